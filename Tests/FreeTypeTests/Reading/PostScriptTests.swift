import FontModel
import Foundation
import FreeType
import TestSupport
import Testing

struct PostScriptTests {
  @Test("A Type 1 font's numbers are those of FontBBox and FontInfo")
  func type1() throws {
    let facts = try read(.nimbusSansType1)
    #expect(facts.unitsPerEm == 1000)
    #expect(facts.version == "1.00")
    #expect(facts.tables == SFNTTables())
    #expect(
      facts.postScript
        == PostScriptFacts(
          fontBBox: Bounds(
            xMin: DesignUnits(-210), yMin: DesignUnits(-299), xMax: DesignUnits(1032),
            yMax: DesignUnits(1075)),
          lineHeight: DesignUnits(1374), italicAngle: 0, underlinePosition: DesignUnits(-151),
          underlineThickness: DesignUnits(50), isFixedPitch: false, maxAdvance: DesignUnits(1094),
          dictionary: .fontInfo))
  }

  @Test("A CFF font without tables has the numbers of its Top DICT")
  func bareCFF() throws {
    let path = try TestFont.nimbusSans.require().replacing("Regular", with: "Italic")
    let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: path)))
    let facts = try read(try #require(try SFNTFile(parsing: bytes).tables["CFF "]))
    #expect(facts.unitsPerEm == 1000)
    #expect(facts.summary.slant == .italic)
    #expect(facts.summary.postScriptName == "NimbusSans-Italic")
    #expect(facts.capLetter == MeasuredLetter("H", 0, 729))
    // UnderlineThickness is left out there, which means 50.
    #expect(
      facts.postScript
        == PostScriptFacts(
          fontBBox: Bounds(
            xMin: DesignUnits(-144), yMin: DesignUnits(-284), xMax: DesignUnits(1154),
            yMax: DesignUnits(1070)),
          lineHeight: DesignUnits(1354), italicAngle: -12, underlinePosition: DesignUnits(-151),
          underlineThickness: DesignUnits(50), isFixedPitch: false, maxAdvance: nil,
          dictionary: .topDICT))
  }

  @Test("A CID-keyed font's numbers are those of FontBBox and FontInfo")
  func cidKeyed() throws {
    let facts = try read(Array(CIDKeyedFont.file.utf8))
    #expect(facts.unitsPerEm == 1000)
    #expect(facts.glyphCount == 2)
    #expect(facts.summary.family == "Test CID")
    // 1.2 em are more than the box.
    #expect(
      facts.postScript
        == PostScriptFacts(
          fontBBox: Bounds(
            xMin: DesignUnits(-10), yMin: DesignUnits(-210), xMax: DesignUnits(990),
            yMax: DesignUnits(870)),
          lineHeight: DesignUnits(1200), italicAngle: -12, underlinePosition: DesignUnits(-150),
          underlineThickness: DesignUnits(40), isFixedPitch: true, maxAdvance: nil,
          dictionary: .fontInfo))
  }

  @Test("A Type 42 font has the lines and the box of the font within, and FontInfo's underline")
  func type42() throws {
    let font = SFNTBuilder()
    let facts = try read(Type42Font.file(of: font))
    let head = try #require(try read(font.build()).tables.head)
    #expect(facts.container == .type42)
    #expect(facts.summary.format == "Type 42")
    #expect(facts.capLetter == MeasuredLetter("H", 0, 700))
    #expect(
      facts.postScript
        == PostScriptFacts(
          fontBBox: head.bounds, lineHeight: DesignUnits(1180), italicAngle: 0,
          underlinePosition: DesignUnits(-120), underlineThickness: DesignUnits(60),
          isFixedPitch: false, maxAdvance: DesignUnits(500), dictionary: .fontInfo,
          innerLines: PostScriptFacts.InnerLines(
            ascender: DesignUnits(900), descender: DesignUnits(-250))))
  }

  @Test(
    "Fonts with tables, and bitmaps, have no such facts",
    arguments: [TestFont.cantarell, .fixed6x13])
  func otherFonts(font: TestFont) throws {
    #expect(try read(font).postScript == nil)
  }
}
