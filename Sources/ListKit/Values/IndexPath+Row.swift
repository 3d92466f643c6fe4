public import Foundation

/// An index path as tables use it: a section and a row in it, each from 0.
extension IndexPath {
  /// Makes the path of a row in a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The section. The path must have two parts.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in the section. The path must have two parts.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
