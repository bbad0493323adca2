import FontModel
import FreeType
import TestSupport
import Testing

struct GlyphExtentsTests {
  /// Widths and boxes by fontTools' `t1Lib`, `BoundsPen` over the charstrings.
  @Test(
    "A glyph of a Type 1 font is found by its character and by its name",
    arguments: [
      ("Å", "Aring", 667, InkBox(17, 0, 653, 953)),
      ("A\u{30A}", "Aring", 667, InkBox(17, 0, 653, 953)),
      ("Aring", "Aring", 667, InkBox(17, 0, 653, 953)),
      ("g", "g", 556, InkBox(35, -218, 481, 539)),
      ("fi", "fi", 500, InkBox(12, 0, 436, 732)),
    ] as [(String, String, Double, InkBox)])
  func type1(glyph: String, name: String, advance: Double, ink: InkBox) throws {
    let extents = try #require(try extents(of: glyph, .nimbusSansType1))
    #expect(extents.name == name)
    #expect(extents.advance == advance)
    #expect(extents.ink == ink)
    #expect(extents.leftSideBearing == ink.xMin)
    #expect(extents.rightSideBearing == advance - ink.xMax)
    #expect(extents.unit == .designUnits(perEm: 1000))
  }

  @Test("A glyph is measured by itself, without what would be done to it in a line")
  func alone() throws {
    // A combining mark has an advance in `hmtx` and none in a line.
    var font = SFNTBuilder()
    font.glyphs[3].characters = [0x301]
    #expect(try extents(of: "\u{301}", font.build())?.advance == 450)
  }

  @Test("A blank has an advance and no bearings")
  func blank() throws {
    let extents = try #require(try extents(of: " ", SFNTBuilder().build()))
    #expect(extents.id == 1)
    #expect(extents.name == "space")
    #expect(extents.advance == 250)
    #expect(extents.ink == nil)
    #expect(extents.leftSideBearing == nil)
    #expect(extents.rightSideBearing == nil)
  }

  @Test("Names of glyphs may be missing")
  func noNames() throws {
    var font = SFNTBuilder()
    font[.postVersion] = 0x0003_0000
    let extents = try #require(try extents(of: "H", font.build()))
    #expect(extents.name == nil)
    #expect(extents.ink == InkBox(50, 0, 450, 700))
  }

  @Test("The first glyph has a name and no character")
  func notdef() throws {
    #expect(try extents(of: ".notdef", SFNTBuilder().build())?.id == 0)
  }

  @Test(
    "There is no such glyph",
    arguments: ["Q", "Aring", "", "x\u{301}", "H\u{0}", "Hx", "\n", "\u{0}"])
  func missing(glyph: String) throws {
    #expect(try extents(of: glyph, SFNTBuilder().build()) == nil)
  }

  @Test("A glyph of a variable font is measured at the position")
  func variable() throws {
    // By fontTools, A in `glyf` and `hmtx` after `instancer` at wght 900.
    let black = FacePosition.coordinates([AxisPosition(tag: "wght", value: 900)])
    let extents = try #require(try extents(of: "A", .interVariable, at: black))
    #expect(extents.advance == 2240)
    #expect(extents.leftSideBearing == 64)
  }

  @Test("A picture is measured in design units")
  func picture() throws {
    let extents = try #require(try extents(of: "😀", .notoColorEmoji))
    #expect(extents.id == 883)
    #expect(extents.advance == 2550)
    let left = try #require(extents.leftSideBearing)
    #expect(abs(left - 9 * 2048.0 / 109) < 1e-9)
  }

  @Test("A bitmap is measured in its pixels")
  func bitmap() throws {
    // Pillow's reader of PCF shows ink in 5 of 6 columns.
    let extents = try #require(try extents(of: "H", .fixed6x13))
    #expect(extents.advance == 6)
    #expect(extents.ink == InkBox(0, 0, 5, 9))
    #expect(extents.rightSideBearing == 1)
    #expect(extents.unit == .strikePixels(perEm: 13))
  }
}
