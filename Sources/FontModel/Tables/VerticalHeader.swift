/// Fields of `vhea`: the metrics of vertical lines, in which x takes the place of y.
package struct VerticalHeader: Hashable, Sendable {
  /// From the centre line to the right, normally positive.
  package var ascender: DesignUnits
  /// From the centre line to the left, normally negative.
  package var descender: DesignUnits
  package var lineGap: DesignUnits
  /// The greatest advance downwards that the table declares; unsigned.
  package var advanceHeightMax: DesignUnits
  /// The slope of the caret, which lies flat (rise 0, run 1) between upright glyphs.
  package var caret: CaretSlope

  /// A table from its fields.
  package init(
    ascender: DesignUnits, descender: DesignUnits, lineGap: DesignUnits,
    advanceHeightMax: DesignUnits, caret: CaretSlope
  ) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.advanceHeightMax = advanceHeightMax
    self.caret = caret
  }
}

/// How a caret leans, from `hhea` or `vhea`.
package struct CaretSlope: Hashable, Sendable {
  /// The vertical part of the slope.
  package var rise: DesignUnits
  /// The horizontal part of the slope.
  package var run: DesignUnits
  /// How far a caret between slanted glyphs is shifted.
  package var offset: DesignUnits

  /// A slope from its parts.
  package init(rise: DesignUnits, run: DesignUnits, offset: DesignUnits) {
    self.rise = rise
    self.run = run
    self.offset = offset
  }

  /// The italic angle of a horizontal line's caret in degrees, negative where it leans right; nil
  /// for a rise of 0, which is invalid there.
  package var italicAngle: Double? { Angle.italicAngle(rise: rise, run: run) }
}

/// Where `VORG` puts the tops of glyphs in vertical lines.
package struct VerticalOrigins: Hashable, Sendable {
  /// The y coordinate for glyphs without an entry; as stored, never varied.
  package var defaultY: DesignUnits
  /// How many glyphs have an origin of their own.
  package var entryCount: Int

  /// Origins from their parts.
  package init(defaultY: DesignUnits, entryCount: Int) {
    self.defaultY = defaultY
    self.entryCount = entryCount
  }
}
