import FontModel
import TestSupport
import Testing

/// What is proven is that nothing traps; whether there is text or an error depends on the damage.
struct MalformedFontTests {
  @Test(
    "Damage in the tables that lay out and draw never crashes",
    arguments: [TestFont.notoNastaliqUrdu, .nimbusSans, .notoColorEmoji, .interVariable])
  func damage(font: TestFont) throws {
    let file = try SFNTFile(parsing: font.bytes())
    var state: UInt32 = 1
    func random(_ limit: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 8) % limit
    }
    let tags = [
      "GSUB", "GPOS", "GDEF", "cmap", "hmtx", "head", "maxp", "glyf", "loca", "CFF ", "CBLC",
      "gvar", "HVAR", "fvar",
    ]
    var outcomes: Set<Bool> = []
    for tag in tags where file.tables[tag] != nil {
      let length = file.tables[tag]?.count ?? 0
      for _ in 0..<4 {
        var broken = file
        for _ in 0..<8 {
          // Most of what steers reading stands at the beginning.
          let offset = random(random(2) == 0 ? min(length, 64) : length)
          broken.write(random(256), width: 1, in: tag, at: offset)
        }
        outcomes.insert((try? shape("نستعلیق AVA 😀", broken.build())) != nil)
      }
      var short = file
      short.tables[tag]?.removeLast(length / 2)
      outcomes.insert((try? shape("نستعلیق AVA 😀", short.build())) != nil)
    }
    #expect(outcomes.contains(true))
  }

  @Test("Layers without end are cut off")
  func manyLayers() throws {
    var font = try SFNTFile(
      parsing: Fixtures.colorLayers(palette: [[0, 0, 0, 255], [0, 0, 0, 255]]))
    let layerCount = 20_000
    font.write(layerCount, in: "COLR", at: 12)
    font.write(layerCount, in: "COLR", at: 18)
    font.tables["COLR"]? += [UInt8](repeating: 0, count: 4 * (layerCount - 3))
    guard case .layers(let layers) = try shape("H", font.build()).lines[0].glyphs[0].ink else {
      Issue.record("it has layers")
      return
    }
    #expect(layers.count == 4096)
  }

  @Test("A picture that is too wide isn't unpacked", arguments: [4096, 4097])
  func widePicture(width: Int) throws {
    let png = width == 4096 ? Fixtures.widestPNG : Fixtures.tooWidePNG
    let font = Fixtures.applePictures(pixelsPerEm: [20], png: png)
    switch try shape("H", font).lines[0].glyphs[0].ink {
    case .image(let image): #expect(image.width == width && width == 4096)
    case .outline: #expect(width == 4097)
    case .layers, .none: Issue.record("it has a picture and an outline")
    }
  }
}
