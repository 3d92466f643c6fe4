import Lesson05Given
import ListProbe
import UIKit

/// The stories that checks show.
@MainActor
enum Stories {
  /// As many stories of all kinds, in an order that has no pattern. Each world has its own.
  static func list(count: Int = 1000, world: Int) -> [Story] {
    var random = SeededGenerator(seed: UInt64(world) + 500)
    return (0..<count).map { story($0, world: world, using: &random) }
  }

  /// The story with a number; numbers from 5000 are for stories that come later.
  static func story(
    _ number: Int, world: Int, using random: inout SeededGenerator
  ) -> Story {
    let kind = Story.Kind.allCases[Int.random(in: 0..<3, using: &random)]
    let aspects: [CGFloat] = [0.5, 0.625, 0.75, 0.875, 1]
    return Story(
      id: "w\(world)-s\(number * 7 + 3)", kind: kind,
      text: text(number, kind, round: 1, using: &random),
      aspect: kind == .picture ? aspects.randomElement(using: &random) : nil)
  }

  /// The same story with other content that makes its row higher or lower by some lines, and a picture of
  /// another shape.
  static func changed(_ story: Story, number: Int, using random: inout SeededGenerator) -> Story {
    var story = story
    story.version += 1
    let lines = story.text.count < 120 ? 3 : 1
    story.text =
      text(number, story.kind, round: story.version, using: &random)
      + String(repeating: lines == 3 ? " and there is more to say about it now" : "", count: lines)
    story.aspect = story.aspect.map { $0 > 0.7 ? $0 - 0.375 : $0 + 0.375 }
    return story
  }

  private static let words = [
    "river", "light", "seven", "market", "old", "bridge", "window", "rain", "teacher", "north",
    "train", "garden", "letter", "blue", "evening", "people", "song", "summer", "late", "paper",
  ]

  /// No text is that of another story, or of the same in another round.
  private static func text(
    _ number: Int, _ kind: Story.Kind, round: Int, using random: inout SeededGenerator
  ) -> String {
    let count =
      switch kind {
      case .headline: Int.random(in: 2...12, using: &random)
      case .picture: Int.random(in: 1...9, using: &random)
      case .quote: Int.random(in: 8...38, using: &random)
      }
    let body = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }
    return "No. \(number).\(round) " + body.joined(separator: " ")
  }
}

extension Stories {
  /// A story that comes later, by its number from 1.
  static func new(_ number: Int, world: Int) -> Story {
    var random = SeededGenerator(seed: UInt64(world * 1000 + number))
    return story(5000 + number, world: world, using: &random)
  }
}
