import Findings

/// Turns words into a command.
public enum CommandParser {
  /// Reads the words behind `listlab`.
  ///
  /// Throws `UsageError` if they make no command.
  public static func parse(_ words: [String]) throws(UsageError) -> Command {
    guard let name = words.first else { return .home }
    var rest = Array(words.dropFirst())
    if ["--help", "-h", "help"].contains(name) { return .help(rest.first) }
    if ["--version", "version"].contains(name) { return .version }
    guard let usage = Usage.commands.first(where: { $0.name == name }) else {
      throw UsageError(
        name.hasPrefix("-")
          ? "There is no option \(name)." : "There is no command “\(name)”.", see: nil)
    }
    if rest.contains("--help") || rest.contains("-h") { return .help(name) }
    func flag(_ option: String) -> Bool {
      let isThere = rest.contains(option)
      rest.removeAll { $0 == option }
      return isThere
    }
    func value(of option: String) throws(UsageError) -> String? {
      guard let index = rest.firstIndex(of: option) else { return nil }
      guard rest.indices.contains(index + 1) else {
        throw UsageError("\(option) needs a value behind it.", see: name)
      }
      defer { rest.removeSubrange(index...index + 1) }
      return rest[index + 1]
    }
    let command: Command
    switch name {
    case "lesson":
      var options = LessonOptions()
      options.readsOnly = flag("--read")
      options.checksOnly = flag("--check")
      options.writesJSON = flag("--json")
      options.replay[.script] = try value(of: "--script")
      options.replay[.schedule] = try value(of: "--schedule")
      if let script = options.replay[.script], !script.contains(/^s\d+(\.\d+)*$/) {
        throw UsageError(
          "“\(script)” names no script. A report names one, as in s3.4.5.", see: name)
      }
      if let order = options.replay[.schedule], !order.contains(/^\d+(,\d+)*$/) {
        throw UsageError("“\(order)” names no order. A report names one, as in 2,0,1.", see: name)
      }
      command = .lesson(try number(&rest, usage), options)
    case "hint": command = .hint(try number(&rest, usage))
    case "solution":
      let anyway = flag("--anyway")
      command = .solution(try number(&rest, usage), anyway: anyway)
    case "cards": command = .cards(try number(&rest, usage))
    case "reset": command = .reset(try number(&rest, usage))
    default:
      let record = flag("--record")
      var numbers: [Int] = []
      while rest.first.map({ !$0.hasPrefix("-") }) ?? false {
        numbers.append(try number(&rest, usage))
      }
      command = .verify(numbers, record: record)
    }
    if let stray = rest.first {
      throw UsageError("“\(stray)” means nothing to listlab \(name).", see: name)
    }
    return command
  }

  private static func number(_ rest: inout [String], _ usage: Usage) throws(UsageError) -> Int {
    guard let word = rest.first, !word.hasPrefix("-") else {
      throw UsageError("listlab \(usage.name) needs the number of a lesson.", see: usage.name)
    }
    guard let number = Int(word) else {
      throw UsageError("“\(word)” is not the number of a lesson.", see: usage.name)
    }
    rest.removeFirst()
    return number
  }
}

/// A call that cannot be understood.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, and where to look.
  public let description: String

  init(_ sentence: String, see command: String?) {
    description = "\(sentence) See: listlab \(command.map { $0 + " " } ?? "")--help"
  }
}
