/// How a picture is sent to a terminal.
package enum GraphicsProtocol: String, CaseIterable, Sendable {
  /// As characters: blocks for the picture, drawing characters for lines.
  case symbols
  /// DEC's sixels, with a palette of 256 colours.
  case sixel
  /// The protocol of kitty, also that of Ghostty and Konsole.
  case kitty
  /// The protocol of iTerm2, also that of WezTerm and mintty.
  case iterm2
}

extension TerminalEnvironment {
  /// What the terminal behind a stream understands, as far as its variables tell.
  ///
  /// Nothing is asked of the terminal itself: an answer that never comes would hang a script.
  /// 1. A stream that is no terminal, one that is `dumb`, and tmux and screen, which don't pass
  ///    pictures on unless they are set up for it, get symbols.
  /// 2. `TERM` names terminals that have a terminfo entry of their own.
  /// 3. Others call themselves `xterm-256color` and say who they are in a variable of their own.
  ///
  /// Being some `xterm` means nothing: most terminals say so.
  package func graphicsProtocol(of stream: StandardStream) -> GraphicsProtocol {
    guard state(of: stream).isTerminal, let term = value(of: "TERM"), term != "dumb" else {
      return .symbols
    }
    let isMultiplexed =
      value(of: "TMUX") != nil || value(of: "STY") != nil
      || ["tmux", "screen"].contains { term == $0 || term.hasPrefix("\($0)-") }
    if isMultiplexed { return .symbols }
    return Self.graphicsProtocol(term: term) ?? graphicsProtocolOfProgram ?? .symbols
  }

  private static func graphicsProtocol(term: String) -> GraphicsProtocol? {
    func isNamed(_ name: String) -> Bool { term == name || term.hasPrefix("\(name)-") }
    if isNamed("xterm-kitty") || isNamed("xterm-ghostty") || isNamed("ghostty") { return .kitty }
    if isNamed("wezterm") { return .iterm2 }
    if ["foot", "mlterm", "yaft", "contour"].contains(where: isNamed) {
      return .sixel
    }
    return nil
  }

  private var graphicsProtocolOfProgram: GraphicsProtocol? {
    if value(of: "KITTY_WINDOW_ID") != nil || value(of: "GHOSTTY_RESOURCES_DIR") != nil {
      return .kitty
    }
    switch value(of: "TERM_PROGRAM") {
    case "ghostty": return .kitty
    case "iTerm.app", "WezTerm", "mintty": return .iterm2
    case "mlterm", "contour": return .sixel
    case _: break
    }
    if value(of: "LC_TERMINAL") == "iTerm2" || value(of: "WEZTERM_EXECUTABLE") != nil {
      return .iterm2
    }
    // Konsole has the protocol since 22.04, and numbers its versions by year and month.
    if let version = value(of: "KONSOLE_VERSION").flatMap({ Int($0) }), version >= 220_400 {
      return .kitty
    }
    return value(of: "MLTERM") != nil ? .sixel : nil
  }
}
