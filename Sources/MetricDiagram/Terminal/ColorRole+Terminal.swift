internal import Terminal

extension ColorRole {
  /// The colour in characters, to be read on black and on white; nil for the terminal's own.
  var terminalColor: TerminalColor? {
    switch self {
    case .ascender: .red
    case .capHeight: .purple
    case .xHeight: .blue
    case .baseline, .secondary: .gray
    case .descender: .green
    case .lineGap: .amber
    case .background, .text, .value, .box, .band: nil
    }
  }
}
