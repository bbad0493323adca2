extension TextTable {
  /// Where in its column a cell stands.
  package enum Alignment: Sendable {
    /// At the left edge.
    case leading
    /// At the right edge. Where only some cells end in `°` or `%`, the sign hangs out to the right,
    /// so that digits stand under digits.
    case trailing
    /// With the ends of whole numbers in one line, whatever decimals or units follow.
    case decimal
  }

  /// What becomes of cells that are wider than there is room for.
  package enum Overflow: Hashable, Sendable {
    /// They are shown whole.
    case kept
    /// They end in an ellipsis; the column takes no less than `minimum` cells, or its longest text.
    case truncated(minimum: Int)
    /// They go on below themselves; if that leaves less than `minimum` cells a line, and the column
    /// is the last, its cells go under their rows instead.
    case wrapped(minimum: Int)

    var minimum: Int? {
      switch self {
      case .kept: nil
      case .truncated(let minimum), .wrapped(let minimum): max(1, minimum)
      }
    }
  }

  /// What is the same for all cells one above the other.
  package struct Column: Sendable {
    /// Stands above the cells, in the style it brings; empty for none.
    package let title: StyledText
    /// Where cells and title stand.
    package let alignment: Alignment
    /// What becomes of what doesn't fit.
    package let overflow: Overflow
    /// Blanks between the column before and this; more than two are given up where room is short.
    ///
    /// The first column has none.
    package let gap: Int

    /// Takes a title and how the cells are set.
    package init(
      _ title: StyledText = StyledText(), alignment: Alignment = .leading,
      overflow: Overflow = .kept, gap: Int = 2
    ) {
      precondition(gap >= 0)
      self.title = title
      self.alignment = alignment
      self.overflow = overflow
      self.gap = gap
    }
  }
}
