import Arguments
import Testing

@Suite("Long options")
struct LongOptionTests {
  @Test(
    "A value stands after `=` or in the next word",
    arguments: [["--count=24"], ["--count", "24"]] as [[ArgumentValue]])
  func value(words: [ArgumentValue]) throws {
    #expect(try Greeting.parsed(words)?.count == 24)
  }

  @Test(
    "Everything after the first `=` is the value, even nothing",
    arguments: [("--text=a=b", "a=b"), ("--text=", ""), ("--text=--loud", "--loud")])
  func attached(word: String, text: String) throws {
    let values = try Greeting.parsed([ArgumentValue(word)])
    #expect(values == Greeting(text: text))
  }

  @Test(
    "The next word is the value even when it begins with a hyphen, unless it is an option here",
    arguments: [
      "-5", "-", "", "--strange", "--countx=1", "-x", "-hello", "-lx", "a",
    ])
  func hyphenValue(word: String) throws {
    #expect(try Greeting.parsed(["--text", ArgumentValue(word)])?.text == word)
  }

  @Test("A negative number is a value")
  func negative() throws {
    #expect(try Greeting.parsed(["--count", "-5", "a"])?.count == -5)
  }

  @Test(
    "An option lacks its value at the end, before `--` and before another option",
    arguments: [
      [], ["--"], ["--", "x"], ["--loud"], ["--text=x"], ["-l"], ["-lq"], ["-c5"], ["-lc5"],
      ["--out-file", "x"], ["--no-loud"],
    ] as [[ArgumentValue]])
  func missingValue(following: [ArgumentValue]) {
    let error = ArgumentError("needs a value: N", subject: "--count")
    #expect(Greeting.error(["--count"] + following) == error)
  }

  @Test(
    "A flag takes no value",
    arguments: [("--loud=yes", "--loud"), ("--loud=", "--loud"), ("--help=x", "--help")])
  func flagWithValue(word: String, subject: String) {
    let error = ArgumentError("takes no value", subject: subject)
    #expect(Greeting.error([ArgumentValue(word)]) == error)
  }

  @Test("An alias is the option, and an error calls it as it was typed")
  func alias() throws {
    #expect(try Greeting.parsed(["--out-file=x"])?.output == "x")
    #expect(Greeting.error(["--out-file"])?.subject == "--out-file")
  }

  @Test("A hidden option works")
  func hidden() throws {
    #expect(try Greeting.parsed(["--loud", "--no-loud"])?.isLoud == false)
  }

  @Test("The last of two values counts, and the last of a flag and its opposite")
  func lastWins() throws {
    #expect(try Greeting.parsed(["--count=1", "-c2", "--count", "3"])?.count == 3)
    #expect(try Greeting.parsed(["--no-loud", "--loud"])?.isLoud == true)
  }

  @Test("A repeatable option keeps every value in order")
  func repeatable() throws {
    #expect(
      try Greeting.parsed(["--tone=cool", "--tone", "warm", "--tone=cool"])?.tones
        == [.cool, .warm, .cool])
  }

  @Test("A value keeps bytes that are not UTF-8")
  func foreignBytes() throws {
    let file = ArgumentValue(bytes: [0x66, 0xFF])
    #expect(try Greeting.parsed(["--output", file])?.output == file)
    let word = ArgumentValue(bytes: Array("--output=".utf8) + [0xFF, 0x3D])
    #expect(try Greeting.parsed([word])?.output == ArgumentValue(bytes: [0xFF, 0x3D]))
  }

  @Test("An error of a value names the option, with the hint of the value")
  func invalidValue() {
    #expect(
      Greeting.error(["--count=x"])
        == ArgumentError("`x` is not a whole number", subject: "--count"))
    #expect(
      Greeting.error(["--tone", "warn"])
        == ArgumentError(
          "`warn` is not one of warm, cool, formal", subject: "--tone",
          hint: "did you mean `warm`?"))
  }

  @Test("An error that already says what it is about keeps its subject and hint")
  func ownSubject() {
    let error = ArgumentError("no such axis", subject: "wgth", hint: "did you mean `wght`?")
    let command = Command(
      "vary", summary: "Vary.", initial: 0,
      options: [
        .value(
          "axis", short: "a", valueName: "TAG", help: "Which.",
          read: { (_) throws(ArgumentError) -> Int in throw error }, store: { $0 = $1 })
      ])
    #expect(throws: error) { try command.parse(["--axis=wgth"]) }
    #expect(throws: error) { try command.parse(["-axis"]) }
  }

  @Test("Abbreviations are not accepted but suggested")
  func abbreviation() {
    #expect(
      Greeting.error(["--cou=3"])
        == ArgumentError("unknown option `--cou`", hint: "did you mean `--count`?"))
  }

  @Test("The first of several errors is told")
  func firstError() {
    #expect(Greeting.error(["--count=x", "--nope", "-c"])?.subject == "--count")
  }
}
