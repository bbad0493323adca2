/// What somebody may have meant by a name that does not exist.
package enum NearMiss {
  /// The nearest of `names`, at most three and equally near; in the order of `names`.
  ///
  /// A name is near when it begins with what was typed (two letters or more), or differs by few
  /// slips: a letter too many, missing, wrong, or swapped with its neighbour. Case is ignored.
  package static func suggestions(for typed: String, among names: [String]) -> [String] {
    let wanted = Array(typed.lowercased().unicodeScalars)
    var best = Int.max
    var nearest: [String] = []
    for name in names {
      guard let rank = rank(of: Array(name.lowercased().unicodeScalars), for: wanted) else {
        continue
      }
      if rank < best {
        best = rank
        nearest = []
      }
      if rank == best, !nearest.contains(name) { nearest.append(name) }
    }
    return Array(nearest.prefix(3))
  }

  /// Asks whether one of `names` was meant; nil when there is none.
  package static func question(_ names: [String]) -> String? {
    let quoted = names.map { "`\($0)`" }
    guard let last = quoted.last else { return nil }
    let others = quoted.dropLast().joined(separator: ", ")
    return others.isEmpty ? "did you mean \(last)?" : "did you mean \(others) or \(last)?"
  }

  private static func rank(of name: [Unicode.Scalar], for wanted: [Unicode.Scalar]) -> Int? {
    let limit = min(max(wanted.count, name.count) / 3, 3)
    let slips = distance(wanted, name, limit: max(limit, 1))
    guard wanted.count >= 2, name.starts(with: wanted) else { return slips }
    return min(slips ?? 1, 1)
  }

  /// How many slips turn `left` into `right`; nil when they are more than `limit`.
  ///
  /// The restricted Damerau–Levenshtein distance (optimal string alignment). Lengths that differ
  /// by more than the limit are not compared, so that a very long word costs nothing.
  static func distance(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int
  ) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(
          last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    let slips = last[right.count]
    return slips <= limit ? slips : nil
  }
}
