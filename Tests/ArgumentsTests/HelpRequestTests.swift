import Arguments
import Testing

@Suite("Asking a command for help")
struct HelpRequestTests {
  @Test(
    "Help is given wherever the option stands, whatever else is wrong",
    arguments: [
      ["--help"], ["-h"], ["-lh"], ["-hl"], ["a", "--help"], ["--help", "--help"],
      ["--nope", "--help"], ["--count=x", "-h"], ["--count", "--help"], ["--count", "-h"],
      ["-c", "-lh"], ["--loud=x", "--help"], ["--help", "--nope"], ["-hx"], ["-x", "--help"],
      ["--help", "--", "--nope"],
    ] as [[ArgumentValue]])
  func help(words: [ArgumentValue]) throws {
    #expect(try Greeting.command.parse(words) == .help)
  }

  @Test(
    "What only looks like the option is none",
    arguments: [
      (["--", "--help"], Greeting(names: ["--help"])),
      (["--text=--help"], Greeting(text: "--help")),
      (["-t-h"], Greeting(text: "-h")),
      (["-th"], Greeting(text: "h")),
      (["help"], Greeting(names: ["help"])),
    ] as [([ArgumentValue], Greeting)])
  func noHelp(words: [ArgumentValue], values: Greeting) throws {
    #expect(try Greeting.command.parse(words) == .values(values))
  }

  @Test("Help goes before missing operands")
  func operands() throws {
    let command = Command(
      "need", summary: "Need.", initial: 0, operands: [Operand("A", help: "A.") { _, _ in }])
    #expect(try command.parse(["-h"]) == .help)
  }
}
