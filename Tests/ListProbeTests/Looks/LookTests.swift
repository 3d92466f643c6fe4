import Foundation
import ListProbe
import Testing

@testable import ListKit

@Suite("What is seen of a view")
struct LookTests {
  /// Says how a card looks beside a plain one, after something was done to it.
  @MainActor
  private func differences(
    _ change: (Card) -> Void, from plain: (Card) -> Void = { _ in }
  ) -> [LookDifference] {
    let (card, other) = (Card(), Card())
    change(card)
    plain(other)
    return Look(of: card).differences(from: Look(of: other))
  }

  @MainActor
  private func words(_ change: (Card) -> Void, from plain: (Card) -> Void = { _ in }) -> [String] {
    differences(change, from: plain).map { "\($0.words) | \($0.expectedWords)" }
  }

  @Test func `two equal views do not differ`() {
    DeterministicRuntime.run {
      #expect(words { _ in } == [])
    }
  }

  @Test func `what nobody sees is not compared`() {
    DeterministicRuntime.run {
      let unseen: [(Card) -> Void] = [
        { $0.hidden.text = "other" }, { $0.hidden.backgroundColor = .red },
        { $0.faint.text = "other" }, { $0.faint.alpha = 0.001 },
        { $0.empty.text = "" }, { $0.empty.textColor = .red },
        { $0.empty.font = .systemFont(ofSize: 1) },
        { $0.empty.backgroundColor = .clear },
        { $0.empty.backgroundColor = UIColor(white: 1, alpha: 0) },
        { $0.backgroundColor = .white }, { $0.title.textColor = .black },
        { $0.box.isHidden = true }, { $0.box.alpha = 0.5 }, { $0.box.removeFromSuperview() },
        { $0.box.addSubview(UIView()) }, { $0.tag = 7 }, { $0.title.accessibilityLabel = "a" },
        { $0.empty.isHidden = true }, { $0.picture.backgroundColor = .systemBackground },
        { $0.bringSubviewToFront($0.title) },
      ]
      for (number, change) in unseen.enumerated() {
        #expect(words(change) == [], "change \(number)")
      }
    }
  }

  @Test func `each difference is said once, by the property's name, with both values`() {
    DeterministicRuntime.run {
      #expect(words { $0.title.text = "Mia" } == ["“Mia” in title | “Title”"])
      #expect(words { $0.title.textColor = .red } == ["title.textColor red | label"])
      #expect(
        words { $0.title.font = .boldSystemFont(ofSize: 20) }
          == ["title.font 20 points bold | 17 points"])
      #expect(words { $0.title.numberOfLines = 0 } == ["title.numberOfLines 0 | 1"])
      #expect(words { $0.empty.text = "New" } == ["“New” in empty | no text"])
      #expect(words { $0.hidden.isHidden = false } == ["hidden (old) | hidden.isHidden true"])
      #expect(words { $0.faint.alpha = 1 } == ["faint (old) | faint.alpha 0"])
      #expect(words { $0.title.isHidden = true } == ["no title (Title) | title (Title)"])
      #expect(words { $0.title.text = nil } == ["no title (Title) | title (Title)"])
      #expect(words { $0.title.alpha = 0.5 } == ["title.alpha 0.5 | 1"])
      #expect(words { $0.alpha = 0.5 } == ["alpha 0.5 | 1"])
      #expect(words { $0.isHidden = true }.first == "isHidden true | none")
      #expect(words { $0.picture.image = image("b") } == ["b in picture | a"])
      #expect(
        words({
          $0.title.text = "Mia"
          $0.title.textColor = .red
        })
          == ["“Mia” in title | “Title”", "title.textColor red | label"])
    }
  }

  @Test func `placeholders without a key are one, and not the same as a picture or none`() {
    DeterministicRuntime.run {
      let placeholder: (Card) -> Void = { $0.picture.image = UIImage(key: nil, size: .zero) }
      #expect(words(placeholder, from: placeholder) == [])
      #expect(words(placeholder) == ["a placeholder in picture | a"])
      #expect(
        words(placeholder) { $0.picture.image = nil } == ["a placeholder in picture | none"])
    }
  }

  @Test func `a faded container is said once, not for each view in it`() {
    DeterministicRuntime.run {
      let fill: (Card) -> Void = { card in
        for text in ["a", "b"] { card.add(text) }
      }
      #expect(
        words(
          {
            fill($0)
            $0.box.alpha = 0.5
          }, from: fill) == ["box.alpha 0.5 | 1"])
    }
  }

  @Test func `a background that blends with what is behind it is none, unless that shines`() {
    DeterministicRuntime.run {
      #expect(
        words({
          $0.backgroundColor = .yellow
          $0.title.backgroundColor = .white
        }) {
          $0.backgroundColor = .yellow
        } == ["title.backgroundColor white | none"])
      // Only the card is said: the label's own white is the same in both.
      #expect(
        words({
          $0.backgroundColor = .yellow
          $0.title.backgroundColor = .white
        }) {
          $0.title.backgroundColor = .white
        } == ["backgroundColor yellow | none"])
    }
  }

  @Test func `views without names are counted where they stand`() {
    DeterministicRuntime.run {
      let one: (Card) -> Void = { $0.add("Rust") }
      #expect(
        words({ card in for text in ["Swift", "Vapor", "Rust"] { card.add(text) } }, from: one)
          == ["3 labels (Swift, Vapor, Rust) in box | 1 (Rust)"])
      #expect(words({ _ in }, from: one) == ["no labels in box | 1 (Rust)"])
      #expect(words(one) == ["1 label (Rust) in box | none"])
    }
  }

  @Test func `views without names that changed are said by what they are and which`() {
    DeterministicRuntime.run {
      #expect(
        words({
          $0.add("a")
          $0.add("c")
        }) {
          $0.add("a")
          $0.add("b")
        }
          == ["“c” in label 2 in box | “b”"])
      // Outside stacks nobody sees in which order they were added.
      #expect(
        words({
          $0.add("b")
          $0.add("a")
        }) {
          $0.add("a")
          $0.add("b")
        } == [])
    }
  }

  @Test func `the members of an array have no part of their own`() {
    DeterministicRuntime.run {
      let (card, other) = (Card(), Card())
      card.keep("a").isHidden = true
      card.keep("b")
      other.keep("b")
      #expect(Look(of: card).differences(from: Look(of: other)) == [])
      card.keep("c")
      #expect(
        Look(of: card).differences(from: Look(of: other)).map(\.words)
          == ["2 labels (b, c) of labels"])
    }
  }

  @Test func `views of the learner's own are looked into, under their names`() {
    DeterministicRuntime.run {
      #expect(words { $0.inner.caption.text = "b" } == ["“b” in inner.caption | “caption”"])
      #expect(words { $0.inner.backgroundColor = .red } == ["inner.backgroundColor red | none"])
    }
  }

  @Test func `lazy views, identifiers and views in a struct have names too`() {
    DeterministicRuntime.run {
      #expect(
        words({
          $0.addSubview($0.late)
          $0.late.text = "late"
        }) == ["late (late) | no late"])
      #expect(words { $0.parts.footer.text = "b" } == ["“b” in parts.footer | “footer”"])
      let add: (Card, String) -> Void = { card, text in
        let label = UILabel()
        label.text = text
        label.accessibilityIdentifier = "count"
        card.addSubview(label)
      }
      #expect(words({ add($0, "2") }) { add($0, "1") } == ["“2” in count | “1”"])
      #expect(
        words({
          add($0, "1")
          add($0, "2")
        }) { add($0, "1") }.count == 1)
    }
  }

  @Test func `frames are compared where they are asked for`() {
    DeterministicRuntime.run {
      let (card, other) = (Card(), Card())
      card.title.frame.origin.x = 8
      #expect(Look(of: card).differences(from: Look(of: other)) == [])
      #expect(
        Look(of: card, comparesFrames: true)
          .differences(from: Look(of: other, comparesFrames: true)).map(\.words)
          == ["title.frame 8, 0, 100 × 20"])
    }
  }

  @Test func `the texts of a view are told in order`() {
    DeterministicRuntime.run {
      #expect(Look(of: Card()).texts == ["Title", "footer", "caption"])
    }
  }

  @Test func `a cell's mark is seen`() {
    DeterministicRuntime.run {
      let (cell, other) = (
        UITableViewCell(style: .default, reuseIdentifier: nil),
        UITableViewCell(style: .default, reuseIdentifier: nil)
      )
      cell.accessoryType = .checkmark
      cell.textLabel?.text = "a"
      #expect(
        Look(of: cell).differences(from: Look(of: other)).map(\.words)
          == ["accessoryType checkmark", "textLabel (a)"])
    }
  }
}

@MainActor private func image(_ key: String) -> UIImage { UIImage(key: key, size: .zero) }

/// A view with something of each sort in it.
private final class Card: UIView {
  let title = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  let hidden = UILabel()
  let faint = UILabel()
  let empty = UILabel()
  let picture = UIImageView()
  let box = UIView()
  let inner = Inner()
  let parts = Parts(footer: UILabel())
  lazy var late = UILabel()
  private var labels: [UILabel] = []

  struct Parts {
    let footer: UILabel
  }

  init() {
    super.init(frame: .zero)
    for view in [title, hidden, faint, empty, picture, box, parts.footer, inner] {
      addSubview(view)
    }
    (title.text, hidden.text, faint.text) = ("Title", "old", "old")
    (hidden.isHidden, faint.alpha) = (true, 0)
    picture.image = image("a")
    parts.footer.text = "footer"
  }

  required init?(coder: NSCoder) { nil }

  func add(_ text: String) {
    let label = UILabel()
    label.text = text
    box.addSubview(label)
  }

  @discardableResult
  func keep(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    labels.append(label)
    box.addSubview(label)
    return label
  }

  final class Inner: UIView {
    let caption = UILabel()

    init() {
      super.init(frame: .zero)
      caption.text = "caption"
      addSubview(caption)
    }

    required init?(coder: NSCoder) { nil }
  }
}
