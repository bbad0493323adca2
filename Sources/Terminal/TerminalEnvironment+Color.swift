extension TerminalEnvironment {
  /// How much colour the stream gets, decided for each stream apart.
  ///
  /// In this order:
  /// 1. `never` and `always` are the user's word; `always` uses what `TERM` and `COLORTERM` allow,
  ///    and the sixteen colours where they allow none.
  /// 2. `NO_COLOR`, set to anything, switches colour off.
  /// 3. `CLICOLOR_FORCE` or `FORCE_COLOR`, set to anything but `0`, act as `always`; either set to
  ///    `0`, and `CLICOLOR` set to `0`, switch colour off.
  /// 4. A stream that is no terminal, and a terminal that is `dumb` or has no `TERM`, get none.
  package func colorLevel(of stream: StandardStream, choice: ColorChoice) -> ColorLevel {
    switch choice {
    case .never: return .none
    case .always: return max(.ansi16, supportedLevel)
    case .auto: break
    }
    if value(of: "NO_COLOR") != nil { return .none }
    let forces = ["CLICOLOR_FORCE", "FORCE_COLOR"].compactMap { value(of: $0) }
    if forces.contains(where: { $0 != "0" }) { return max(.ansi16, supportedLevel) }
    if !forces.isEmpty || value(of: "CLICOLOR") == "0" { return .none }
    return state(of: stream).isTerminal ? supportedLevel : .none
  }

  /// What the terminal can do by its name and by what it says of itself.
  private var supportedLevel: ColorLevel {
    guard let name = value(of: "TERM"), name != "dumb" else { return .none }
    if let claim = value(of: "COLORTERM"), ["truecolor", "24bit"].contains(claim) {
      return .truecolor
    }
    if name.hasSuffix("-direct") { return .truecolor }
    return name.contains("256color") ? .ansi256 : .ansi16
  }
}
