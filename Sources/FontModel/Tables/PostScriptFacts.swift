/// What a PostScript font without sfnt tables says: Type 1, CID-keyed Type 1, Type 42 and bare CFF.
package struct PostScriptFacts: Hashable, Sendable {
  /// The `FontBBox`, rounded outwards to whole units; of a Type 42 font the box of the font within.
  ///
  /// FreeType takes ascender and descender from it unless there are ``innerLines``.
  package var fontBBox: Bounds
  /// The distance between baselines that FreeType makes up: the greater of 1.2 em and the box;
  /// with ``innerLines`` that of the font within.
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
  /// The lines of the TrueType font within a Type 42 font; nil for other formats.
  package var innerLines: InnerLines?

  /// The line metrics that FreeType takes from the tables of a TrueType font within.
  package struct InnerLines: Hashable, Sendable {
    package var ascender: DesignUnits
    /// Negative below the baseline.
    package var descender: DesignUnits

    /// Lines from their parts.
    package init(ascender: DesignUnits, descender: DesignUnits) {
      self.ascender = ascender
      self.descender = descender
    }
  }

  /// The PostScript dictionary that holds a font's metrics.
  package enum Dictionary: Hashable, Sendable {
    /// `FontInfo` of Type 1, CID-keyed and Type 42 fonts.
    case fontInfo
    /// The Top DICT of a bare CFF font.
    case topDICT
  }

  /// Facts from their parts.
  package init(
    fontBBox: Bounds, lineHeight: DesignUnits, italicAngle: Int?, underlinePosition: DesignUnits,
    underlineThickness: DesignUnits, isFixedPitch: Bool?, maxAdvance: DesignUnits?,
    dictionary: Dictionary, innerLines: InnerLines? = nil
  ) {
    self.fontBBox = fontBBox
    self.lineHeight = lineHeight
    self.italicAngle = italicAngle
    self.underlinePosition = underlinePosition
    self.underlineThickness = underlineThickness
    self.isFixedPitch = isFixedPitch
    self.maxAdvance = maxAdvance
    self.dictionary = dictionary
    self.innerLines = innerLines
  }
}
