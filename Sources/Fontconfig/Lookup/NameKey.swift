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

  /// Whether the names are one but for case and blanks.
  func isAlike(_ other: NameKey) -> Bool { other.key == key }

  /// Whether a C text is the name but for case and blanks.
  ///
  /// Bytes are compared as long as they are ASCII, since nearly all names differ in the first few.
  func isAlike(_ other: UnsafePointer<UInt8>) -> Bool {
    var rest = unsafe other
    for wanted in key.utf8 {
      while unsafe isASCIIBlank(rest.pointee) { unsafe rest += 1 }
      let byte = unsafe rest.pointee
      guard byte < 0x80, wanted < 0x80 else {
        return unsafe equality(with: String(cString: other)) != .different
      }
      guard lowercasedASCII(byte) == wanted else { return false }
      unsafe rest += 1
    }
    while unsafe isASCIIBlank(rest.pointee) { unsafe rest += 1 }
    // A blank that isn't ASCII may follow.
    return unsafe rest.pointee == 0
      || rest.pointee >= 0x80 && equality(with: String(cString: other)) != .different
  }

  /// How the best of the names compares; `different` if there are none.
  func equality(with names: some Sequence<String>) -> Equality {
    names.reduce(.different) { max($0, equality(with: $1)) }
  }
}
