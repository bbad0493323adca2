import Terminal
import Testing

struct ColorLevelTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let variables: [String: String]
    let choice: ColorChoice
    let isTerminal: Bool
    let expected: ColorLevel

    init(
      _ variables: [String: String], _ choice: ColorChoice = .auto, terminal: Bool = true,
      gives expected: ColorLevel
    ) {
      self.variables = variables
      self.choice = choice
      isTerminal = terminal
      self.expected = expected
    }

    var testDescription: String { "\(variables) \(choice) \(isTerminal) → \(expected)" }
  }

  static let xterm = ["TERM": "xterm-256color"]

  static let cases = [
    // The terminal's name and claim.
    Case(["TERM": "xterm"], gives: .ansi16),
    Case(["TERM": "linux"], gives: .ansi16),
    Case(["TERM": "ansi"], gives: .ansi16),
    Case(["TERM": "xterm-256color"], gives: .ansi256),
    Case(["TERM": "screen-256color-bce"], gives: .ansi256),
    Case(["TERM": "xterm-direct"], gives: .truecolor),
    Case(["TERM": "xterm-256color", "COLORTERM": "truecolor"], gives: .truecolor),
    Case(["TERM": "xterm", "COLORTERM": "24bit"], gives: .truecolor),
    Case(["TERM": "xterm", "COLORTERM": "yes"], gives: .ansi16),
    Case(["TERM": "dumb"], gives: .none),
    Case(["TERM": "dumb", "COLORTERM": "truecolor"], gives: .none),
    Case([:], gives: .none),
    Case(["TERM": ""], gives: .none),
    // Files and pipes.
    Case(xterm, terminal: false, gives: .none),
    Case(xterm, .always, terminal: false, gives: .ansi256),
    Case(xterm, .never, gives: .none),
    Case([:], .always, terminal: false, gives: .ansi16),
    Case(["TERM": "dumb"], .always, gives: .ansi16),
    // What the variables ask for.
    Case(["TERM": "xterm", "NO_COLOR": "1"], gives: .none),
    Case(["TERM": "xterm", "NO_COLOR": "0"], gives: .none),
    Case(["TERM": "xterm", "NO_COLOR": ""], gives: .ansi16),
    Case(["TERM": "xterm", "NO_COLOR": "1"], .always, gives: .ansi16),
    Case(["TERM": "xterm", "NO_COLOR": "1", "FORCE_COLOR": "1"], gives: .none),
    Case(["TERM": "xterm", "CLICOLOR_FORCE": "1"], terminal: false, gives: .ansi16),
    Case(["TERM": "xterm-256color", "FORCE_COLOR": "1"], terminal: false, gives: .ansi256),
    Case(["FORCE_COLOR": "1"], terminal: false, gives: .ansi16),
    Case(["TERM": "xterm", "FORCE_COLOR": "1"], .never, gives: .none),
    Case(["TERM": "xterm", "CLICOLOR_FORCE": "0"], terminal: false, gives: .none),
    Case(["TERM": "xterm", "FORCE_COLOR": "0"], gives: .none),
    Case(["TERM": "xterm", "CLICOLOR": "0"], gives: .none),
    Case(["TERM": "xterm", "CLICOLOR": "1"], gives: .ansi16),
  ]

  @Test(
    "the level follows the choice, the variables and the stream, in that order", arguments: cases)
  func decision(test: Case) {
    let environment = TerminalEnvironment(
      variables: test.variables, streams: [.output: StreamState(isTerminal: test.isTerminal)])
    #expect(environment.colorLevel(of: .output, choice: test.choice) == test.expected)
  }

  @Test("each stream is decided apart")
  func streamsApart() {
    let environment = TerminalEnvironment(
      variables: ["TERM": "xterm"], streams: [.error: StreamState(isTerminal: true)])
    #expect(environment.colorLevel(of: .output, choice: .auto) == .none)
    #expect(environment.colorLevel(of: .error, choice: .auto) == .ansi16)
  }
}
