/// How large a terminal is.
package struct TerminalSize: Hashable, Sendable {
  /// Cells in a line, at least one.
  package let columns: Int
  /// Lines, at least one.
  package let rows: Int
  /// The width of a cell in pixels, rounded down; nil if the terminal doesn't say.
  package let cellWidth: Int?
  /// The height of a cell in pixels, rounded down; nil if the terminal doesn't say.
  package let cellHeight: Int?

  /// Takes a size in cells, and of a cell in pixels where that is known.
  package init(columns: Int, rows: Int, cellWidth: Int? = nil, cellHeight: Int? = nil) {
    precondition(columns > 0 && rows > 0, "a terminal has at least one cell")
    self.columns = columns
    self.rows = rows
    self.cellWidth = cellWidth
    self.cellHeight = cellHeight
  }
}
