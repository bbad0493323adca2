import Arguments
import Testing

// Expected words are those that `sh -c 'printf "%s\n" …'` prints.
@Suite("The words of a line of shell")
struct ShellWordsTests {
  @Test(
    "Blanks part words, quotes and backslashes keep them together",
    arguments: [
      ("a b  c", ["a", "b", "c"]), ("  a\t", ["a"]), ("a 'b  c' d", ["a", "b  c", "d"]),
      (#"a "b  c""#, ["a", "b  c"]), (#"a\ b c"#, ["a b", "c"]), (#"a''b"c"\d"#, ["abcd"]),
      ("'' \"\"", ["", ""]), (#"'a\b'"#, [#"a\b"#]), (#""a\b\"\\\$""#, [#"a\b"\$"#]),
      (#"'"' "'""#, [#"""#, "'"]), ("--text='ą ę'", ["--text=ą ę"]), (#"\'a"#, ["'a"]),
      ("'$HOME `x` (a|b)'", ["$HOME `x` (a|b)"]), (#"\$5 \| "a|b>c""#, ["$5", "|", "a|b>c"]),
      ("a # b 'c", ["a"]), ("a#b '#'", ["a#b", "#"]),
      (
        "fonts/*.ttf ~/x 400..700 wght=650,wdth=80",
        ["fonts/*.ttf", "~/x", "400..700", "wght=650,wdth=80"]
      ),
    ])
  func split(line: String, words: [String]) throws {
    #expect(try ShellWords.split(line) == words)
  }

  @Test(
    "Redirections belong to the shell",
    arguments: ["a b > c", "a >c b", "a b 2>&1", "a b 2> 'c d'", "a b >> c < d", "<c a b"])
  func redirection(line: String) throws {
    #expect(try ShellWords.split(line) == ["a", "b"])
  }

  @Test("Digits before `>` are part of it only when they are a word of their own")
  func digits() throws {
    #expect(try ShellWords.split("a b2>c 24") == ["a", "b2", "24"])
  }

  @Test(
    "Several commands are told apart",
    arguments: ["a b | c", "a b|c", "a b && c", "a b || c", "a b; c", "a b & c", "a b 2>x | c >y"])
  func commands(line: String) throws {
    #expect(try ShellWords.commands(line) == [["a", "b"], ["c"]])
    #expect(throws: ShellWords.Failure.severalCommands) { try ShellWords.split(line) }
  }

  @Test(
    "What a shell would not take, or would replace, is refused",
    arguments: [
      ("a 'b", .unterminated), (#"a "b"#, .unterminated), (#"a\"#, .unterminated),
      (#"a "b\"#, .unterminated), ("$HOME", .unsupported("$")), ("a`b`", .unsupported("`")),
      (#""$a""#, .unsupported("$")), ("(a)", .unsupported("(")), ("a )", .unsupported(")")),
      ("", .missingWord), ("# a", .missingWord), ("a |", .missingWord), ("| a", .missingWord),
      ("a | | b", .missingWord), ("a >", .missingWord), ("a > | b", .missingWord),
      ("a > > b", .missingWord), ("> a", .missingWord),
    ] as [(String, ShellWords.Failure)])
  func failures(line: String, failure: ShellWords.Failure) {
    #expect(throws: failure) { try ShellWords.split(line) }
  }
}
