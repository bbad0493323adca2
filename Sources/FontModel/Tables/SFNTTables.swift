/// The fields of an sfnt face's tables that metrics come from; a missing table is nil.
///
/// In a variable font at a position other than the default the fields hold the varied values,
/// as far as `MVAR` varies them.
package struct SFNTTables: Hashable, Sendable {
  package var head: HeadTable?
  package var hhea: HorizontalHeader?
  package var os2: OS2Table?
  package var post: PostTable?

  /// The tables that there are.
  package init(
    head: HeadTable? = nil, hhea: HorizontalHeader? = nil, os2: OS2Table? = nil,
    post: PostTable? = nil
  ) {
    self.head = head
    self.hhea = hhea
    self.os2 = os2
    self.post = post
  }
}

/// Fields of `head`.
package struct HeadTable: Hashable, Sendable {
  /// The em in design units, 16 to 16,384 in a valid font.
  package var unitsPerEm: Int
  /// The declared box around all glyphs (`xMin` to `yMax`).
  package var bounds: Bounds
  /// Bit 0 is bold, bit 1 italic.
  package var macStyle: UInt16
  /// The `fontRevision`, a number such as 2.37.
  package var fontRevision: Fixed16_16

  /// A table from its fields.
  package init(unitsPerEm: Int, bounds: Bounds, macStyle: UInt16, fontRevision: Fixed16_16) {
    self.unitsPerEm = unitsPerEm
    self.bounds = bounds
    self.macStyle = macStyle
    self.fontRevision = fontRevision
  }
}

/// Fields of `hhea`.
package struct HorizontalHeader: Hashable, Sendable {
  /// Above the baseline, normally positive.
  package var ascender: DesignUnits
  /// Below the baseline, normally negative.
  package var descender: DesignUnits
  package var lineGap: DesignUnits
  /// The greatest advance that the table declares; unsigned, unlike in FreeType's face record.
  package var advanceWidthMax: DesignUnits
  package var caretSlopeRise: DesignUnits
  package var caretSlopeRun: DesignUnits
  package var caretOffset: DesignUnits
  /// What `MVAR` adds to ascender, descender and gap at this position; already contained in
  /// them, zero at the default position.
  package var variation: LineMetricVariation

  /// A table from its fields.
  package init(
    ascender: DesignUnits, descender: DesignUnits, lineGap: DesignUnits,
    advanceWidthMax: DesignUnits, caretSlopeRise: DesignUnits, caretSlopeRun: DesignUnits,
    caretOffset: DesignUnits, variation: LineMetricVariation = .none
  ) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.advanceWidthMax = advanceWidthMax
    self.caretSlopeRise = caretSlopeRise
    self.caretSlopeRun = caretSlopeRun
    self.caretOffset = caretOffset
    self.variation = variation
  }
}

/// What the `hasc`, `hdsc` and `hlgp` values of `MVAR` add at a position.
package struct LineMetricVariation: Hashable, Sendable {
  package var ascender: DesignUnits
  package var descender: DesignUnits
  package var lineGap: DesignUnits

  /// Adds nothing.
  package static let none = LineMetricVariation(ascender: .zero, descender: .zero, lineGap: .zero)

  /// The three deltas.
  package init(ascender: DesignUnits, descender: DesignUnits, lineGap: DesignUnits) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
  }
}

/// Fields of `post`.
package struct PostTable: Hashable, Sendable {
  /// Counter-clockwise from upright; negative leans right. Never varied.
  package var italicAngle: Fixed16_16
  /// The top edge of the underline, normally negative.
  package var underlinePosition: DesignUnits
  package var underlineThickness: DesignUnits
  /// Whether the table says that all glyphs have one advance.
  package var isFixedPitch: Bool

  /// A table from its fields.
  package init(
    italicAngle: Fixed16_16, underlinePosition: DesignUnits, underlineThickness: DesignUnits,
    isFixedPitch: Bool
  ) {
    self.italicAngle = italicAngle
    self.underlinePosition = underlinePosition
    self.underlineThickness = underlineThickness
    self.isFixedPitch = isFixedPitch
  }
}
