import Arguments
import Testing

@Suite("A word of a command line")
struct ArgumentValueTests {
  @Test(
    "Bytes that are not UTF-8 are kept, and shown with U+FFFD",
    arguments: [
      ([0x61, 0xFF], "a\u{FFFD}", false),
      ([0xC3, 0xA9], "é", true),
      ([], "", true),
      // A surrogate half, which UTF-8 forbids, is three ill-formed bytes.
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}", false),
      // A typed replacement character is valid text.
      ([0xEF, 0xBF, 0xBD], "\u{FFFD}", true),
    ] as [([UInt8], String, Bool)])
  func encoding(bytes: [UInt8], text: String, isValid: Bool) {
    let value = ArgumentValue(bytes: bytes)
    #expect(value.bytes == bytes)
    #expect(value.text == text)
    #expect(value.isValidUTF8 == isValid)
  }

  @Test("Text that must be UTF-8 is refused when it isn't")
  func validText() throws {
    #expect(try ArgumentValue("ł").validText() == "ł")
    let broken = ArgumentValue(bytes: [0x61, 0xFF])
    #expect(throws: ArgumentError("`a\u{FFFD}` is not valid UTF-8")) { try broken.validText() }
  }

  @Test(
    "Whole numbers are decimal digits with an optional sign",
    arguments: [("0", 0), ("24", 24), ("-5", -5), ("+7", 7), ("007", 7)])
  func integers(text: String, number: Int) throws {
    #expect(try ArgumentValue(text).integer(in: -5...24) == number)
  }

  @Test(
    "What is not a whole number is refused as such",
    arguments: ["", "-", "+", "x", "1.0", "1e3", "0x10", " 1", "1 ", "--1", "١", "1_000"])
  func notIntegers(text: String) {
    #expect(throws: ArgumentError("`\(text)` is not a whole number")) {
      try ArgumentValue(text).integer(in: -100...10_000)
    }
  }

  @Test(
    "A number outside the range is refused with the range, however long it is",
    arguments: ["0", "65", "-1", "99999999999999999999999"])
  func outOfRange(text: String) {
    #expect(throws: ArgumentError("`\(text)` is not between 1 and 64")) {
      try ArgumentValue(text).integer(in: 1...64)
    }
  }

  @Test(
    "Decimals have digits on one side of the point at least",
    arguments: [("24", 24), ("10.5", 10.5), (".5", 0.5), ("5.", 5), ("-0.25", -0.25), ("+1", 1)])
  func decimals(text: String, number: Double) throws {
    #expect(try ArgumentValue(text).decimal() == number)
  }

  @Test(
    "What `Double` would take beyond decimals is refused",
    arguments: [
      "", ".", "-", "nan", "inf", "-infinity", "0x1p3", "1e3", "1,5", "1.2.3", " 1", "12pt",
      String(repeating: "9", count: 400),
    ])
  func notDecimals(text: String) {
    #expect(throws: ArgumentError("`\(text)` is not a number")) {
      try ArgumentValue(text).decimal()
    }
  }

  @Test(
    "A choice is found in any capitalisation",
    arguments: [("warm", Greeting.Tone.warm), ("COOL", .cool), ("Formal", .formal)])
  func choices(text: String, tone: Greeting.Tone) throws {
    #expect(try ArgumentValue(text).choice() == tone)
  }

  @Test("A capitalisation that matters is found exactly")
  func exactChoice() throws {
    enum Axis: String, CaseIterable, Sendable { case slant = "slnt", custom = "SLNT" }
    #expect(try ArgumentValue("SLNT").choice(of: Axis.self) == .custom)
    #expect(try ArgumentValue("slnt").choice(of: Axis.self) == .slant)
  }

  @Test(
    "A wrong choice is answered with all of them, and with the near one",
    arguments: [
      ("wram", "did you mean `warm`?"), ("form", "did you mean `formal`?"), ("hot", nil),
      ("", nil),
    ] as [(String, String?)])
  func wrongChoice(text: String, hint: String?) {
    let error = ArgumentError("`\(text)` is not one of warm, cool, formal", hint: hint)
    #expect(throws: error) { try ArgumentValue(text).choice(of: Greeting.Tone.self) }
  }

  @Test(
    "A list keeps its empty parts and foreign bytes",
    arguments: [
      ("10,12,24", ["10", "12", "24"]), ("a", ["a"]), ("", [""]), (",a,,", ["", "a", "", ""]),
    ] as [(String, [ArgumentValue])])
  func fields(text: String, parts: [ArgumentValue]) {
    #expect(ArgumentValue(text).fields() == parts)
  }

  @Test("A list may have another separator, and bytes that are not UTF-8")
  func otherSeparator() {
    let value = ArgumentValue(bytes: [0xFF, 0x3A, 0x2C])
    #expect(
      value.fields(separatedBy: ":") == [
        ArgumentValue(bytes: [0xFF]), ArgumentValue(bytes: [0x2C]),
      ]
    )
  }

  @Test("The words of the process are those of the standard library, without the first")
  func process() {
    #expect(ArgumentValue.ofProcess().map(\.text) == Array(CommandLine.arguments.dropFirst()))
  }
}
