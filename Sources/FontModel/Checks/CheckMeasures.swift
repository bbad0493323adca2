/// What some rules need beyond the tables: counted characters and measured glyphs.
///
/// Each is nil where it was not measured. Then rules that can do without it do, and those that
/// can't say nothing.
package struct CheckMeasures: Hashable, Sendable {
  /// How many characters of the CJK blocks (`cjkBlocks`) the face maps to glyphs.
  package var cjkCharacterCount: Int?
  /// The vertical extent of all outlines, the baseline included; else the box of `head` counts.
  package var ink: VerticalExtent?
  /// The glyphs that reach farthest up and down beyond a set of line metrics, a few of each,
  /// for findings about ink that is cut off.
  package var tallGlyphs: [GlyphExtent] = []
  /// How many glyphs reach beyond each set; nil for a set that the face hasn't.
  package var glyphCountsOutside: [LineMetricSetName: Int] = [:]
  /// The top of `À` (U+00C0); nil also where the face has none.
  package var agraveTop: DesignUnits?
  /// The mean top and bottom of the twelve letters of `capitals`; nil also where one is missing.
  package var capitals: CapitalExtent?
  /// How the stems of `|`, `[`, `H` and `I` lean, in degrees; negative leans right.
  package var leanAngle: Double?

  /// Nothing was measured.
  package init() {}

  /// The blocks whose characters make a font CJK: those of fontbakery's `is_cjk_font`.
  package static let cjkBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x11FF, 0x2E80...0x2EFF, 0x2F00...0x2FDF, 0x2FF0...0x2FFF, 0x3040...0x309F,
    0x30A0...0x30FF, 0x3100...0x312F, 0x3130...0x318F, 0x3190...0x319F, 0x31A0...0x31BF,
    0x31C0...0x31EF, 0x31F0...0x31FF, 0x3200...0x32FF, 0x3300...0x33FF, 0x3400...0x4DBF,
    0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x2A6DF, 0x2F800...0x2FA1F,
  ]

  /// The letters whose middle should lie in the middle of the line.
  package static let capitals: [Unicode.Scalar] = [
    "A", "B", "C", "D", "E", "H", "I", "M", "O", "S", "T", "X",
  ]

  /// Whether the face is made for Chinese, Japanese or Korean; false where nobody counted.
  ///
  /// More than 150 characters, as fontbakery has it: such fonts follow rules of their own.
  var isCJK: Bool { (cjkCharacterCount ?? 0) > 150 }
}

/// How far something reaches up and down.
package struct VerticalExtent: Hashable, Sendable {
  package var yMin: DesignUnits
  package var yMax: DesignUnits

  /// An extent from its ends.
  package init(yMin: DesignUnits, yMax: DesignUnits) {
    self.yMin = yMin
    self.yMax = yMax
  }
}

/// How far one glyph reaches up and down.
package struct GlyphExtent: Hashable, Sendable {
  /// The glyph's name, or its character or number where it has none.
  package var name: String
  package var extent: VerticalExtent

  /// A glyph with its extent.
  package init(name: String, extent: VerticalExtent) {
    self.name = name
    self.extent = extent
  }
}

/// The mean extent of several letters, so not whole.
package struct CapitalExtent: Hashable, Sendable {
  /// In design units.
  package var top: Double
  /// In design units; about 0.
  package var bottom: Double

  /// Means from their values.
  package init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }
}
