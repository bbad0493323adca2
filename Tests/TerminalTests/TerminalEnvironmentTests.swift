import Terminal
import Testing

struct TerminalEnvironmentTests {
  @Test(
    "the width is what COLUMNS says, else the terminal, else 80, and never absurd",
    arguments: [
      (nil, nil, 80), (nil, 132, 132), ("100", 132, 100), ("100", nil, 100), ("", 132, 132),
      ("0", 132, 132), ("-5", 132, 132), ("wide", 132, 132), ("1e3", nil, 80), ("7", nil, 20),
      (nil, 5, 20), ("999999999", nil, 10_000), ("99999999999999999999", 90, 90),
    ] as [(String?, Int?, Int)])
  func width(variable: String?, columns: Int?, expected: Int) {
    let state = StreamState(
      isTerminal: columns != nil, size: columns.map { TerminalSize(columns: $0, rows: 24) })
    let environment = TerminalEnvironment(
      variables: variable.map { ["COLUMNS": $0] } ?? [:], streams: [.output: state])
    #expect(environment.width(of: .output) == expected)
  }

  @Test(
    "drawing characters need a locale in UTF-8",
    arguments: [
      ([:], false),
      (["LANG": "de_DE.UTF-8"], true),
      (["LANG": "C.utf8"], true),
      (["LANG": "ca_ES.UTF-8@valencia"], true),
      (["LANG": "de_DE.ISO-8859-1"], false),
      (["LANG": "de_DE"], false),
      (["LANG": "C"], false),
      (["LANG": "C", "LC_CTYPE": "en_US.UTF-8"], true),
      (["LANG": "en_US.UTF-8", "LC_CTYPE": "POSIX"], false),
      (["LANG": "en_US.UTF-8", "LC_ALL": "C"], false),
      (["LANG": "C", "LC_CTYPE": "C", "LC_ALL": "en_US.utf-8"], true),
      (["LANG": "en_US.UTF-8", "LC_ALL": ""], true),
      (["LANG": "en_US.UTF-8", "TERM": "linux"], false),
    ] as [([String: String], Bool)])
  func symbols(variables: [String: String], expected: Bool) {
    let environment = TerminalEnvironment(variables: variables)
    #expect(environment.supportsUnicodeSymbols == expected)
    #expect(environment.symbols == (expected ? .unicode : .ascii))
  }

  @Test("the stand-ins are ASCII")
  func asciiSymbols() {
    let ascii = TerminalSymbols.ascii
    let all = ascii.swatch + ascii.pointer + ascii.ellipsis + ascii.separator
    #expect(all.utf8.allSatisfy { (0x21...0x7E).contains($0) })
  }

  @Test("asking the system asks about every stream", arguments: StandardStream.allCases)
  func asking(stream: StandardStream) {
    let environment = TerminalEnvironment(askingWith: ["TERM": "xterm"])
    #expect(environment.state(of: stream) == StreamState(asking: stream))
    #expect(environment.variables == ["TERM": "xterm"])
  }

  @Test("a stream that isn't named is no terminal")
  func unnamed() {
    #expect(TerminalEnvironment(variables: [:]).state(of: .input) == .notTerminal)
  }
}
