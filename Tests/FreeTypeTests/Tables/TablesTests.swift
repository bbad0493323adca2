import FontModel
import FreeType
import TestSupport
import Testing

struct TablesTests {
  @Test("Every field of head, hhea and post is read from its place")
  func fields() throws {
    var font = SFNTBuilder()
    let values: [(SFNTField, Int)] = [
      (.fontRevision, 0x0002_5EB8), (.unitsPerEm, 1792), (.xMin, -1001), (.yMin, -1002),
      (.xMax, 1003), (.yMax, 1004), (.macStyle, 3), (.hheaAscender, 1005), (.hheaDescender, -1006),
      (.hheaLineGap, 1007), (.advanceWidthMax, 40_000), (.caretSlopeRise, 1008),
      (.caretSlopeRun, 1009), (.caretOffset, -1010), (.italicAngle, -12 * 65_536),
      (.underlinePosition, -1011), (.underlineThickness, 1012), (.isFixedPitch, 1),
    ]
    for (field, value) in values { font[field] = value }
    let tables = try read(font.build()).tables
    let head = try #require(tables.head)
    #expect(head.fontRevision.value == 2.3699951171875)
    #expect(head.unitsPerEm == 1792)
    #expect(
      head.bounds
        == Bounds(
          xMin: DesignUnits(-1001), yMin: DesignUnits(-1002), xMax: DesignUnits(1003),
          yMax: DesignUnits(1004)))
    #expect(head.macStyle == 3)
    #expect(
      tables.hhea
        == HorizontalHeader(
          ascender: DesignUnits(1005), descender: DesignUnits(-1006), lineGap: DesignUnits(1007),
          advanceWidthMax: DesignUnits(40_000), caretSlopeRise: DesignUnits(1008),
          caretSlopeRun: DesignUnits(1009), caretOffset: DesignUnits(-1010)))
    #expect(
      tables.post
        == PostTable(
          italicAngle: Fixed16_16(-12), underlinePosition: DesignUnits(-1011),
          underlineThickness: DesignUnits(1012), isFixedPitch: true))
  }

  @Test("Every field of OS/2 is read from its place, the Windows fields without sign")
  func os2Fields() throws {
    var font = SFNTBuilder()
    let values: [(SFNTField, Int)] = [
      (.os2Version, 5), (.xAvgCharWidth, -2001), (.usWeightClass, 650), (.usWidthClass, 7),
      (.ySubscriptXSize, 2002), (.ySubscriptYSize, 2003), (.ySubscriptXOffset, -2004),
      (.ySubscriptYOffset, 2005), (.ySuperscriptXSize, 2006), (.ySuperscriptYSize, 2007),
      (.ySuperscriptXOffset, 2008), (.ySuperscriptYOffset, 2009), (.yStrikeoutSize, 2010),
      (.yStrikeoutPosition, 2011), (.sFamilyClass, 0x0802), (.panoseFamilyType, 2),
      (.panoseProportion, 9), (.fsSelection, 0xC0), (.sTypoAscender, 2012),
      (.sTypoDescender, -2013), (.sTypoLineGap, -2014), (.usWinAscent, 40_000),
      (.usWinDescent, 40_001), (.sxHeight, 2015), (.sCapHeight, 2016),
      (.usLowerOpticalPointSize, 120), (.usUpperOpticalPointSize, 500),
      (.achVendID, 0x4A42_2000),
    ]
    for (field, value) in values { font[field] = value }
    let table = try #require(try read(font.build()).tables.os2)
    #expect(
      table
        == OS2Table(
          version: 5, length: 100, xAvgCharWidth: DesignUnits(-2001), usWeightClass: 650,
          usWidthClass: 7,
          subscript: OS2Table.ScriptBox(
            xSize: DesignUnits(2002), ySize: DesignUnits(2003), xOffset: DesignUnits(-2004),
            yOffset: DesignUnits(2005)),
          superscript: OS2Table.ScriptBox(
            xSize: DesignUnits(2006), ySize: DesignUnits(2007), xOffset: DesignUnits(2008),
            yOffset: DesignUnits(2009)),
          yStrikeoutSize: DesignUnits(2010), yStrikeoutPosition: DesignUnits(2011),
          sFamilyClass: 0x0802, panose: [2, 0, 0, 9, 0, 0, 0, 0, 0, 0], achVendID: "JB",
          fsSelection: 0xC0,
          typo: OS2Table.TypoFields(
            ascender: DesignUnits(2012), descender: DesignUnits(-2013),
            lineGap: DesignUnits(-2014)),
          win: OS2Table.WinFields(ascent: DesignUnits(40_000), descent: DesignUnits(40_001)),
          sxHeight: DesignUnits(2015), sCapHeight: DesignUnits(2016),
          opticalPointSize: OS2Table.OpticalSizeRange(lower: 6, upper: 25)))
  }

  /// Which groups of fields `OS/2` has: typo, win, x-height, cap height, optical size.
  @Test(
    "OS/2 has the fields that its version and its length allow",
    arguments: [
      (0, 68, [false, false, false, false, false]), (0, 78, [true, true, false, false, false]),
      (1, 86, [true, true, false, false, false]), (1, 100, [true, true, false, false, false]),
      (3, 78, [true, true, false, false, false]), (3, 88, [true, true, true, false, false]),
      (3, 90, [true, true, true, true, false]), (4, 96, [true, true, true, true, false]),
      (4, 100, [true, true, true, true, false]), (5, 96, [true, true, true, true, false]),
      (5, 100, [true, true, true, true, true]), (7, 96, [true, true, true, true, false]),
      (7, 100, [true, true, true, true, true]), (3, 74, [false, false, false, false, false]),
      (2, 69, [false, false, false, false, false]),
    ])
  func os2Lengths(version: Int, length: Int, expected: [Bool]) throws {
    var font = SFNTBuilder()
    font[.os2Version] = version
    font.os2Length = length
    let table = try #require(try read(font.build()).tables.os2)
    #expect(table.version == version)
    #expect(table.length == length)
    #expect(
      [
        table.typo != nil, table.win != nil, table.sxHeight != nil, table.sCapHeight != nil,
        table.opticalPointSize != nil,
      ] == expected)
  }

  @Test("A short table with bit 7 set has no typo metrics to choose, whatever lies behind it")
  func shortTableWithBit7() throws {
    var font = SFNTBuilder()
    font[.os2Version] = 0
    font[.fsSelection] = 0xC0
    font.os2Length = 68
    let lines = LineMetrics(try read(font.build()).tables)
    #expect(lines.effective == .hhea)
    #expect(lines.allSets == [[900, -250, 30], nil, nil])
  }

  @Test("OS/2 is missing when it is, when its version says so, and when it is cut very short")
  func missingOS2() throws {
    var removed = SFNTBuilder()
    removed.removedTables = ["OS/2"]
    var disowned = SFNTBuilder()
    disowned[.os2Version] = 0xFFFF
    var cut = SFNTBuilder()
    cut.os2Length = 60
    for font in [removed, disowned, cut] {
      let facts = try read(font.build())
      #expect(facts.tables.os2 == nil)
      #expect(facts.vendor == nil)
    }
  }

  @Test("Zero and odd line metrics are read as they are")
  func oddLineMetrics() throws {
    var font = SFNTBuilder()
    font[.hheaAscender] = 30_000
    font[.hheaDescender] = 434
    font[.hheaLineGap] = -4000
    #expect(LineMetrics(try read(font.build()).tables).allSets[0] == [30_000, 434, -4000])
  }

  @Test("A missing or cut table is nil, not zero")
  func missingPost() throws {
    var font = SFNTBuilder()
    font.removedTables = ["post"]
    #expect(try read(font.build()).tables.post == nil)
    font.removedTables = []
    font.replacedTables = ["post": [0, 3, 0, 0, 0, 0, 0, 0, 0, 0]]
    #expect(try read(font.build()).tables.post == nil)
  }

  @Test("Apple's bitmap fonts have their em in bhed, whatever head says")
  func bitmapHead() throws {
    var font = SFNTBuilder()
    font.replacedTables = ["bhed": try #require(font.file().tables["head"])]
    font.removedTables = ["glyf"]
    font[.unitsPerEm] = 0
    let facts = try read(font.build())
    #expect(facts.unitsPerEm == 1000)
    #expect(facts.tables.head?.unitsPerEm == 1000)
    #expect(facts.tables.head?.bounds.yMax == DesignUnits(750))
  }

  @Test("A font of colour bitmaps keeps its tables, where FreeType's face record has zeros")
  func colourBitmaps() throws {
    let facts = try read(.notoColorEmoji)
    #expect(facts.unitsPerEm == 2048)
    #expect(
      LineMetrics(facts.tables).allSets
        == [[1900, -500, 0], [1900, -500, 0], [1900, -500, nil]])
    #expect(facts.tables.os2?.sCapHeight == DesignUnits(1900))
    #expect(facts.tables.os2?.sxHeight == .zero)
    #expect(facts.tables.head?.bounds.xMax == DesignUnits(2550))
    #expect(facts.hasVerticalMetrics && facts.hasEmbeddedBitmaps)
    #expect(facts.summary.hasColor && !facts.summary.isScalable)
  }

  @Test("Bitmaps and vertical metrics are only claimed where there are any")
  func flags() throws {
    let plain = try read(.dejaVuSans)
    #expect(!plain.hasVerticalMetrics && !plain.hasEmbeddedBitmaps && !plain.summary.hasColor)
    #expect(try read(.notoSansCJK).hasVerticalMetrics)
    #expect(try read(.wqyZenHei, index: 2).hasEmbeddedBitmaps)
  }
}
