import Terminal
import Testing

/// Which pictures a terminal understands, by its variables alone.
struct GraphicsProtocolTests {
  private func graphicsProtocol(
    _ variables: [String: String], isTerminal: Bool = true
  ) -> GraphicsProtocol {
    TerminalEnvironment(
      variables: variables, streams: [.output: StreamState(isTerminal: isTerminal)]
    ).graphicsProtocol(of: .output)
  }

  static let terminals: [(variables: [String: String], expected: GraphicsProtocol)] = [
    (["TERM": "xterm-kitty"], .kitty),
    (["TERM": "xterm-ghostty"], .kitty),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty"], .kitty),
    (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
    (["TERM": "xterm-256color", "KONSOLE_VERSION": "230801"], .kitty),
    (["TERM": "xterm-256color", "KONSOLE_VERSION": "211200"], .symbols),
    (["TERM": "wezterm"], .iterm2),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iterm2),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iterm2),
    (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .iterm2),
    (["TERM": "xterm", "TERM_PROGRAM": "mintty"], .iterm2),
    (["TERM": "foot"], .sixel),
    (["TERM": "foot-extra"], .sixel),
    (["TERM": "mlterm"], .sixel),
    (["TERM": "xterm", "MLTERM": "3.9.3"], .sixel),
    (["TERM": "xterm"], .symbols),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .symbols),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], .symbols),
    (["TERM": "footlocker"], .symbols),
    (["TERM": "linux"], .symbols),
    (["TERM": "dumb", "TERM_PROGRAM": "iTerm.app"], .symbols),
    (["TERM_PROGRAM": "iTerm.app"], .symbols),
    ([:], .symbols),
    (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], .symbols),
    (["TERM": "screen", "TERM_PROGRAM": "iTerm.app"], .symbols),
    (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux-0/default,1,0"], .symbols),
    (["TERM": "xterm-256color", "STY": "1.pts-0", "TERM_PROGRAM": "WezTerm"], .symbols),
  ]

  @Test("the terminal's name and variables decide", arguments: terminals.indices)
  func terminal(index: Int) {
    let (variables, expected) = Self.terminals[index]
    #expect(graphicsProtocol(variables) == expected, "\(variables)")
  }

  @Test("what is no terminal gets no graphics")
  func file() {
    #expect(graphicsProtocol(["TERM": "xterm-kitty"], isTerminal: false) == .symbols)
  }

  @Test("the room is the terminal's, and two lines of it stay free")
  func canvas() {
    let environment = TerminalEnvironment(
      variables: ["TERM": "xterm-kitty", "COLORFGBG": "0;15", "LANG": "C.UTF-8"],
      streams: [
        .output: StreamState(
          isTerminal: true,
          size: TerminalSize(columns: 100, rows: 30, cellWidth: 9, cellHeight: 18))
      ])
    let canvas = environment.canvas(of: .output, protocol: nil, color: .auto)
    #expect(
      canvas
        == TerminalCanvas(
          graphicsProtocol: .kitty, columns: 100, rows: 28, cellWidth: 9, cellHeight: 18,
          colorLevel: .ansi16, hasUnicodeSymbols: true, isDark: false))
    let chosen = environment.canvas(of: .output, protocol: .symbols, color: .never)
    #expect(chosen.graphicsProtocol == .symbols && chosen.colorLevel == .none)
    let file = TerminalEnvironment(variables: [:]).canvas(of: .output, protocol: nil, color: .auto)
    #expect(file.columns == 80 && file.rows == nil && file.isDark == nil)
  }

  @Test(
    "COLORFGBG tells the ground",
    arguments: [("15;0", true), ("0;default;15", false), ("7;8", true), ("0;7", false)])
  func ground(value: String, isDark: Bool) {
    let environment = TerminalEnvironment(variables: ["COLORFGBG": value])
    #expect(environment.canvas(of: .output, protocol: nil, color: .auto).isDark == isDark)
  }
}
