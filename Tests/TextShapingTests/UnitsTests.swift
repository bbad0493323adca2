import FontModel
import FreeType
import TestSupport
import Testing

struct UnitsTests {
  @Test(
    "Lengths are design units for every em that FreeType reads",
    arguments: [16, 31, 32, 1000, 1023, 2048, 2816, 16_384])
  func ems(unitsPerEm: Int) throws {
    var font = SFNTBuilder()
    font[.unitsPerEm] = unitsPerEm
    let text = try shape("Hp", font.build())
    #expect(text.unit == .designUnits(perEm: unitsPerEm))
    #expect(text.lines[0].glyphs.map(\.advance) == [500, 450])
    #expect(text.lines[0].ink == InkBox(50, -200, 900, 700))
  }

  @Test("Bitmaps beside outlines change nothing")
  func embeddedBitmaps() throws {
    // The em of 1000 units is nearly 16 times 64, so FreeType would scale to this strike.
    let font = PictureFonts.bitmaps(pixelsPerEm: [16], besideOutlines: true)
    #expect(try shape("Hp", font) == shape("Hp", SFNTBuilder().build()))
  }

  @Test("Blanks are made by the em where there are no outlines")
  func blanksOfBitmaps() throws {
    // U+2003 is an em wide, U+2002 half of that.
    let text = try shape("H\u{2003}\u{2002}", PictureFonts.bitmaps(pixelsPerEm: [12]))
    #expect(text.lines[0].glyphs.map(\.advance) == [500, 1000, 500])
  }

  @Test("A variable font without HVAR is measured by the outlines' own points")
  func variationWithoutAdvances() throws {
    // At 900 the boxes are 100 units wider, and so are the advances.
    let font = SFNTBuilder.variable()
    #expect(font.file().tables["gvar"] != nil)
    let black = FacePosition.coordinates([AxisPosition(tag: "wght", value: 900)])
    let text = try shape("Hp", font.build(), at: black)
    #expect(text.lines[0].glyphs.map(\.advance) == [600, 550])
    #expect(text.lines[0].ink == InkBox(50, -300, 1100, 800))
  }

  @Test("The greatest advances and coordinates are kept")
  func extremes() throws {
    var font = SFNTBuilder()
    font.glyphs[2] = .box("H", advance: 65_535, x: -32_768 ... -1, y: -16_000...16_000)
    font.glyphs[2].leftSideBearing = -32_768
    let text = try shape("HHH", font.build())
    #expect(text.lines[0].advance == 196_605)
    #expect(text.lines[0].ink == InkBox(-32_768, -16_000, 131_069, 16_000))
  }
}
