internal import Terminal

/// Characters in rows, each with its style.
struct SymbolGrid: Hashable {
  /// One character, one cell wide.
  struct Cell: Hashable {
    var character: Character
    var style: TextStyle

    static let blank = Cell(character: " ", style: .plain)
    /// Whether something is to be seen in it.
    var isInked: Bool { character != " " || style.background != nil }
  }

  let columns: Int
  private(set) var rows: [[Cell]]

  /// Blanks.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = Array(repeating: Array(repeating: .blank, count: columns), count: rows)
  }

  /// A cell; those outside are blank, and what is put there is dropped.
  subscript(row: Int, column: Int) -> Cell {
    get {
      rows.indices.contains(row) && (0..<columns).contains(column) ? rows[row][column] : .blank
    }
    set {
      guard rows.indices.contains(row), (0..<columns).contains(column) else { return }
      rows[row][column] = newValue
    }
  }

  /// A row as text of all its columns.
  func text(row: Int) -> StyledText {
    var result = StyledText()
    var start = rows[row].startIndex
    while start < columns {
      let style = rows[row][start].style
      let end = rows[row][start...].firstIndex { $0.style != style } ?? columns
      result += StyledText(String(rows[row][start..<end].map(\.character)), style: style)
      start = end
    }
    return result
  }
}
