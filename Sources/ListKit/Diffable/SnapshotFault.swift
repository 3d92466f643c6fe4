import Foundation
import Synchronization

/// What is wrong with a change of a snapshot, in UIKit's words.
///
/// The texts are those that apps were seen to end with. Two of them are ours, in the form of the others: for
/// a section that is moved to itself, and the plural of `existingSections`. What UIKit prints of an update
/// with its address is printed here without.
enum SnapshotFault {
  /// An identifier that stands more than once in one call (114).
  static func notUnique<ID>(_ kind: String, _ identifiers: [ID]) -> UIKitException {
    let list = identifiers.map { "    " + words($0, inList: true) }.joined(separator: ",\n")
    return .internalInconsistency(
      "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}")
  }

  /// Items without a section to put them into (115).
  static var noSections: UIKitException {
    .internalInconsistency(
      "There are currently no sections in the data source. Please add a section first.")
  }

  /// A place that is named by something that the snapshot does not have (115).
  static func notFound(_ what: String) -> UIKitException {
    .internalInconsistency("Invalid parameter not satisfying: \(what) != NSNotFound")
  }

  /// A question about a section that the snapshot does not have. From iOS 14 on.
  static var unknownSectionRead: UIKitException {
    .internalInconsistency(
      "Section identifier was not found. You can verify the section exists by calling the "
        + "indexOfSectionIdentifier API (which has O(1) performance)")
  }

  /// A mark for something that the snapshot does not have (117). The words are those since iOS 15.
  static func unknownMarked<ID>(_ kind: String, _ identifier: ID, word: String) -> UIKitException {
    .internalInconsistency(
      "Attempted to \(word) \(kind) identifier that does not exist in the snapshot: "
        + words(identifier))
  }

  /// Sections that are added though the snapshot has them.
  static func existingSections<ID>(_ identifiers: [ID]) -> UIKitException {
    .internalInconsistency(
      "Diffable data source detected an attempt to insert or append \(identifiers.count) section "
        + "\(existing(identifiers)) in the snapshot. Identifiers in a snapshot must be unique. "
        + "Section \(existing(identifiers)): \(list(identifiers))")
  }

  /// Items that are inserted at one of themselves.
  static func itemAmongInserted<ID>(_ anchor: ID, _ identifiers: [ID]) -> UIKitException {
    .internalInconsistency(
      "Invalid update: destination for insertion operation [\(words(anchor))] is in the insertion "
        + "identifier list for update: \(update("INS", anchor, identifiers)).")
  }

  /// Sections that are inserted at one of themselves.
  static func sectionAmongInserted<ID>(_ anchor: ID, _ identifiers: [ID]) -> UIKitException {
    .internalInconsistency(
      "Invalid update: destination for section operation [\(words(anchor))] is in the inserted "
        + "section list for update: \(update("INS", anchor, identifiers))")
  }

  /// Something that is moved to where it is.
  static func movedToItself<ID>(_ kind: String, _ identifier: ID) -> UIKitException {
    .internalInconsistency(
      "Invalid update: destination for \(kind) move is the same as the source "
        + "[\(words(identifier))] for update: \(update("MOV", identifier, [identifier])).")
  }

  /// Whether lines for the developer are held back: by tests that make thousands of them.
  static let isSilent = Mutex(false)

  /// Writes a line for the developer.
  private static func log(_ line: String) {
    guard !isSilent.withLock({ $0 }) else { return }
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Logs that items are added though the snapshot has them: they move (114a).
  static func logExisting<ID>(_ identifiers: [ID]) {
    let noun = identifiers.count == 1 ? "identifier" : "identifiers"
    log(
      "Diffable data source detected an attempt to insert or append \(identifiers.count) item "
        + "\(existing(identifiers)) in the snapshot. The existing item \(noun) will be moved into "
        + "place instead, but this operation will be more expensive. For best performance, inserted "
        + "item identifiers should always be unique. Set a symbolic breakpoint on "
        + "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the "
        + "debugger. Item \(existing(identifiers)): \(list(identifiers))")
  }

  private static func existing<ID>(_ identifiers: [ID]) -> String {
    identifiers.count == 1 ? "identifier that already exists" : "identifiers that already exist"
  }

  private static func list<ID>(_ identifiers: [ID]) -> String {
    guard identifiers.count > 1 else { return identifiers.map { words($0) }.joined() }
    let list = identifiers.map { "    " + words($0, inList: true) }.joined(separator: ",\n")
    return "(\n\(list)\n)"
  }

  private static func update<ID>(_ action: String, _ anchor: ID, _ identifiers: [ID]) -> String {
    let list = identifiers.map { words($0) }.joined(separator: ", ")
    return "<_UIDiffableDataSourceUpdate - action: \(action); destinationIdentifier:"
      + "\(words(anchor)); destIsSection: 0; identifiers: [\(list)]>"
  }

  /// An identifier as UIKit prints it: text as it is, in a list in quotes unless it is letters and digits
  /// only; everything else by its module and name.
  private static func words<ID>(_ identifier: ID, inList: Bool = false) -> String {
    if let text = identifier as? String {
      let isPlain = !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      return inList && !isPlain ? "\"\(text)\"" : text
    }
    let words = String(reflecting: identifier)
    // The name of a private type contains an address, which is another one in the next run.
    return words.contains("(unknown context at ") ? String(describing: identifier) : words
  }
}
