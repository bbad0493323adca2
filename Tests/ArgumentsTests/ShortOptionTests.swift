import Arguments
import Testing

@Suite("Short options")
struct ShortOptionTests {
  @Test(
    "A value is attached, after `=`, or the next word",
    arguments: [["-c24"], ["-c=24"], ["-c", "24"], ["-lc24"], ["-lc", "24"]] as [[ArgumentValue]])
  func value(words: [ArgumentValue]) throws {
    #expect(try Greeting.parsed(words)?.count == 24)
  }

  @Test(
    "One `=` is passed over; the rest is the value as it stands",
    arguments: [
      ("-t=", ""), ("-t==", "="), ("-ta=b", "a=b"), ("-t-l", "-l"), ("-t--", "--"), ("-tł", "ł"),
    ])
  func attached(word: String, text: String) throws {
    #expect(try Greeting.parsed([ArgumentValue(word)]) == Greeting(text: text))
  }

  @Test("Flags are bundled, an option with a value last")
  func bundle() throws {
    #expect(try Greeting.parsed(["-lq"]) == Greeting(isLoud: true, isQuick: true))
    #expect(
      try Greeting.parsed(["-qlofile"])
        == Greeting(output: "file", isLoud: true, isQuick: true))
    // What follows an option with a value is the value, whatever its letters mean alone.
    #expect(try Greeting.parsed(["-olq"]) == Greeting(output: "lq"))
  }

  @Test("A hyphen alone is a value and an operand")
  func hyphen() throws {
    #expect(try Greeting.parsed(["-o", "-", "-"]) == Greeting(output: "-", names: ["-"]))
  }

  @Test("A negative number is the value of an option that needs one")
  func negative() throws {
    #expect(try Greeting.parsed(["-c", "-5"])?.count == -5)
    #expect(try Greeting.parsed(["-c-5"])?.count == -5)
  }

  @Test("A negative number in another place is no option of this command")
  func negativeOperand() {
    #expect(Greeting.error(["-5"]) == ArgumentError("unknown option `-5`"))
  }

  @Test(
    "A short option lacks its value as a long one does",
    arguments: [[], ["--"], ["-l"], ["--loud"], ["-h0"]] as [[ArgumentValue]])
  func missingValue(following: [ArgumentValue]) throws {
    let words = ["-qc"] + following
    // `-h0` is no option, so it is taken as the value, and is not a number.
    let message = following == ["-h0"] ? "`-h0` is not a whole number" : "needs a value: N"
    #expect(Greeting.error(words) == ArgumentError(message, subject: "-c"))
  }

  @Test("A flag takes no value", arguments: ["-l=yes", "-ql=", "-h=x"])
  func flagWithValue(word: String) throws {
    let error = try #require(Greeting.error([ArgumentValue(word)]))
    #expect(error.message == "takes no value")
    #expect(error.subject == (word.hasPrefix("-h") ? "-h" : "-l"))
  }

  @Test(
    "An unknown letter is told with the word it stands in",
    arguments: [
      ("-x", "unknown option `-x`"), ("-lxq", "unknown option `-x` in `-lxq`"),
      ("-é", "unknown option `-é`"), ("-l\u{FFFD}", "unknown option `-\u{FFFD}` in `-l\u{FFFD}`"),
    ])
  func unknown(word: String, message: String) {
    #expect(Greeting.error([ArgumentValue(word)]) == ArgumentError(message))
  }

  @Test("A letter that is not UTF-8 is shown with U+FFFD")
  func foreignByte() {
    let error = ArgumentError("unknown option `-\u{FFFD}`")
    #expect(Greeting.error([ArgumentValue(bytes: [0x2D, 0xFF])]) == error)
  }

  @Test("A long name after one hyphen is asked about")
  func oneHyphen() {
    // `-q` is a flag, `-u` is not known.
    #expect(
      Greeting.error(["-quick"])
        == ArgumentError("unknown option `-u` in `-quick`", hint: "did you mean `--quick`?"))
    // `-c` takes `ount=3`, which is not a number.
    #expect(
      Greeting.error(["-count=3"])
        == ArgumentError(
          "`ount=3` is not a whole number", subject: "-c", hint: "did you mean `--count`?"))
    // A hidden option is not given away.
    #expect(Greeting.error(["-no-loud"])?.hint == nil)
  }
}
