import FontModel
import FreeType
import TestSupport
import Testing

struct BitmapTests {
  /// As Pillow's reader of PCF shows it, with one row of the picture a line.
  private let letterP = """
    ......
    ......
    ......
    ......
    ......
    ####..
    #...#.
    #...#.
    #...#.
    ####..
    #.....
    #.....
    #.....
    """

  @Test("The bitmaps of an X font are laid out in their pixels")
  func pcf() throws {
    let text = try shape("Hxgp", .fixed6x13)
    #expect(text.unit == .strikePixels(perEm: 13))
    #expect(text.missing == [])
    let line = text.lines[0]
    #expect(line.glyphs.map(\.advance) == [6, 6, 6, 6])
    #expect(line.glyphs.map(\.origin.x) == [0, 6, 12, 18])
    // 11 rows are above the baseline, two of them empty; the last column is empty too.
    #expect(line.ink == InkBox(0, -2, 23, 9))
    guard case .image(let image) = line.glyphs[3].ink else {
      Issue.record("a glyph is a picture")
      return
    }
    #expect(image.format == .coverage)
    #expect(rows(of: image) == letterP)
    #expect(image.box == InkBox(0, -2, 6, 11))
  }

  @Test("A blank of another width is as wide in pixels")
  func blanks() throws {
    // U+2003 is an em wide, and of all blanks the font has only U+0020.
    let text = try shape("H\u{2003}H", .spleen64)
    #expect(text.unit == .strikePixels(perEm: 64))
    #expect(text.missing == [])
    #expect(text.lines[0].glyphs.map(\.advance) == [32, 64, 32])
  }

  @Test("What a bitmap font lacks is named")
  func missing() throws {
    #expect(try shape("H\u{1F600}", .fixed6x13).missing == ["\u{1F600}"])
  }

  @Test(
    "The strike nearest to a size is taken, the larger one of two, and without a size the largest",
    arguments: [
      (nil, 24), (1, 12), (13, 12), (14, 16), (16, 16), (17.9, 16), (20, 24), (500, 24),
      (Double.infinity, 24), (-3, 12),
    ] as [(Double?, Int)])
  func strikes(size: Double?, strike: Int) throws {
    let font = PictureFonts.bitmaps(pixelsPerEm: [16, 24, 12])
    let text = try shape("H", font, strikeNear: size)
    // sfnt fonts have an em and advances whatever their glyphs are.
    #expect(text.unit == .designUnits(perEm: 1000))
    #expect(text.lines[0].advance == 500)
    guard case .image(let image) = text.lines[0].glyphs[0].ink else {
      Issue.record("the glyph is a picture")
      return
    }
    #expect([image.width, image.height] == [strike / 3, strike / 2])
    #expect(image.samples == [0] + [UInt8](repeating: 255, count: strike / 3 * (strike / 2) - 1))
    let pixel = 1000 / Double(strike)
    let expected = InkBox(
      pixel, 0, pixel * Double(1 + strike / 3), pixel * Double(strike / 2))
    #expect(image.box.isClose(to: expected))
    #expect(text.lines[0].ink?.isClose(to: expected) == true)
  }

  @Test("A glyph without a bitmap has no ink")
  func noBitmap() throws {
    let line = try shape("x", PictureFonts.bitmaps(pixelsPerEm: [12])).lines[0]
    #expect(line.glyphs.map(\.ink) == [.none])
    #expect(line.advance == 450)
  }

  private func rows(of image: GlyphImage) -> String {
    (0..<image.height).map { row in
      image.samples[row * image.width..<(row + 1) * image.width]
        .map { $0 == 255 ? "#" : $0 == 0 ? "." : "?" }.joined()
    }.joined(separator: "\n")
  }
}
