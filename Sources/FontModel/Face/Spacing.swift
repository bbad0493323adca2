/// How the advances of a face's characters relate, measured and not declared.
package enum Spacing: String, CaseIterable, Sendable {
  /// Advances differ.
  case proportional
  /// Two advances, one about twice the other, as in East Asian terminal fonts.
  case dual
  /// One advance for every character.
  case mono
  /// One advance, and no ink leaves its cell (bitmap fonts that say so).
  case charcell

  /// Whether each character is one cell wide.
  package var isFixed: Bool {
    switch self {
    case .proportional, .dual: false
    case .mono, .charcell: true
    }
  }
}
