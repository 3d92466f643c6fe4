public import Foundation

extension UIButton {
  /// What a button shows and how.
  ///
  /// Source: `UIButton.Configuration` documentation.
  public struct Configuration: Hashable, Sendable {
    /// Which of the given looks it began as.
    private let look: String

    /// The words, or nil for none.
    public var title: String?
    /// More words below, smaller, or nil for none.
    public var subtitle: String?
    /// The picture, or nil for none.
    public var image: UIImage?
    /// Where the picture stands.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Points between picture and words.
    public var imagePadding: CGFloat = 0
    /// Points between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// Points around all.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of words and picture, or nil for the look's own.
    public var baseForegroundColor: UIColor?
    /// The colour behind them, or nil for the look's own.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle: CornerStyle = .dynamic
    /// How large the button is.
    public var buttonSize: Size = .medium
    /// Whether an activity indicator stands in the picture's place.
    public var showsActivityIndicator = false

    /// Words and picture alone.
    public static func plain() -> Configuration { Configuration(look: "plain") }
    /// Behind them a pale tint.
    public static func tinted() -> Configuration { Configuration(look: "tinted") }
    /// Behind them grey.
    public static func gray() -> Configuration { Configuration(look: "gray") }
    /// Behind them the full tint.
    public static func filled() -> Configuration { Configuration(look: "filled") }
    /// With no colour and no room of its own.
    public static func borderless() -> Configuration { Configuration(look: "borderless") }
    /// With a background.
    public static func bordered() -> Configuration { Configuration(look: "bordered") }
    /// With a pale background of the tint.
    public static func borderedTinted() -> Configuration { Configuration(look: "borderedTinted") }
    /// With a background of the tint.
    public static func borderedProminent() -> Configuration {
      Configuration(look: "borderedProminent")
    }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed
      /// As the text's size says.
      case dynamic
      /// A little.
      case small
      /// More.
      case medium
      /// A lot.
      case large
      /// Half circles.
      case capsule
    }

    /// How large a button is. Here it changes nothing; `contentInsets` does.
    public enum Size: Int, Sendable {
      /// Medium.
      case medium
      /// Small.
      case small
      /// Very small.
      case mini
      /// Large.
      case large
    }
  }
}

/// Edges, where the script begins and ends.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes edges from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// Where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// Where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All of them.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
