import FontModel
import TestSupport
import Testing

struct MissingCharacterTests {
  private let font = SFNTBuilder().build()

  @Test("What the font lacks is drawn as .notdef and named once, in the order of the text")
  func missing() throws {
    let text = try shape("HQxZ\nQ語", font)
    #expect(text.ids == [[2, 0, 3, 0], [0, 0]])
    #expect(text.missing == ["Q", "Z", "語"])
    #expect(text.lines[0].advance == 500 + 500 + 450 + 500)
  }

  @Test("From right to left the order is still that of the text")
  func rightToLeft() throws {
    #expect(try shape("אבא", font).missing == ["א", "ב"])
  }

  @Test(
    "What is never seen isn't missing",
    arguments: [
      "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{202A}", "\u{2060}", "\u{FEFF}",
      "\u{FE0F}", "\u{E0100}", "\u{AD}", "\u{34F}",
    ])
  func ignorable(character: String) throws {
    let text = try shape("H\(character)x", font)
    #expect(text.missing == [])
    #expect(text.lines[0].advance == 950)
    #expect(text.lines[0].ink == InkBox(50, 0, 900, 700))
  }

  @Test("A blank of another width is made from the blank that the font has")
  func blanks() throws {
    // The em is 1000 units.
    let text = try shape("H\u{2003}x\u{A0}x", font)
    #expect(text.missing == [])
    #expect(text.lines[0].glyphs.map(\.advance) == [500, 1000, 450, 250, 450])
  }

  @Test("A letter with an accent is missing only where it can't be composed")
  func composition() throws {
    #expect(try shape("e\u{301}", .dejaVuSans).lines[0].glyphs.count == 1)
    #expect(try shape("e\u{301}", .dejaVuSans).missing == [])
    #expect(try shape("x\u{301}", font).missing == ["\u{301}"])
    #expect(try shape("\u{E9}", font).missing == ["\u{E9}"])
  }

  @Test(
    "A symbol font is looked up at the character and at 0xF000",
    arguments: [UInt32(0xF000), 0])
  func symbolFonts(shift: UInt32) throws {
    var symbols = SFNTBuilder()
    symbols.characterMaps = [
      SFNTCharacterMap(platform: 3, encoding: 0, format: .segments, shift: shift)
    ]
    // Glyph names would give FreeType a Unicode map of its own.
    symbols[.postVersion] = 0x0003_0000
    let text = try shape("Hx Q", symbols.build())
    #expect(text.ids == [[2, 3, 1, 0]])
    #expect(text.missing == ["Q"])
  }

  @Test("The characters of a symbol font's own area are found as well")
  func privateUse() throws {
    var symbols = SFNTBuilder()
    symbols.characterMaps = [.windowsSymbol]
    symbols[.postVersion] = 0x0003_0000
    #expect(try shape("\u{F048}", symbols.build()).ids == [[2]])
  }

  @Test("A font with only Apple's map is looked up by the names of its glyphs")
  func macFonts() throws {
    var mac = SFNTBuilder()
    mac.characterMaps = [.macRoman]
    #expect(try shape("Hx", mac.build()).ids == [[2, 3]])
  }

  @Test("Without a character map everything is missing")
  func noCharacterMap() throws {
    var bare = SFNTBuilder()
    bare.characterMaps = []
    bare[.postVersion] = 0x0003_0000
    let text = try shape("Hx", bare.build())
    #expect(text.ids == [[0, 0]])
    #expect(text.missing == ["H", "x"])
  }
}
