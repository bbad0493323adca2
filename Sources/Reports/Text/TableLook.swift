package import Terminal

/// How output for people looks: what the stream it goes to can show.
package struct TableLook: Hashable, Sendable {
  /// The cells of a line.
  package var width: Int
  package var colorLevel: ColorLevel
  package var symbols: TerminalSymbols

  /// A look from its parts.
  package init(width: Int, colorLevel: ColorLevel, symbols: TerminalSymbols) {
    self.width = width
    self.colorLevel = colorLevel
    self.symbols = symbols
  }

  /// Lines as text, each ended.
  package func text(_ lines: [StyledText]) -> String {
    lines.reduce(into: "") { $0 += $1.rendered(at: colorLevel) + "\n" }
  }

  /// A table as lines that fit.
  func lines(_ table: TextTable) -> [StyledText] {
    table.lines(fitting: width, ellipsis: symbols.ellipsis)
  }
}
