import FontModel
import FreeType
import TestSupport
import Testing

struct LetterTests {
  @Test(
    "Letters of real fonts are measured by their exact outlines",
    arguments: [
      (TestFont.dejaVuSans, 0, 1493, 0, 1120), (.liberationSans, 0, 1409, 0, 1082),
      (.nimbusSans, 0, 729, 0, 524), (.nimbusSansType1, 0, 729, 0, 524),
      (.ebGaramond, 0, 591, 0, 423), (.ipaGothic, 104, 1538, 104, 1077),
    ])
  func realFonts(font: TestFont, capLow: Int, capHigh: Int, xLow: Int, xHigh: Int) throws {
    let facts = try read(font)
    #expect(facts.capLetter?.yMax == DesignUnits(capHigh))
    #expect(facts.xLetter?.yMax == DesignUnits(xHigh))
    if font != .ebGaramond {
      #expect(facts.capLetter == MeasuredLetter("H", capLow, capHigh))
      #expect(facts.xLetter == MeasuredLetter("x", xLow, xHigh))
    }
  }

  @Test("The first letter with an outline counts")
  func candidates() throws {
    var font = SFNTBuilder()
    font.glyphs = [
      SFNTGlyph(".notdef", advance: 500),
      SFNTGlyph("H", characters: [0x48], advance: 500),
      .box("E", advance: 500, x: 0...100, y: 5...711),
      .box("O", advance: 500, x: 0...100, y: -10...720),
      .box("u", advance: 500, x: 0...100, y: -7...498),
    ]
    let facts = try read(font.build())
    #expect(facts.capLetter == MeasuredLetter("E", 5, 711))
    #expect(facts.xLetter == MeasuredLetter("u", -7, 498))
    font.glyphs.remove(at: 2)
    #expect(try read(font.build()).capLetter == MeasuredLetter("O", -10, 720))
  }

  @Test("The box is that of the curve, not of its control points")
  func curves() throws {
    var font = SFNTBuilder()
    // The top of a parabola is halfway between its ends and its control point.
    let arch = SFNTGlyph(
      "H", characters: [0x48], advance: 500,
      contours: [
        [.init(0, 0), .init(200, 1000, isOnCurve: false), .init(400, 0)]
      ])
    font.glyphs = [SFNTGlyph(".notdef", advance: 500), arch]
    #expect(try read(font.build()).capLetter == MeasuredLetter("H", 0, 500))
  }

  @Test("A font without the letters has none", arguments: [TestFont.fontAwesome, .notoColorEmoji])
  func noLetters(font: TestFont) throws {
    let facts = try read(font)
    #expect(facts.capLetter == nil)
    #expect(facts.xLetter == nil)
  }

  @Test("Bitmaps are not measured", arguments: [TestFont.fixed6x13, .terminus12])
  func bitmaps(font: TestFont) throws {
    #expect(try read(font).capLetter == nil)
  }

  @Test(
    "A symbol font is looked up at the character and at 0xF000",
    arguments: [UInt32(0xF000), 0])
  func symbolFonts(shift: UInt32) throws {
    var font = SFNTBuilder()
    font.characterMaps = [
      SFNTCharacterMap(platform: 3, encoding: 0, format: .segments, shift: shift)
    ]
    // Glyph names would give FreeType a Unicode map of its own.
    font[.postVersion] = 0x0003_0000
    let facts = try read(font.build())
    #expect(facts.capLetter == MeasuredLetter("H", 0, 700))
    #expect(facts.xLetter == MeasuredLetter("x", 0, 500))
    #expect(facts.summary.spacing == .proportional)
  }

  @Test("A font with only Apple's map is looked up by the names of its glyphs")
  func macFonts() throws {
    var font = SFNTBuilder()
    font.characterMaps = [.macRoman]
    #expect(try read(font.build()).capLetter == MeasuredLetter("H", 0, 700))
  }

  @Test("Without a character map there are no letters")
  func noCharacterMap() throws {
    var font = SFNTBuilder()
    font.characterMaps = []
    font[.postVersion] = 0x0003_0000
    let facts = try read(font.build())
    #expect(facts.capLetter == nil)
    #expect(facts.glyphCount == 6)
  }
}
