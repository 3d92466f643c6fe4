import Findings
import ListLabCLI
import Testing

@Suite struct CommandParserTests {
  @Test(
    "Words become commands",
    arguments: [
      ([], Command.home), (["lesson", "3"], .lesson(3, LessonOptions())),
      (["hint", "1"], .hint(1)),
      (["solution", "1", "--anyway"], .solution(1, anyway: true)),
      (["solution", "1"], .solution(1, anyway: false)),
      (["reset", "2"], .reset(2)), (["verify"], .verify([], record: false)),
      (["verify", "1", "2", "--record"], .verify([1, 2], record: true)), (["--help"], .help(nil)),
      (["lesson", "--help"], .help("lesson")), (["help", "hint"], .help("hint")),
      (["--version"], .version),
    ] as [([String], Command)])
  func commands(words: [String], command: Command) throws {
    #expect(try CommandParser.parse(words) == command)
  }

  @Test("Options may stand on either side of the number")
  func options() throws {
    var options = LessonOptions()
    options.writesJSON = true
    #expect(try CommandParser.parse(["lesson", "--json", "1"]) == .lesson(1, options))
    #expect(try CommandParser.parse(["lesson", "1", "--json"]) == .lesson(1, options))
  }

  @Test("A script or an order may be named")
  func replay() throws {
    var options = LessonOptions()
    options.replay = [.script: "s3.4.5"]
    #expect(try CommandParser.parse(["lesson", "--script", "s3.4.5", "3"]) == .lesson(3, options))
    options.replay = [.schedule: "2,0,1"]
    #expect(try CommandParser.parse(["lesson", "4", "--schedule", "2,0,1"]) == .lesson(4, options))
  }

  @Test(
    "What makes no sense is said in a sentence that leads on",
    arguments: [
      (["leson", "1"], "There is no command “leson”. See: listlab --help"),
      (["--fast"], "There is no option --fast. See: listlab --help"),
      (
        ["lesson", "3", "--script"],
        "--script needs a value behind it. See: listlab lesson --help"
      ),
      (
        ["lesson", "3", "--script", "hello"],
        "“hello” names no script. A report names one, as in s3.4.5. See: listlab lesson --help"
      ),
      (
        ["lesson", "4", "--schedule", "2,,1"],
        "“2,,1” names no order. A report names one, as in 2,0,1. See: listlab lesson --help"
      ),
      (["lesson"], "listlab lesson needs the number of a lesson. See: listlab lesson --help"),
      (["lesson", "three"], "“three” is not the number of a lesson. See: listlab lesson --help"),
      (["hint", "1", "2"], "“2” means nothing to listlab hint. See: listlab hint --help"),
      (
        ["reset", "1", "--now"], "“--now” means nothing to listlab reset. See: listlab reset --help"
      ),
    ])
  func errors(words: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) { try CommandParser.parse(words) }
    #expect(error?.description == sentence)
  }
}
