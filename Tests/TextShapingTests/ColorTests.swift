import FontModel
import TestSupport
import Testing

struct ColorTests {
  private let red = GlyphColor(red: 200, green: 10, blue: 20, alpha: 255)
  private let blue = GlyphColor(red: 1, green: 2, blue: 250, alpha: 128)

  private func layers(_ ink: ShapedGlyph.Ink) throws -> [GlyphLayer] {
    guard case .layers(let layers) = ink else {
      Issue.record("\(ink) has no layers")
      return []
    }
    return layers
  }

  @Test("Layers have their outlines and the colours of the first palette")
  func colorLayers() throws {
    let font = PictureFonts.colorLayers(palette: [[200, 10, 20, 255], [1, 2, 250, 128]])
    let glyphs = try shape("Hx", font).lines[0].glyphs
    let layers = try layers(glyphs[0].ink)
    #expect(layers.map(\.color) == [blue, nil, red])
    // The boxes of x, d and p.
    #expect(
      layers.map(\.outline.inkBox) == [
        InkBox(50, 0, 400, 500), InkBox(50, 0, 400, 750), InkBox(50, -200, 400, 500),
      ])
    #expect(glyphs[1].ink == .outline(layers[0].outline))
  }

  @Test("The ink of layers is around all of them that can be seen")
  func ink() throws {
    let visible = PictureFonts.colorLayers(palette: [[200, 10, 20, 255], [1, 2, 250, 128]])
    #expect(try shape("H", visible).lines[0].ink == InkBox(50, -200, 400, 750))
    let transparent = PictureFonts.colorLayers(palette: [[200, 10, 20, 0], [1, 2, 250, 128]])
    #expect(try shape("H", transparent).lines[0].ink == InkBox(50, 0, 400, 750))
  }

  @Test("Without a palette the layers have the colour of the text")
  func noPalette() throws {
    var font = try SFNTFile(parsing: PictureFonts.colorLayers(palette: [[0, 0, 0, 255]]))
    font.tables["CPAL"] = nil
    let text = try shape("H", font.build())
    // FreeType doesn't read layers without a palette.
    guard case .outline(let outline) = text.lines[0].glyphs[0].ink else {
      Issue.record("it is drawn from its own outline")
      return
    }
    #expect(outline.inkBox == InkBox(50, 0, 450, 700))
  }

  /// By fontTools the picture of U+1F600 is 136 × 128 pixels in a strike of 109 pixels an em, 101
  /// above the baseline; by Pillow its visible pixels reach from (9, 7) to (126, 119), the pixel at
  /// (68, 64) is opaque with red 253, green 224, blue 48, and the one at (60, 7) has alpha 191 with
  /// red 244, green 163, blue 34. The em has 2048 units, the advance in `hmtx` 2550.
  @Test("Colour bitmaps are pictures whose place is in design units")
  func colourBitmaps() throws {
    let text = try shape("😀", .notoColorEmoji)
    #expect(text.unit == .designUnits(perEm: 2048))
    #expect(text.missing == [])
    let glyph = try #require(text.lines[0].glyphs.first)
    #expect(glyph.id == 883)
    #expect(glyph.advance == 2550)
    guard case .image(let image) = glyph.ink else {
      Issue.record("it is a picture")
      return
    }
    let scale = 2048.0 / 109
    #expect(image.format == .bgra)
    #expect([image.width, image.height] == [136, 128])
    #expect(image.samples.count == 136 * 128 * 4)
    #expect(
      image.box.isClose(to: InkBox(0, (101 - 128) * scale, 136 * scale, 101 * scale)))
    let ink = try #require(text.lines[0].ink)
    #expect(
      ink.isClose(
        to: InkBox(9 * scale, (101 - 119) * scale, 126 * scale, (101 - 7) * scale)))
    let middle = (64 * 136 + 68) * 4
    #expect(Array(image.samples[middle..<middle + 4]) == [48, 224, 253, 255])
    // Premultiplied: 34, 163 and 244 times 191/255, within the rounding of a decoder.
    let edge = (7 * 136 + 60) * 4
    for (sample, exact) in zip(image.samples[edge..<edge + 3], [34.0, 163, 244]) {
      #expect(abs(Double(sample) - exact * 191 / 255) <= 1)
    }
    #expect(image.samples[edge + 3] == 191)
  }

  @Test("A sequence of emoji is one picture")
  func emojiSequences() throws {
    let text = try shape("👩\u{200D}🚀🏳\u{FE0F}", .notoColorEmoji)
    #expect(text.lines[0].glyphs.map(\.cluster) == [0, 3])
    #expect(text.lines[0].advance == 2 * 2550)
    #expect(text.missing == [])
  }

  @Test("Apple's pictures come from the largest strike and stand before the outlines")
  func applePictures() throws {
    let text = try shape("Hx", PictureFonts.applePictures(pixelsPerEm: [20, 40, 10]))
    #expect(text.unit == .designUnits(perEm: 1000))
    #expect(text.lines[0].glyphs.map(\.advance) == [500, 450])
    // One pixel is 25 units. Apple counts from the corner of the outline's box, which is (50, 0).
    #expect(
      text.lines[0].glyphs[0].ink
        == .image(
          GlyphImage(
            format: .bgra, width: 2, height: 2,
            samples: [0, 0, 255, 255, 0, 0, 0, 0, 128, 0, 0, 128, 0, 0, 0, 0],
            box: InkBox(125, -25, 175, 25))))
    guard case .outline(let outline) = text.lines[0].glyphs[1].ink else {
      Issue.record("the other glyph has its outline")
      return
    }
    #expect(outline.inkBox == InkBox(50, 0, 400, 500))
    // The visible column of the picture, and x after an advance of 500.
    #expect(text.lines[0].ink == InkBox(125, -25, 900, 500))
  }
}
