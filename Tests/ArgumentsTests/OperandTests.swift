import Arguments
import Testing

@Suite("Operands")
struct OperandTests {
  /// A command of operands that note which of them a word went to.
  private func command(_ counts: [(String, Int, Int?)]) -> Command<[String]> {
    Command(
      "order", summary: "Order words.", initial: [],
      operands: counts.map { name, minimum, maximum in
        Operand(name, help: "A word.", minimum: minimum, maximum: maximum) {
          $0.append("\(name)=\($1.text)")
        }
      },
      options: [.flag("mark", help: "Mark.") { $0.append("mark") }])
  }

  @Test("Options and operands may be mixed")
  func mixed() throws {
    #expect(
      try Greeting.parsed(["a", "-l", "b", "--count", "2", "c"])
        == Greeting(count: 2, isLoud: true, names: ["a", "b", "c"]))
  }

  @Test("After `--` everything is an operand, another `--` too")
  func terminator() throws {
    #expect(
      try Greeting.parsed(["a", "--", "-l", "--count=2", "--", "--help"])
        == Greeting(names: ["a", "-l", "--count=2", "--", "--help"]))
    #expect(try Greeting.parsed(["--"]) == Greeting())
  }

  @Test("The empty word is an operand, and bytes are kept")
  func unusual() throws {
    let name = ArgumentValue(bytes: [0xFF])
    #expect(try Greeting.parsed(["", name]) == Greeting(names: ["", name]))
  }

  @Test(
    "Words go to the operands in order, the later ones get what they need",
    arguments: [
      ([("A", 1, 1), ("B", 1, 1)], "1 2", "A=1 B=2"),
      ([("A", 0, 1), ("B", 1, 1)], "1", "B=1"),
      ([("A", 0, 1), ("B", 1, 1)], "1 2", "A=1 B=2"),
      ([("A", 1, nil), ("B", 1, 1)], "1 2 3", "A=1 A=2 B=3"),
      ([("A", 1, 1), ("B", 0, nil)], "1 2 3", "A=1 B=2 B=3"),
      ([("A", 2, nil)], "1 2", "A=1 A=2"),
    ] as [([(String, Int, Int?)], String, String)])
  func distribution(counts: [(String, Int, Int?)], words: String, expected: String) throws {
    let parsed = try command(counts).parse(words.split(separator: " ").map { .init(String($0)) })
    #expect(parsed == .values(expected.split(separator: " ").map(String.init)))
  }

  @Test(
    "Too few words name the operand that lacks them",
    arguments: [
      ([("A", 1, nil)], [], "missing argument A"),
      ([("A", 1, 1), ("B", 1, 1)], ["1"], "missing argument B"),
      ([("A", 2, nil)], ["1"], "A: at least 2 needed, 1 given"),
      ([("A", 2, 2)], [], "A: 2 needed, 0 given"),
    ] as [([(String, Int, Int?)], [ArgumentValue], String)])
  func tooFew(counts: [(String, Int, Int?)], words: [ArgumentValue], message: String) throws {
    let error = #expect(throws: ArgumentError.self) { try command(counts).parse(words) }
    #expect(error?.description == message)
  }

  @Test("The first word too many is told")
  func tooMany() {
    #expect(throws: ArgumentError("unexpected argument `2`")) {
      try command([("A", 0, 1)]).parse(["1", "2", "3"])
    }
    #expect(throws: ArgumentError("unexpected argument `1`")) { try command([]).parse(["1"]) }
  }

  @Test("An error of an option goes before one of the operands")
  func precedence() {
    #expect(throws: ArgumentError("takes no value", subject: "--mark")) {
      try command([("A", 1, 1)]).parse(["--mark=x"])
    }
  }

  @Test("Where a choice is missing, the hint names the choices")
  func missingChoice() {
    let command = Command(
      "tone", summary: "Take a tone.", initial: [Greeting.Tone](),
      operands: [.choice("TONE", help: "Which.") { $0.append($1) }])
    #expect(
      throws: ArgumentError("missing argument TONE", hint: "TONE is one of warm, cool, formal")
    ) { try command.parse([]) }
  }

  @Test("An operand may be a choice, whose error names the operand")
  func choice() throws {
    let command = Command(
      "tone", summary: "Take a tone.", initial: [Greeting.Tone](),
      operands: [.choice("TONE", help: "Which.") { $0.append($1) }])
    #expect(try command.parse(["cool"]) == .values([.cool]))
    #expect(command.description.operands[0].completion == .words(["warm", "cool", "formal"]))
    let error = ArgumentError(
      "`col` is not one of warm, cool, formal", subject: "TONE", hint: "did you mean `cool`?")
    #expect(throws: error) { try command.parse(["col"]) }
  }

  @Test("Values that don't go together are refused once everything is read")
  func validation() throws {
    let command = Command(
      "greet", summary: "Greet.", initial: Greeting(), options: Greeting.options,
      validate: { (values) throws(ArgumentError) in
        guard values.isLoud || values.isQuick else { throw ArgumentError("say how") }
        values.count += 1
      })
    #expect(throws: ArgumentError("say how")) { try command.parse([]) }
    #expect(try command.parse(["-l"]) == .values(Greeting(count: 2, isLoud: true)))
    #expect(try command.parse(["--help"]) == .help)
  }
}
