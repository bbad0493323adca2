/// What somebody may have meant who asked for a name that isn't there.
package enum NearNames {
  /// The names nearest to the one asked for, best first, at most `limit`, each once.
  ///
  /// Case, diacritics and blanks don't count. Before others come names that differ by a slip of the
  /// keyboard, then those that begin with what was asked for, then those that share its words. The
  /// order depends on nothing but the names. Empty if nothing is near, or if the name is so long
  /// that nobody typed it.
  package static func suggestions(
    for name: String, among names: [String], limit: Int
  ) -> [String] {
    let wanted = ComparedName(name)
    guard limit > 0, (1...longestName).contains(wanted.key.count) else { return [] }
    let ranked = Set(names).compactMap { candidate in
      RankedName(ComparedName(candidate), nearTo: wanted)
    }
    return ranked.sorted().prefix(limit).map(\.name.original)
  }

  /// In folded scalars; keeps the work small whatever is asked for.
  private static let longestName = 128
}

/// A name in the forms that are compared.
private struct ComparedName {
  let original: String
  /// Folded, without blanks.
  let key: [Unicode.Scalar]
  let words: [Substring]

  init(_ name: String) {
    original = name
    let text = folded(name)
    words = text.split(whereSeparator: \.isWhitespace)
    key = text.unicodeScalars.filter { !$0.properties.isWhitespace }
  }
}

/// A candidate with all that decides its place.
private struct RankedName: Comparable {
  /// In which way a name is near, nearest first.
  enum Kinship: Int {
    case equal
    case misspelt
    case longer
    case shorter
    case sharesWords
    case contains
    case longerAndMisspelt
  }

  let name: ComparedName
  let kinship: Kinship
  /// Changes between what was asked for and the name, or its beginning where that is what is near.
  let distance: Int
  /// How many scalars the lengths differ by.
  let difference: Int

  /// Nil if the candidate isn't near at all.
  init?(_ candidate: ComparedName, nearTo wanted: ComparedName) {
    guard !candidate.key.isEmpty else { return nil }
    // One slip in three letters, so that short names don't suggest every other short name.
    let bound = min(4, wanted.key.count / 3)
    let edits = EditDistance(from: wanted.key, to: candidate.key, bound: bound)
    name = candidate
    difference = abs(candidate.key.count - wanted.key.count)
    if edits.toWhole == 0 {
      kinship = .equal
    } else if edits.toWhole != nil {
      kinship = .misspelt
    } else if edits.toBeginning == 0 {
      kinship = .longer
    } else if wanted.words.starts(with: candidate.words) {
      kinship = .shorter
    } else if wanted.words.allSatisfy({ word in
      candidate.words.contains { $0.hasPrefix(word) }
    }) {
      kinship = .sharesWords
    } else if wanted.key.count > 2, contains(candidate.key, wanted.key) {
      kinship = .contains
    } else if edits.toBeginning != nil {
      kinship = .longerAndMisspelt
    } else {
      return nil
    }
    distance =
      switch kinship {
      case .equal, .misspelt: edits.toWhole ?? 0
      case .longerAndMisspelt: edits.toBeginning ?? 0
      case .longer, .shorter, .sharesWords, .contains: 0
      }
  }

  static func < (one: RankedName, other: RankedName) -> Bool {
    if one.kinship != other.kinship { return one.kinship.rawValue < other.kinship.rawValue }
    if one.distance != other.distance { return one.distance < other.distance }
    if one.difference != other.difference { return one.difference < other.difference }
    if one.name.key != other.name.key {
      return one.name.key.lexicographicallyPrecedes(other.name.key)
    }
    return one.name.original < other.name.original
  }

  static func == (one: RankedName, other: RankedName) -> Bool {
    one.name.original == other.name.original
  }
}

private func contains(_ text: [Unicode.Scalar], _ part: [Unicode.Scalar]) -> Bool {
  guard part.count <= text.count else { return false }
  return (0...(text.count - part.count)).contains { text[$0...].starts(with: part) }
}
