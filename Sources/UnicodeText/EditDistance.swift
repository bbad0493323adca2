/// How far a text is from another and from its beginning, where that is within a bound.
struct EditDistance: Equatable {
  /// Changes that turn the one text into the whole other; nil if it takes more than the bound.
  let toWhole: Int?
  /// The fewest changes that turn the text into any beginning of the other; nil beyond the bound.
  let toBeginning: Int?

  /// Counts insertions, deletions, substitutions and swaps of neighbours, each as one change.
  ///
  /// This is the restricted Damerau-Levenshtein distance: what was swapped isn't edited again. The
  /// work is bounded by the length of `text`, however long the other is.
  init(from text: [Unicode.Scalar], to other: [Unicode.Scalar], bound: Int) {
    precondition(bound >= 0)
    // Longer beginnings need more insertions than the bound allows.
    let columns = min(other.count, text.count + bound)
    var beforePrevious: [Int] = []
    var previous = Array(0...columns)
    for row in 0..<text.count {
      var current = [row + 1]
      current.reserveCapacity(columns + 1)
      for column in 0..<columns {
        var cost = previous[column] + (text[row] == other[column] ? 0 : 1)
        cost = min(cost, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, text[row] == other[column - 1], text[row - 1] == other[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
      // A swap reaches back two rows, so only two hopeless ones end it.
      if bound < previous.min() ?? 0, bound < beforePrevious.min() ?? 0 {
        toWhole = nil
        toBeginning = nil
        return
      }
    }
    let whole = columns == other.count ? previous[columns] : nil
    toWhole = whole.flatMap { $0 <= bound ? $0 : nil }
    toBeginning = previous.min().flatMap { $0 <= bound ? $0 : nil }
  }
}
