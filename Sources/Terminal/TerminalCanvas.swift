/// The room for a picture in a terminal, and how it is sent there.
package struct TerminalCanvas: Hashable, Sendable {
  package var graphicsProtocol: GraphicsProtocol
  /// Cells of a line.
  package var columns: Int
  /// Lines that a picture may take; nil where there is no end, as in a file.
  package var rows: Int?
  /// The width of a cell in pixels.
  package var cellWidth: Int
  /// The height of a cell in pixels.
  package var cellHeight: Int
  package var colorLevel: ColorLevel
  /// Whether drawing characters come out; ASCII where they don't.
  package var hasUnicodeSymbols: Bool
  /// Whether the ground is dark; nil where nobody knows.
  package var isDark: Bool?

  /// The cell of a terminal that doesn't tell its size.
  package static let usualCell = (width: 10, height: 20)

  /// Room from its parts.
  package init(
    graphicsProtocol: GraphicsProtocol, columns: Int, rows: Int? = nil,
    cellWidth: Int = usualCell.width, cellHeight: Int = usualCell.height,
    colorLevel: ColorLevel = .none, hasUnicodeSymbols: Bool = true, isDark: Bool? = nil
  ) {
    precondition(columns > 0 && cellWidth > 0 && cellHeight > 0, "there is room")
    self.graphicsProtocol = graphicsProtocol
    self.columns = columns
    self.rows = rows
    self.cellWidth = cellWidth
    self.cellHeight = cellHeight
    self.colorLevel = colorLevel
    self.hasUnicodeSymbols = hasUnicodeSymbols
    self.isDark = isDark
  }
}

extension TerminalEnvironment {
  /// The room on a stream; `protocol` nil takes what the terminal understands.
  ///
  /// A picture leaves two lines of a screen free, for what was typed and what comes next.
  package func canvas(
    of stream: StandardStream, protocol chosen: GraphicsProtocol?, color: ColorChoice
  ) -> TerminalCanvas {
    let size = state(of: stream).size
    return TerminalCanvas(
      graphicsProtocol: chosen ?? graphicsProtocol(of: stream), columns: width(of: stream),
      rows: size.map { max(1, $0.rows - 2) },
      cellWidth: size?.cellWidth ?? TerminalCanvas.usualCell.width,
      cellHeight: size?.cellHeight ?? TerminalCanvas.usualCell.height,
      colorLevel: colorLevel(of: stream, choice: color), hasUnicodeSymbols: supportsUnicodeSymbols,
      isDark: isDark)
  }

  /// Whether the ground is dark by `COLORFGBG`, whose last number is the ground's colour of sixteen;
  /// nil where it isn't set.
  private var isDark: Bool? {
    guard let ground = value(of: "COLORFGBG")?.split(separator: ";").last.flatMap({ Int($0) }),
      (0...15).contains(ground)
    else { return nil }
    return ground < 7 || ground == 8
  }
}
