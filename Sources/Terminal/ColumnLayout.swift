/// How the room of a line is shared among the columns of a table.
struct ColumnLayout: Equatable {
  /// The cells each column takes; the last is missing if it goes below.
  private(set) var widths: [Int]
  /// The blanks before each column.
  private(set) var gaps: [Int]
  /// The room for the last column where it goes under its row; nil where it stands beside.
  private(set) var widthBelow: Int?

  /// By how much more than the table what goes below is indented.
  static let indentBelow = 2

  /// Takes the natural widths and, if they don't fit, takes from what gives, the widest first.
  init(columns: [TextTable.Column], cells: [[StyledText]], indent: Int, width: Int?) {
    let natural = cells.map { column in column.map(\.width).max() ?? 0 }
    widths = natural
    gaps = columns.enumerated().map { index, column in index == 0 ? 0 : column.gap }
    guard let width else { return }
    let room = width - indent
    Self.shrink(&gaps, to: room - Self.sum(widths), minimums: gaps.map { min($0, 2) })
    let minimums = zip(columns, natural).map { column, natural in
      min(natural, column.overflow.minimum ?? natural)
    }
    if Self.sum(gaps) + Self.sum(minimums) > room, columns.count > 1,
      let last = columns.last, case .wrapped = last.overflow
    {
      widths.removeLast()
      gaps.removeLast()
      widthBelow = max(1, room - Self.indentBelow)
    }
    Self.shrink(&widths, to: room - Self.sum(gaps), minimums: minimums)
  }

  private static func sum(_ widths: [Int]) -> Int { widths.reduce(0, +) }

  /// Takes from the widest that is above its minimum, and from equals in turn, until it fits.
  private static func shrink(_ widths: inout [Int], to room: Int, minimums: [Int]) {
    var excess = sum(widths) - room
    while excess > 0 {
      let giving = widths.indices.filter { widths[$0] > minimums[$0] }
      guard let widest = giving.max(by: { widths[$0] < widths[$1] }) else { return }
      // Down to the next widest at once, so that one long text costs no more than a short one.
      let next = giving.filter { $0 != widest }.map { widths[$0] }.max() ?? 0
      let step = max(1, min(excess, widths[widest] - max(minimums[widest], next)))
      widths[widest] -= step
      excess -= step
    }
  }
}
