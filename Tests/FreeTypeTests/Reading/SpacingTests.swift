import FontModel
import FreeType
import TestSupport
import Testing

struct SpacingTests {
  private func spacing(_ advances: [UInt16]) throws -> Spacing {
    var font = SFNTBuilder()
    font.glyphs = [SFNTGlyph(".notdef", advance: 500)]
    for (index, advance) in advances.enumerated() {
      font.glyphs.append(
        SFNTGlyph("g\(index)", characters: [UInt32(0x41 + index)], advance: advance))
    }
    return try read(font.build()).summary.spacing
  }

  @Test("One advance is monospaced, and advances that differ by a 33rd count as one")
  func mono() throws {
    #expect(try spacing([600, 600]) == .mono)
    #expect(try spacing([660, 640]) == .mono)
    #expect(try spacing([660, 639]) == .proportional)
    #expect(try spacing([]) == .mono)
  }

  @Test("Marks without an advance don't count")
  func marks() throws {
    #expect(try spacing([600, 0, 600]) == .mono)
  }

  @Test("Two advances are dual when one is about the double of the other")
  func dual() throws {
    #expect(try spacing([500, 1000]) == .dual)
    #expect(try spacing([1000, 500, 1000]) == .dual)
    #expect(try spacing([500, 900]) == .proportional)
    #expect(try spacing([500, 1000, 1500]) == .proportional)
  }

  @Test("What post and PANOSE claim doesn't count")
  func claims() throws {
    var font = SFNTBuilder()
    font[.isFixedPitch] = 1
    font[.panoseProportion] = 9
    #expect(try read(font.build()).summary.spacing == .proportional)
  }

  @Test(
    "A bitmap font's property counts",
    arguments: [("C", Spacing.charcell), ("m", .mono), ("P", .proportional), ("?", .mono)])
  func property(letter: String, spacing: Spacing) throws {
    let bdf = BDFFont.tiny.replacing("SPACING \"P\"", with: "SPACING \"\(letter)\"")
    #expect(try read(Array(bdf.utf8)).summary.spacing == spacing)
  }

  @Test(
    "Real fonts are told apart",
    arguments: [
      (TestFont.dejaVuSans, Spacing.proportional), (.dejaVuSansMono, .mono),
      (.notoColorEmoji, .mono), (.fixed6x13, .charcell), (.ipaGothic, .dual),
    ])
  func realFonts(font: TestFont, spacing: Spacing) throws {
    #expect(try read(font).summary.spacing == spacing)
  }
}
