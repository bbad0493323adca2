/// Rows of cells in columns that line up, fitted to a width.
///
/// What doesn't fit is taken from wide gaps, then from the columns that allow it (`Overflow`). A
/// column that doesn't is shown whole, since half a number is a wrong one: then lines run past the
/// width.
package struct TextTable: Sendable {
  /// A line of the table.
  package enum Row: Sendable {
    /// A cell for each column; those missing at the end are empty.
    case cells([StyledText])
    /// A line across all columns, such as a heading; it begins at the margin, and is never cut.
    case line(StyledText)
  }

  /// From left to right, at least one.
  package let columns: [Column]
  /// Blanks before the first column.
  package let indent: Int
  /// From top to bottom, the titles among them.
  package private(set) var rows: [Row] = []

  /// An empty table; the titles are shown if any column has one.
  package init(columns: [Column], indent: Int = 0) {
    precondition(!columns.isEmpty && indent >= 0)
    self.columns = columns
    self.indent = indent
    if columns.contains(where: { !$0.title.isEmpty }) {
      rows.append(.cells(columns.map(\.title)))
    }
  }

  /// Adds a row of cells, no more than there are columns.
  package mutating func append(_ cells: [StyledText]) {
    precondition(cells.count <= columns.count, "a cell without a column")
    rows.append(.cells(cells))
  }

  /// Adds a line across all columns; an empty one by default.
  package mutating func appendLine(_ text: StyledText = StyledText()) {
    rows.append(.line(text))
  }
}
