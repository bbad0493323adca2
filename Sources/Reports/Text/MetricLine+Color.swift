internal import FontModel
internal import Terminal

extension MetricLine {
  /// The colour of the line, as in the iOS app.
  var terminalColor: TerminalColor {
    switch self {
    case .ascender: .red
    case .capHeight: .purple
    case .xHeight: .blue
    case .baseline: .gray
    case .descender: .green
    }
  }
}
