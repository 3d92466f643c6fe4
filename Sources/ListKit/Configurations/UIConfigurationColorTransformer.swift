/// Makes the colour that is shown of the one that is set.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  private final class Function: Sendable {
    let transform: @Sendable (UIColor) -> UIColor

    init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
      self.transform = transform
    }
  }

  private let function: Function

  /// Makes a transformer of a function.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    function = Function(transform)
  }

  /// The function.
  public var transform: (UIColor) -> UIColor { function.transform }

  /// The colour that is shown for another.
  public func callAsFunction(_ input: UIColor) -> UIColor { function.transform(input) }

  /// Whether two transformers are copies of one. Functions themselves cannot be compared.
  public static func == (
    lhs: UIConfigurationColorTransformer, rhs: UIConfigurationColorTransformer
  ) -> Bool {
    lhs.function === rhs.function
  }

  /// Hashes which one it is a copy of.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(function))
  }
}
