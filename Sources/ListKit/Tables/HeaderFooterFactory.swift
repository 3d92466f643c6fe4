import CCellFactory

/// Makes registered header and footer views.
enum HeaderFooterFactory {
  /// A new view of a class, through its `init(reuseIdentifier:)` (161).
  @MainActor
  static func make(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String
  ) -> UITableViewHeaderFooterView {
    // Initialisers consume their arguments, so the two words handed over must be a copy that is owned.
    let words = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    defer { words.deallocate() }
    words.initialize(to: reuseIdentifier)
    let view = words.withMemoryRebound(to: (UInt, UInt).self, capacity: 1) { words in
      list_kit_make_header_footer(
        words.pointee.0, words.pointee.1, unsafeBitCast(type, to: UnsafeRawPointer.self))
    }
    return Unmanaged<UITableViewHeaderFooterView>.fromOpaque(view).takeRetainedValue()
  }
}
