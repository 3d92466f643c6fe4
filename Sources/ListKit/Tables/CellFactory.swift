import CCellFactory

/// Makes registered cells.
enum CellFactory {
  /// A new cell of a class, through its `init(style:reuseIdentifier:)` with the default style (22).
  @MainActor
  static func make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
    // Initialisers consume their arguments, so the two words handed over must be a copy that is owned.
    let words = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    defer { words.deallocate() }
    words.initialize(to: reuseIdentifier)
    let cell = words.withMemoryRebound(to: (UInt, UInt).self, capacity: 1) { words in
      list_kit_make_cell(
        UInt8(UITableViewCell.CellStyle.default.rawValue), words.pointee.0, words.pointee.1,
        unsafeBitCast(type, to: UnsafeRawPointer.self))
    }
    return Unmanaged<UITableViewCell>.fromOpaque(cell).takeRetainedValue()
  }
}
