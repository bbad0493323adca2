/// How a run of text looks on a terminal.
package struct TextStyle: Hashable, Sendable {
  /// Heavier, or brighter, as the terminal has it.
  package var isBold = false
  /// Fainter than the text around it.
  package var isDim = false
  /// With a line under it.
  package var isUnderlined = false
  /// Nil for the terminal's own colour.
  package var color: TerminalColor?
  /// The colour behind the text; nil for the terminal's own ground.
  package var background: TerminalColor?

  /// Takes what differs from plain text.
  package init(
    bold: Bool = false, dim: Bool = false, underlined: Bool = false, color: TerminalColor? = nil,
    background: TerminalColor? = nil
  ) {
    isBold = bold
    isDim = dim
    isUnderlined = underlined
    self.color = color
    self.background = background
  }

  /// As the terminal shows text by itself.
  package static let plain = TextStyle()
  /// Nothing but bold.
  package static let bold = TextStyle(bold: true)
  /// Nothing but faint.
  package static let dim = TextStyle(dim: true)
  /// A title above lines or columns.
  package static let heading = TextStyle(bold: true)
  /// What may be passed over.
  package static let secondary = TextStyle(color: .gray)
  /// What was searched for.
  package static let match = TextStyle(bold: true, underlined: true)
  /// What deserves a look.
  package static let warning = TextStyle(bold: true, color: .amber)
  /// What went wrong.
  package static let error = TextStyle(bold: true, color: .red)
  /// What is as it should be.
  package static let success = TextStyle(color: .green)
}

extension TextStyle {
  /// The escape sequence that begins the style; nil for plain text and where there is no colour.
  ///
  /// The sequence is SGR of ECMA-48, with xterm's `38;5` and ISO 8613-6's `38;2`.
  func openingSequence(at level: ColorLevel) -> String? {
    guard level != .none, self != .plain else { return nil }
    var parameters: [String] = []
    if isBold { parameters.append("1") }
    if isDim { parameters.append("2") }
    if isUnderlined { parameters.append("4") }
    if let color { parameters += color.parameters(at: level, isBackground: false) }
    if let background { parameters += background.parameters(at: level, isBackground: true) }
    return "\u{1B}[" + parameters.joined(separator: ";") + "m"
  }

  /// Ends every style.
  static let closingSequence = "\u{1B}[0m"
}

extension TerminalColor {
  /// The SGR parameters that select the colour; those for the ground are ten above the others.
  fileprivate func parameters(at level: ColorLevel, isBackground: Bool) -> [String] {
    let shift = isBackground ? 10 : 0
    return switch level {
    case .none: []
    case .ansi16: ["\(sgr16 + shift)"]
    case .ansi256: ["\(38 + shift);5;\(index256)"]
    case .truecolor: ["\(38 + shift);2;\(red);\(green);\(blue)"]
    }
  }
}
