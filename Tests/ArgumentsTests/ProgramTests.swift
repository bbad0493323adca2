import Testing

@testable import Arguments

@Suite("A program of several commands")
struct ProgramTests {
  static let program = Program(
    name: "talk", version: "1.2.3", summary: "Talk to people.",
    commands: [
      Subcommand("greet", Greeting.command) { "greet \($0.count)" },
      Subcommand(
        "leave",
        Command(
          "leave", summary: "Say goodbye.", initial: false,
          options: [
            .flag("softly", short: "s", help: "Softly.") { $0 = true },
            .flag("secretly", help: "Secretly.", isHidden: true) { $0 = true },
          ])
      ) { "leave \($0)" },
    ])

  @Test(
    "A command is called by its name with what follows",
    arguments: [
      (["greet"], "greet 1"), (["greet", "--count", "3", "a"], "greet 3"),
      (["leave"], "leave false"), (["leave", "-s"], "leave true"),
      (["--", "leave", "--softly"], "leave true"), (["greet", "--", "leave"], "greet 1"),
    ] as [([ArgumentValue], String)])
  func run(words: [ArgumentValue], action: String) throws {
    #expect(try Self.program.parse(words) == .run(action))
  }

  @Test(
    "The overview is what an empty line, help alone and help of nothing known ask for",
    arguments: [[], ["--help"], ["-h"], ["help"], ["--"], ["--help", "--nope"], ["-h", "nope"]]
      as [[ArgumentValue]])
  func overview(words: [ArgumentValue]) throws {
    #expect(try Self.program.parse(words) == .overview)
  }

  @Test(
    "The help of a command is asked for in four ways",
    arguments: [
      ["help", "leave"], ["leave", "--help"], ["leave", "x", "-h"], ["--help", "leave"],
    ] as [[ArgumentValue]])
  func commandHelp(words: [ArgumentValue]) throws {
    guard case .help(let description) = try Self.program.parse(words) else {
      Issue.record("not help")
      return
    }
    #expect(description.name == "leave")
  }

  @Test(
    "The help command explains itself",
    arguments: [["help", "help"], ["help", "--help"], ["help", "-h", "nope"]] as [[ArgumentValue]])
  func helpOfHelp(words: [ArgumentValue]) throws {
    #expect(try Self.program.parse(words) == .help(Self.program.helpCommand.description))
  }

  @Test("The version is asked for by name", arguments: [["--version"], ["-V"], ["-V", "greet"]])
  func version(words: [String]) throws {
    #expect(try Self.program.parse(words.map { ArgumentValue($0) }) == .version)
    #expect(Self.program.versionLine == "talk 1.2.3")
  }

  @Test(
    "Every error says what to do",
    arguments: [
      (["leav"], "unknown command `leav`", "did you mean `leave`?"),
      (["hepl"], "unknown command `hepl`", "did you mean `help`?"),
      (["help", "gret"], "unknown command `gret`", "did you mean `greet`?"),
      (["sing"], "unknown command `sing`", "try `talk --help`"),
      ([""], "unknown command ``", "try `talk --help`"),
      (["-"], "unknown command `-`", "try `talk --help`"),
      (["--", "-s"], "unknown command `-s`", "try `talk --help`"),
      (["help", "greet", "leave"], "unexpected argument `leave`", "try `talk help --help`"),
      (["leave", "now"], "unexpected argument `now`", "try `talk leave --help`"),
      (["leave", "--nope"], "unknown option `--nope`", "try `talk leave --help`"),
      (["leave", "--sofly"], "unknown option `--sofly`", "did you mean `--softly`?"),
      (["greet", "-c"], "-c: needs a value: N", "try `talk greet --help`"),
      (["--vresion"], "unknown option `--vresion`", "did you mean `--version`?"),
      (["--version=2"], "--version: takes no value", "try `talk --help`"),
      (["--help=leave"], "--help: takes no value", "try `talk --help`"),
      (["-x"], "unknown option `-x`", "try `talk --help`"),
      (["--secretly"], "unknown option `--secretly`", "try `talk --help`"),
      (
        ["--softly", "leave"], "unknown option `--softly`",
        "options follow the command, as in `talk leave --softly`"
      ),
      (["-s"], "unknown option `-s`", "options follow the command, as in `talk leave -s`"),
    ] as [([ArgumentValue], String, String)])
  func errors(words: [ArgumentValue], message: String, hint: String) {
    let error = #expect(throws: ArgumentError.self) { try Self.program.parse(words) }
    #expect(error?.description == message)
    #expect(error?.hint == hint)
  }

  @Test("A command whose name is not UTF-8 is unknown, not a crash")
  func foreignName() {
    let error = #expect(throws: ArgumentError.self) {
      try Self.program.parse([ArgumentValue(bytes: [0xFF, 0x67])])
    }
    #expect(error?.message == "unknown command `\u{FFFD}g`")
  }

  @Test("Everything that a manual or a completion script needs can be read")
  func descriptions() {
    #expect(Self.program.descriptions.map(\.name) == ["greet", "leave", "help"])
    #expect(Self.program.options.map(\.spellings) == [["-h", "--help"], ["-V", "--version"]])
    let help = Self.program.helpCommand.description
    #expect(help.operands.map(\.completion) == [.words(["greet", "leave"])])
  }
}
