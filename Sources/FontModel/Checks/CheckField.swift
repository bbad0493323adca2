/// A field of a font that rules look at; raw values are its table and name, as in the JSON.
package enum CheckField: String, CaseIterable, Sendable {
  case hheaAscender = "hhea.ascender"
  case hheaDescender = "hhea.descender"
  case hheaLineGap = "hhea.lineGap"
  case typoAscender = "OS/2.sTypoAscender"
  case typoDescender = "OS/2.sTypoDescender"
  case typoLineGap = "OS/2.sTypoLineGap"
  case winAscent = "OS/2.usWinAscent"
  /// Positive below the baseline, as stored.
  case winDescent = "OS/2.usWinDescent"
  /// USE_TYPO_METRICS, 0 or 1.
  case typoBit = "OS/2.fsSelection bit 7"
  case yMax = "head.yMax"
  case yMin = "head.yMin"
  case caretSlopeRise = "hhea.caretSlopeRise"
  case caretSlopeRun = "hhea.caretSlopeRun"
  /// In degrees, negative leans right.
  case italicAngle = "post.italicAngle"
  case underlineThickness = "post.underlineThickness"

  /// The eight values that a family shares by the rules of Google Fonts.
  static let lineMetrics: [CheckField] = [
    .hheaAscender, .hheaDescender, .hheaLineGap, .typoAscender, .typoDescender, .typoLineGap,
    .winAscent, .winDescent,
  ]

  /// What a face says; nil where it lacks the table or the table ends before the field.
  package func value(in tables: SFNTTables) -> Double? {
    switch self {
    case .hheaAscender: tables.hhea.map { Double($0.ascender.value) }
    case .hheaDescender: tables.hhea.map { Double($0.descender.value) }
    case .hheaLineGap: tables.hhea.map { Double($0.lineGap.value) }
    case .typoAscender: (tables.os2?.typo).map { Double($0.ascender.value) }
    case .typoDescender: (tables.os2?.typo).map { Double($0.descender.value) }
    case .typoLineGap: (tables.os2?.typo).map { Double($0.lineGap.value) }
    case .winAscent: (tables.os2?.win).map { Double($0.ascent.value) }
    case .winDescent: (tables.os2?.win).map { Double($0.descent.value) }
    case .typoBit: tables.os2.map { $0.usesTypoMetrics ? 1 : 0 }
    case .yMax: tables.head.map { Double($0.bounds.yMax.value) }
    case .yMin: tables.head.map { Double($0.bounds.yMin.value) }
    case .caretSlopeRise: tables.hhea.map { Double($0.caretSlopeRise.value) }
    case .caretSlopeRun: tables.hhea.map { Double($0.caretSlopeRun.value) }
    case .italicAngle: tables.post.map(\.italicAngle.value)
    case .underlineThickness: tables.post.map { Double($0.underlineThickness.value) }
    }
  }
}

/// A field with a value: what a face says, or what it should say.
package struct FieldValue: Hashable, Sendable {
  package var field: CheckField
  package var value: Double

  /// A field and its value, finite.
  package init(_ field: CheckField, _ value: Double) {
    precondition(value.isFinite, "fields hold finite numbers")
    self.field = field
    self.value = value
  }
}

extension FieldValue: CustomStringConvertible {
  /// The field and the value, such as "hhea.lineGap 180".
  package var description: String { "\(field.rawValue) \(CheckText.number(value))" }
}
