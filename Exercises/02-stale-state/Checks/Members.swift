import Lesson02Given
import ListProbe
import UIKit

/// The members that checks show: many looks, in an order in which each meets many others on one cell.
@MainActor
enum Members {
  /// What is seen of a member, with values that a check gives it; the first is the plain one.
  static let fields: [String: ItemField<Member>] = [
    "role": ItemField(
      "role",
      [
        ItemValue("nil") { $0.role = nil }, ItemValue("Design") { $0.role = "Design" },
        ItemValue("Sales") { $0.role = "Sales" },
      ]),
    "presence": ItemField(
      "presence",
      [
        ItemValue("none") { $0.presence = .none }, ItemValue("online") { $0.presence = .online },
        ItemValue("away") { $0.presence = .away },
      ]),
    "avatar": ItemField(
      "avatar",
      [
        ItemValue("nil") { $0.avatar = nil },
        ItemValue("a cat") { $0.avatar = UIImage(named: "cat") },
        ItemValue("a dog") { $0.avatar = UIImage(named: "dog") },
      ]),
    "skills": ItemField(
      "skills",
      [
        ItemValue("none") { $0.skills = [] }, ItemValue("Swift") { $0.skills = ["Swift"] },
        ItemValue("Go and C") { $0.skills = ["Go", "C"] },
      ]),
    "other skills": ItemField(
      "skills",
      [
        ItemValue("Swift") { $0.skills = ["Swift"] }, ItemValue("Rust") { $0.skills = ["Rust"] },
        ItemValue("Go") { $0.skills = ["Go"] },
      ]),
    "unread": ItemField(
      "unread",
      [
        ItemValue("0") { $0.unread = 0 }, ItemValue("3") { $0.unread = 3 },
        ItemValue("12") { $0.unread = 12 },
      ]),
    "isStarred": ItemField(
      "isStarred",
      [ItemValue("false") { $0.isStarred = false }, ItemValue("true") { $0.isStarred = true }]),
    "isMuted": ItemField(
      "isMuted",
      [ItemValue("false") { $0.isMuted = false }, ItemValue("true") { $0.isMuted = true }]),
  ]

  /// The fields with these names, in this order.
  static func fields(_ names: [String]) -> [ItemField<Member>] { names.compactMap { fields[$0] } }

  /// All fields.
  static let all = fields([
    "role", "presence", "avatar", "skills", "unread", "isStarred", "isMuted",
  ])

  private static let looks = FieldCombinations(all)

  private static let names = [
    "Mia", "Ben", "Zoe", "Tom", "Ida", "Max", "Eva", "Leo", "Ada", "Jan", "Lea", "Kai", "Amy",
    "Noa", "Rex", "Uma", "Vic", "Xia", "Yui", "Ola",
  ]

  /// The name of the member with a number, which no other has.
  static func name(_ number: Int) -> String {
    names[number % names.count] + (number < names.count ? "" : " \(number / names.count + 1)")
  }

  /// So many members of a world, each of some look.
  static func list(count: Int, world: Int, seed: UInt64 = 1) -> [Member] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { number in
      member(number, world: world, look: Int.random(in: 0..<looks.all.count, using: &random))
    }
  }

  /// A member of a look.
  static func member(_ number: Int, world: Int, look: Int) -> Member {
    looks.item(
      look % looks.all.count, from: Member(id: "w\(world)-m\(number * 7 + 3)", name: name(number)))
  }
}
