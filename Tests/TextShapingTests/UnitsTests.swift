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
    // The em has 1024 units, which are 16 pixels of 64, and there is a strike of that size. By
    // fontTools the glyph of 文 is 14931 with an advance of 1024.
    let text = try shape("文", .wqyZenHei)
    #expect(text.unit == .designUnits(perEm: 1024))
    #expect(text.ids == [[14931]])
    #expect(text.lines[0].advance == 1024)
    guard case .outline = text.lines[0].glyphs[0].ink else {
      Issue.record("it is drawn from its outline")
      return
    }
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
