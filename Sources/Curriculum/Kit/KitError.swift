import Foundation

/// What can be wrong with a kit or with the files in it. The description says what happened, where, and
/// what to do next.
public enum KitError: Error, Equatable, CustomStringConvertible {
  /// No kit above a folder, or none where `LISTLAB_HOME` points.
  case noKit(at: String, namedByEnvironment: Bool)
  /// No lesson of this number.
  case noLesson(Int, known: [Int])
  /// A file or folder cannot be read.
  case unreadable(String, reason: String)
  /// A file or folder cannot be written.
  case unwritable(String, reason: String)
  /// A file of the kit's does not say what it must.
  case malformed(String, reason: String)
  /// A file that the learner edits is not there.
  case exerciseMissing(String, lesson: Int)
  /// A file that the learner edits has nothing in it.
  case exerciseEmpty(String, lesson: Int)
  /// A file that the learner edits is not text in UTF-8.
  case exerciseNotText(String, lesson: Int)
  /// A file of the kit's that judges the learner's work was changed.
  case changed([String])
  /// A file of the kit's that judges the learner's work is not there.
  case missing([String])

  /// The sentence for people.
  public var description: String {
    switch self {
    case .noKit(let path, true):
      "LISTLAB_HOME names \(path), but there is no ListLab kit. Set it to the folder that you cloned, or unset it."
    case .noKit(let path, false):
      "There is no ListLab kit in \(path) or above it. Go to the folder that you cloned, or set LISTLAB_HOME to it."
    case .noLesson(let number, let known):
      "There is no lesson \(number). There \(known.count == 1 ? "is" : "are"): \(known.map(String.init).joined(separator: ", "))."
    case .unreadable(let path, let reason):
      "\(path) cannot be read: \(reason). Check that it is there and that you may read it."
    case .unwritable(let path, let reason):
      "\(path) cannot be written: \(reason). Check the free space and that you may write there."
    case .malformed(let path, let reason):
      "\(path) is damaged: \(reason). Restore it with: git checkout -- \(path)"
    case .exerciseMissing(let path, let lesson):
      "\(path) is not there. Get the starting file back with: listlab reset \(lesson)"
    case .exerciseEmpty(let path, let lesson):
      "\(path) is empty. If your editor still has your text, save it again; or begin anew with: listlab reset \(lesson)"
    case .exerciseNotText(let path, let lesson):
      "\(path) is not text in UTF-8. Save it as UTF-8 in your editor; or begin anew with: listlab reset \(lesson)"
    case .changed(let paths):
      "\(Self.list(paths)) not as the kit has it, so the checks cannot be trusted. Restore with: git checkout -- \(paths.joined(separator: " "))"
    case .missing(let paths):
      "\(Self.list(paths)) missing, and the checks need it. Restore with: git checkout -- \(paths.joined(separator: " "))"
    }
  }

  private static func list(_ paths: [String]) -> String {
    let shown = paths.prefix(2).joined(separator: " and ")
    let more = paths.count > 2 ? " and \(paths.count - 2) more files" : ""
    return "\(shown)\(more) \(paths.count == 1 ? "is" : "are")"
  }
}

extension Error {
  /// The reason of a failed file operation in the system's words, such as `Permission denied`.
  package var plainReason: String {
    let error = self as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    if underlying.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(underlying.code)))
    }
    return error.localizedDescription
  }
}
