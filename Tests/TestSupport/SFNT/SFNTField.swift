/// A number at a fixed place of `head`, `hhea`, `maxp`, `OS/2` or `post`, by its specified name.
///
/// Where two tables have a field of one name, the table stands before it.
package enum SFNTField: CaseIterable, Sendable {
  // head
  case fontRevision, checkSumAdjustment, magicNumber, headFlags, unitsPerEm
  case xMin, yMin, xMax, yMax, macStyle, lowestRecPPEM, fontDirectionHint, indexToLocFormat
  // hhea
  case hheaAscender, hheaDescender, hheaLineGap, advanceWidthMax, minLeftSideBearing
  case minRightSideBearing, xMaxExtent, caretSlopeRise, caretSlopeRun, caretOffset
  case numberOfHMetrics
  // maxp
  case numGlyphs
  // OS/2
  case os2Version, xAvgCharWidth, usWeightClass, usWidthClass, fsType
  case ySubscriptXSize, ySubscriptYSize, ySubscriptXOffset, ySubscriptYOffset
  case ySuperscriptXSize, ySuperscriptYSize, ySuperscriptXOffset, ySuperscriptYOffset
  case yStrikeoutSize, yStrikeoutPosition, sFamilyClass, panoseFamilyType, panoseProportion
  case ulUnicodeRange1, ulUnicodeRange2, ulUnicodeRange3, ulUnicodeRange4, achVendID
  case fsSelection, usFirstCharIndex, usLastCharIndex
  case sTypoAscender, sTypoDescender, sTypoLineGap, usWinAscent, usWinDescent
  case ulCodePageRange1, ulCodePageRange2, sxHeight, sCapHeight
  case usDefaultChar, usBreakChar, usMaxContext, usLowerOpticalPointSize, usUpperOpticalPointSize
  // post
  case postVersion, italicAngle, underlinePosition, underlineThickness, isFixedPitch
}

extension SFNTField {
  /// Where a field stands and how it is written.
  struct Place: Sendable {
    var table: String
    /// Bytes from the start of the table.
    var offset: Int
    /// Length in bytes: 1, 2 or 4.
    var width = 2
    var isSigned = true
  }

  /// The place that the OpenType specification gives the field.
  var place: Place {
    switch self {
    case .fontRevision: Place(table: "head", offset: 4, width: 4)
    case .checkSumAdjustment: Place(table: "head", offset: 8, width: 4, isSigned: false)
    case .magicNumber: Place(table: "head", offset: 12, width: 4, isSigned: false)
    case .headFlags: Place(table: "head", offset: 16, isSigned: false)
    case .unitsPerEm: Place(table: "head", offset: 18, isSigned: false)
    case .xMin: Place(table: "head", offset: 36)
    case .yMin: Place(table: "head", offset: 38)
    case .xMax: Place(table: "head", offset: 40)
    case .yMax: Place(table: "head", offset: 42)
    case .macStyle: Place(table: "head", offset: 44, isSigned: false)
    case .lowestRecPPEM: Place(table: "head", offset: 46, isSigned: false)
    case .fontDirectionHint: Place(table: "head", offset: 48)
    case .indexToLocFormat: Place(table: "head", offset: 50)
    case .hheaAscender: Place(table: "hhea", offset: 4)
    case .hheaDescender: Place(table: "hhea", offset: 6)
    case .hheaLineGap: Place(table: "hhea", offset: 8)
    case .advanceWidthMax: Place(table: "hhea", offset: 10, isSigned: false)
    case .minLeftSideBearing: Place(table: "hhea", offset: 12)
    case .minRightSideBearing: Place(table: "hhea", offset: 14)
    case .xMaxExtent: Place(table: "hhea", offset: 16)
    case .caretSlopeRise: Place(table: "hhea", offset: 18)
    case .caretSlopeRun: Place(table: "hhea", offset: 20)
    case .caretOffset: Place(table: "hhea", offset: 22)
    case .numberOfHMetrics: Place(table: "hhea", offset: 34, isSigned: false)
    case .numGlyphs: Place(table: "maxp", offset: 4, isSigned: false)
    case .os2Version: Place(table: "OS/2", offset: 0, isSigned: false)
    case .xAvgCharWidth: Place(table: "OS/2", offset: 2)
    case .usWeightClass: Place(table: "OS/2", offset: 4, isSigned: false)
    case .usWidthClass: Place(table: "OS/2", offset: 6, isSigned: false)
    case .fsType: Place(table: "OS/2", offset: 8, isSigned: false)
    case .ySubscriptXSize: Place(table: "OS/2", offset: 10)
    case .ySubscriptYSize: Place(table: "OS/2", offset: 12)
    case .ySubscriptXOffset: Place(table: "OS/2", offset: 14)
    case .ySubscriptYOffset: Place(table: "OS/2", offset: 16)
    case .ySuperscriptXSize: Place(table: "OS/2", offset: 18)
    case .ySuperscriptYSize: Place(table: "OS/2", offset: 20)
    case .ySuperscriptXOffset: Place(table: "OS/2", offset: 22)
    case .ySuperscriptYOffset: Place(table: "OS/2", offset: 24)
    case .yStrikeoutSize: Place(table: "OS/2", offset: 26)
    case .yStrikeoutPosition: Place(table: "OS/2", offset: 28)
    case .sFamilyClass: Place(table: "OS/2", offset: 30)
    case .panoseFamilyType: Place(table: "OS/2", offset: 32, width: 1, isSigned: false)
    case .panoseProportion: Place(table: "OS/2", offset: 35, width: 1, isSigned: false)
    case .ulUnicodeRange1: Place(table: "OS/2", offset: 42, width: 4, isSigned: false)
    case .ulUnicodeRange2: Place(table: "OS/2", offset: 46, width: 4, isSigned: false)
    case .ulUnicodeRange3: Place(table: "OS/2", offset: 50, width: 4, isSigned: false)
    case .ulUnicodeRange4: Place(table: "OS/2", offset: 54, width: 4, isSigned: false)
    case .achVendID: Place(table: "OS/2", offset: 58, width: 4, isSigned: false)
    case .fsSelection: Place(table: "OS/2", offset: 62, isSigned: false)
    case .usFirstCharIndex: Place(table: "OS/2", offset: 64, isSigned: false)
    case .usLastCharIndex: Place(table: "OS/2", offset: 66, isSigned: false)
    case .sTypoAscender: Place(table: "OS/2", offset: 68)
    case .sTypoDescender: Place(table: "OS/2", offset: 70)
    case .sTypoLineGap: Place(table: "OS/2", offset: 72)
    case .usWinAscent: Place(table: "OS/2", offset: 74, isSigned: false)
    case .usWinDescent: Place(table: "OS/2", offset: 76, isSigned: false)
    case .ulCodePageRange1: Place(table: "OS/2", offset: 78, width: 4, isSigned: false)
    case .ulCodePageRange2: Place(table: "OS/2", offset: 82, width: 4, isSigned: false)
    case .sxHeight: Place(table: "OS/2", offset: 86)
    case .sCapHeight: Place(table: "OS/2", offset: 88)
    case .usDefaultChar: Place(table: "OS/2", offset: 90, isSigned: false)
    case .usBreakChar: Place(table: "OS/2", offset: 92, isSigned: false)
    case .usMaxContext: Place(table: "OS/2", offset: 94, isSigned: false)
    case .usLowerOpticalPointSize: Place(table: "OS/2", offset: 96, isSigned: false)
    case .usUpperOpticalPointSize: Place(table: "OS/2", offset: 98, isSigned: false)
    case .postVersion: Place(table: "post", offset: 0, width: 4, isSigned: false)
    case .italicAngle: Place(table: "post", offset: 4, width: 4)
    case .underlinePosition: Place(table: "post", offset: 8)
    case .underlineThickness: Place(table: "post", offset: 10)
    case .isFixedPitch: Place(table: "post", offset: 12, width: 4, isSigned: false)
    }
  }
}
