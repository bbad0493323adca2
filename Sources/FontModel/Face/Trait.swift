/// A trait of a face, as the iOS app shows them; the order of the cases is the order of display.
package enum Trait: String, CaseIterable, Sendable {
  case bold
  case italic
  case condensed
  case expanded
  case vertical
  case monospace

  /// The traits of a face.
  ///
  /// Bold: the bold bit of `fsSelection` or `macStyle`, or a weight of 700 and more. Italic: the
  /// slant. Condensed and expanded: the width. Vertical: the face has metrics for vertical
  /// writing. Monospace: its advances, measured, whatever `post` and PANOSE say.
  package static func traits(of facts: FaceFacts) -> [Trait] {
    allCases.filter { trait in
      switch trait {
      case .bold:
        facts.summary.weight >= 700 || facts.tables.hasBoldBit && facts.variation == nil
      case .italic: facts.summary.slant != .upright
      case .condensed: facts.summary.width < 100
      case .expanded: facts.summary.width > 100
      case .vertical: facts.hasVerticalMetrics
      case .monospace: facts.summary.spacing.isFixed
      }
    }
  }
}

extension SFNTTables {
  /// Whether `fsSelection` bit 5 or `macStyle` bit 0 says bold.
  fileprivate var hasBoldBit: Bool {
    (os2?.fsSelection ?? 0) & 0x20 != 0 || (head?.macStyle ?? 0) & 1 != 0
  }
}
