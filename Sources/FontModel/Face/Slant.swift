/// How the letters of a face lean.
package enum Slant: String, CaseIterable, Sendable {
  case upright
  case italic
  case oblique
}

extension Slant: Comparable {
  /// Upright first, then italic, then oblique: the order in which faces are listed.
  package static func < (left: Slant, right: Slant) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .upright: 0
    case .italic: 1
    case .oblique: 2
    }
  }
}
