/// Fields of `OS/2`, each nil where the table is too short or too old to hold it.
package struct OS2Table: Hashable, Sendable {
  package var version: Int
  /// The table's length in bytes as the font's directory gives it.
  package var length: Int
  package var xAvgCharWidth: DesignUnits
  package var usWeightClass: Int
  package var usWidthClass: Int
  package var `subscript`: ScriptBox
  package var superscript: ScriptBox
  package var yStrikeoutSize: DesignUnits
  /// The top edge of the strikeout.
  package var yStrikeoutPosition: DesignUnits
  /// Class in the high byte, subclass in the low one.
  package var sFamilyClass: Int16
  /// The ten PANOSE numbers.
  package var panose: [UInt8]
  /// The four characters of the vendor's id, trailing blanks removed; nil where it is empty.
  package var achVendID: String?
  package var fsSelection: UInt16
  /// The `sTypo…` fields; nil in Apple's table of 68 bytes, which ends before them.
  package var typo: TypoFields?
  /// The `usWin…` fields; nil where the table ends before them.
  package var win: WinFields?
  /// As declared, 0 included; nil before version 2 or where the table ends before the field.
  package var sxHeight: DesignUnits?
  /// As declared, 0 included; nil before version 2 or where the table ends before the field.
  package var sCapHeight: DesignUnits?
  /// The sizes that the design is for; nil before version 5.
  package var opticalPointSize: OpticalSizeRange?

  /// The size and offset that a font proposes for subscripts or superscripts.
  package struct ScriptBox: Hashable, Sendable {
    package var xSize: DesignUnits
    package var ySize: DesignUnits
    package var xOffset: DesignUnits
    /// Down for subscripts, up for superscripts; positive either way.
    package var yOffset: DesignUnits

    /// A box from its parts.
    package init(
      xSize: DesignUnits, ySize: DesignUnits, xOffset: DesignUnits, yOffset: DesignUnits
    ) {
      self.xSize = xSize
      self.ySize = ySize
      self.xOffset = xOffset
      self.yOffset = yOffset
    }
  }

  /// `sTypoAscender`, `sTypoDescender` and `sTypoLineGap`.
  package struct TypoFields: Hashable, Sendable {
    package var ascender: DesignUnits
    /// Normally negative.
    package var descender: DesignUnits
    package var lineGap: DesignUnits

    /// The three fields.
    package init(ascender: DesignUnits, descender: DesignUnits, lineGap: DesignUnits) {
      self.ascender = ascender
      self.descender = descender
      self.lineGap = lineGap
    }
  }

  /// `usWinAscent` and `usWinDescent`, both unsigned.
  package struct WinFields: Hashable, Sendable {
    package var ascent: DesignUnits
    /// Positive below the baseline, as stored.
    package var descent: DesignUnits

    /// The two fields.
    package init(ascent: DesignUnits, descent: DesignUnits) {
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// The range of sizes that a face is designed for, in points.
  package struct OpticalSizeRange: Hashable, Sendable {
    /// Inclusive.
    package var lower: Double
    /// Exclusive; nil for no upper end.
    package var upper: Double?

    /// A range from its ends.
    package init(lower: Double, upper: Double?) {
      self.lower = lower
      self.upper = upper
    }
  }

  /// A table from its fields.
  package init(
    version: Int, length: Int, xAvgCharWidth: DesignUnits, usWeightClass: Int, usWidthClass: Int,
    `subscript`: ScriptBox, superscript: ScriptBox, yStrikeoutSize: DesignUnits,
    yStrikeoutPosition: DesignUnits, sFamilyClass: Int16, panose: [UInt8], achVendID: String?,
    fsSelection: UInt16, typo: TypoFields?, win: WinFields?, sxHeight: DesignUnits?,
    sCapHeight: DesignUnits?, opticalPointSize: OpticalSizeRange?
  ) {
    self.version = version
    self.length = length
    self.xAvgCharWidth = xAvgCharWidth
    self.usWeightClass = usWeightClass
    self.usWidthClass = usWidthClass
    self.`subscript` = `subscript`
    self.superscript = superscript
    self.yStrikeoutSize = yStrikeoutSize
    self.yStrikeoutPosition = yStrikeoutPosition
    self.sFamilyClass = sFamilyClass
    self.panose = panose
    self.achVendID = achVendID
    self.fsSelection = fsSelection
    self.typo = typo
    self.win = win
    self.sxHeight = sxHeight
    self.sCapHeight = sCapHeight
    self.opticalPointSize = opticalPointSize
  }
}

extension OS2Table {
  /// Whether `fsSelection` bit 7, USE_TYPO_METRICS, is set.
  package var usesTypoMetrics: Bool { fsSelection & 0x80 != 0 }

  /// The stroke width in percent of normal that `usWidthClass` stands for; nil outside 1 to 9.
  package var widthPercentage: Double? {
    switch usWidthClass {
    case 1: 50
    case 2: 62.5
    case 3: 75
    case 4: 87.5
    case 5: 100
    case 6: 112.5
    case 7: 125
    case 8: 150
    case 9: 200
    case _: nil
    }
  }
}
