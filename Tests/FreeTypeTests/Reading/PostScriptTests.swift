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

  @Test(
    "Fonts with tables, and bitmaps, have no such facts",
    arguments: [TestFont.cantarell, .fixed6x13])
  func otherFonts(font: TestFont) throws {
    #expect(try read(font).postScript == nil)
  }
}
