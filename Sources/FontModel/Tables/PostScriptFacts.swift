/// What a PostScript font without sfnt tables says: Type 1, CID-keyed Type 1 and bare CFF.
package struct PostScriptFacts: Hashable, Sendable {
  /// The `FontBBox`, rounded outwards to whole units. FreeType takes ascender and descender from it.
  package var fontBBox: Bounds
  /// The distance between baselines that FreeType makes up: the greater of 1.2 em and the box.
  package var lineHeight: DesignUnits
  /// The angle in whole degrees, as FreeType keeps it; nil where the format has none.
  package var italicAngle: Int?
  /// The **centre** of the underline, unlike in `post`.
  package var underlinePosition: DesignUnits
  package var underlineThickness: DesignUnits
  /// Whether the font says that all glyphs have one advance; nil where the format can't say.
  package var isFixedPitch: Bool?
  /// The greatest advance; nil where FreeType computes none (bare CFF, CID).
  package var maxAdvance: DesignUnits?
  /// Where underline and angle are written.
  package var dictionary: Dictionary

  /// The PostScript dictionary that holds a font's metrics.
  package enum Dictionary: Hashable, Sendable {
    /// `FontInfo` of Type 1 and CID-keyed fonts.
    case fontInfo
    /// The Top DICT of a bare CFF font.
    case topDICT
  }

  /// Facts from their parts.
  package init(
    fontBBox: Bounds, lineHeight: DesignUnits, italicAngle: Int?, underlinePosition: DesignUnits,
    underlineThickness: DesignUnits, isFixedPitch: Bool?, maxAdvance: DesignUnits?,
    dictionary: Dictionary
  ) {
    self.fontBBox = fontBBox
    self.lineHeight = lineHeight
    self.italicAngle = italicAngle
    self.underlinePosition = underlinePosition
    self.underlineThickness = underlineThickness
    self.isFixedPitch = isFixedPitch
    self.maxAdvance = maxAdvance
    self.dictionary = dictionary
  }
}
