internal import UnicodeText

/// A name that is looked up, and how others compare with it.
struct NameKey {
  /// How a name compares with the one looked up, in rising order.
  enum Equality: Int, Comparable {
    case different
    /// But for case and blanks.
    case equal
    case exact

    static func < (one: Equality, other: Equality) -> Bool { one.rawValue < other.rawValue }
  }

  private let name: String
  private let key: String

  /// Nil if there is nothing but blanks in the name, which then names nothing.
  init?(_ name: String) {
    self.name = name
    key = caseFoldedWithoutBlanks(name)
    if key.isEmpty { return nil }
  }

  /// Compares as fontconfig does: case and blanks don't count; the exact spelling is told apart.
  func equality(with other: String) -> Equality {
    if other == name { return .exact }
    return caseFoldedWithoutBlanks(other) == key ? .equal : .different
  }

  /// How the best of the names compares; `different` if there are none.
  func equality(with names: some Sequence<String>) -> Equality {
    names.reduce(.different) { max($0, equality(with: $1)) }
  }
}
