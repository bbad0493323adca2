import Testing

@testable import Arguments

@Suite("What is to be read about a command")
struct DescriptionTests {
  @Test("Options keep the order of the table, the help option last")
  func order() {
    #expect(
      Greeting.command.description.options.map(\.name)
        == ["count", "text", "tone", "output", "loud", "quick", "no-loud", "help"])
  }

  @Test("An option says all that it was given")
  func option() throws {
    let options = Greeting.command.description.options
    #expect(
      options[3]
        == OptionDescription(
          name: "output", short: "o", aliases: ["out-file"], valueName: "FILE", help: "Where to.",
          group: "Output", completion: .file))
    #expect(options[2].completion == .words(["warm", "cool", "formal"]))
    #expect(options[2].isRepeatable)
    #expect(options[5].valueName == nil)
    #expect(options[6].isHidden)
  }

  @Test("Groups stand in the order of first appearance, without hidden options")
  func groups() {
    let groups = Greeting.command.description.optionGroups
    #expect(groups.map(\.heading) == ["Options", "Output"])
    #expect(
      groups.map { $0.options.map(\.name) }
        == [["count", "text", "tone", "quick", "help"], ["output", "loud"]])
  }

  @Test(
    "An operand is written as usage lines have it",
    arguments: [
      (1, 1, "A"), (0, 1, "[A]"), (0, nil, "[A...]"), (1, nil, "A..."), (2, nil, "A A..."),
      (2, 2, "A A"), (1, 3, "A [A] [A]"),
    ] as [(Int, Int?, String)])
  func notation(minimum: Int, maximum: Int?, notation: String) {
    let operand = OperandDescription(name: "A", help: "", minimum: minimum, maximum: maximum)
    #expect(operand.notation == notation)
  }

  @Test("A usage line is made from the tables unless one is written")
  func usage() {
    let hidden = OptionDescription(name: "x", help: "", isHidden: true)
    let operand = OperandDescription(name: "A", help: "")
    func usage(
      _ options: [OptionDescription], _ operands: [OperandDescription], _ written: [String] = []
    ) -> [String] {
      CommandDescription(
        name: "c", summary: "", usage: written, operands: operands, options: options
      ).usage
    }
    #expect(usage([], []) == [""])
    #expect(usage([hidden], [operand]) == ["A"])
    #expect(usage([OptionDescription(name: "y", help: "")], [operand]) == ["[OPTIONS] A"])
    #expect(usage([], [operand], ["B", "--all"]) == ["B", "--all"])
  }

  @Test(
    "A table that nobody could type, or that means two things, is found",
    arguments: [
      ([OptionDescription(name: "a", help: "")], nil),
      ([OptionDescription(name: "a-1", short: "1", help: "")], nil),
      (
        [OptionDescription(name: "a", help: ""), OptionDescription(name: "a", help: "")],
        "--a stands in the table twice"
      ),
      (
        [
          OptionDescription(name: "a", help: ""),
          OptionDescription(name: "b", aliases: ["a"], help: ""),
        ], "--a stands in the table twice"
      ),
      ([OptionDescription(name: "help", help: "")], "--help stands in the table twice"),
      ([OptionDescription(name: "a", short: "h", help: "")], "-h stands in the table twice"),
      ([OptionDescription(name: "a", short: "=", help: "")], "-= is not an ASCII letter or digit"),
      ([OptionDescription(name: "a", short: "é", help: "")], "-é is not an ASCII letter or digit"),
      (
        [OptionDescription(name: "", help: "")], "`` is not a name of letters, digits and hyphens"
      ),
      (
        [OptionDescription(name: "-a", help: "")],
        "`-a` is not a name of letters, digits and hyphens"
      ),
      (
        [OptionDescription(name: "a=b", help: "")],
        "`a=b` is not a name of letters, digits and hyphens"
      ),
    ] as [([OptionDescription], String?)])
  func problems(options: [OptionDescription], problem: String?) {
    #expect(CommandDescription(name: "c", summary: "", options: options).problem == problem)
  }

  @Test(
    "An operand that takes fewer words than it needs, or none, is found",
    arguments: [(1, 1, true), (0, nil, true), (2, 1, false), (0, 0, false), (-1, 1, false)]
      as [(Int, Int?, Bool)])
  func operandProblems(minimum: Int, maximum: Int?, isSound: Bool) {
    let operand = OperandDescription(name: "A", help: "", minimum: minimum, maximum: maximum)
    let description = CommandDescription(name: "c", summary: "", operands: [operand])
    #expect((description.problem == nil) == isSound)
  }
}
