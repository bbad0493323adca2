/// A value in design units with where it came from.
package struct Metric: Hashable, Sendable {
  /// The value; nil where the font has none, which is never written as 0.
  package var units: DesignUnits?
  package var source: MetricSource

  /// A value and its source.
  package init(_ units: DesignUnits?, _ source: MetricSource) {
    self.units = units
    self.source = source
  }

  /// What the font does not say.
  package static let absent = Metric(nil, .none)

  /// The value in pixels at a size, unrounded; nil where there is none or no em.
  package func scaled(unitsPerEm: Int?, pixelsPerEm: Double) -> Double? {
    guard let units, let unitsPerEm else { return nil }
    return units.scaled(unitsPerEm: unitsPerEm, pixelsPerEm: pixelsPerEm)
  }

  /// The value as a part of the em; nil where there is none or no em.
  package func ratio(unitsPerEm: Int?) -> Double? {
    scaled(unitsPerEm: unitsPerEm, pixelsPerEm: 1)
  }
}

/// Where a number came from.
package enum MetricSource: Hashable, Sendable {
  case hhea
  case typo
  case win
  case os2
  case post
  case head
  case vhea
  case vorg
  case base
  case fontBBox
  case fontInfo
  case topDICT
  /// The TrueType font within a Type 42 font.
  case sfnts
  /// The bitmaps of one size; the numbers stand with the strikes.
  case strike
  /// The greatest of all glyphs.
  case glyphs
  /// The ink of a letter.
  case glyph(Unicode.Scalar)
  /// A property of a PCF or BDF font; the number stands with the strikes.
  case bdfProperty
  /// The font does not say.
  case none

  /// The word of the JSON: a table or field name, "glyph H", or "none".
  package var name: String {
    switch self {
    case .hhea: "hhea"
    case .typo: "typo"
    case .win: "win"
    case .os2: "OS/2"
    case .post: "post"
    case .head: "head"
    case .vhea: "vhea"
    case .vorg: "VORG"
    case .base: "BASE"
    case .fontBBox: "FontBBox"
    case .fontInfo: "FontInfo"
    case .topDICT: "Top DICT"
    case .sfnts: "sfnts"
    case .strike: "strike"
    case .glyphs: "glyphs"
    case .glyph(let character): "glyph \(character)"
    case .bdfProperty: "BDF property"
    case .none: "none"
    }
  }

  /// The words of the table for people: the same, but "measured from H" and "not in the font".
  package var phrase: String {
    switch self {
    case .glyph(let character): "measured from \(character)"
    case .glyphs: "greatest of all glyphs"
    case .none: "not in the font"
    case .hhea, .typo, .win, .os2, .post, .head, .vhea, .vorg, .base, .fontBBox, .fontInfo,
      .topDICT, .sfnts, .strike, .bdfProperty:
      name
    }
  }

  /// Whether the value was measured and not declared.
  package var isMeasured: Bool {
    if case .glyph = self { true } else { false }
  }
}
