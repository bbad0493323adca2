import FontModel
import FreeType
import TestSupport
import Testing

/// What is proven is that nothing traps; whether there is text or an error depends on the damage.
struct MalformedFontTests {
  /// Numbers that are the same in every run.
  private struct Dice {
    private var state: UInt32 = 1

    mutating func roll(_ limit: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 8) % limit
    }
  }

  @Test(
    "Damage in the tables that lay out and draw never crashes",
    arguments: [
      (TestFont.notoSansThai, "ที่ปู่น้ำ AVA"), (.notoSansDevanagari, "क्षत्रि AVA"),
      (.notoNastaliqUrdu, "نستعلیق"), (.nimbusSans, "AVATAR ffi"),
    ])
  func damagedTables(font: TestFont, text: String) throws {
    let bytes = try font.bytes()
    let tables = places(of: bytes)
    var dice = Dice()
    var successes = 0
    for tag in ["GSUB", "GPOS", "GDEF", "cmap", "hmtx", "head", "maxp", "glyf", "loca", "CFF "] {
      guard let place = tables[tag] else { continue }
      for _ in 0..<6 {
        var broken = bytes
        for _ in 0..<8 {
          // Most of what steers reading stands at the beginning.
          let reach = dice.roll(2) == 0 ? min(place.count, 64) : place.count
          broken[place.lowerBound + dice.roll(reach)] = UInt8(dice.roll(256))
        }
        if (try? shape(text, broken)) != nil { successes += 1 }
      }
      if (try? shape(text, Array(bytes[..<(place.lowerBound + place.count / 2)]))) != nil {
        successes += 1
      }
    }
    #expect(successes > 0)
  }

  /// Where the tables of an sfnt font lie.
  private func places(of font: [UInt8]) -> [String: Range<Int>] {
    func number(at offset: Int) -> Int { font[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    var places: [String: Range<Int>] = [:]
    for record in stride(from: 12, to: 12 + 16 * Int(font[5]), by: 16) {
      let tag = String(decoding: font[record..<record + 4], as: UTF8.self)
      let offset = number(at: record + 8)
      places[tag] = offset..<offset + number(at: record + 12)
    }
    return places
  }

  @Test("Damage anywhere in variable, colour and bitmap fonts never crashes", arguments: 0..<4)
  func damagedFonts(number: Int) throws {
    let font = [
      SFNTBuilder.variable().build(),
      PictureFonts.colorLayers(palette: [[1, 2, 3, 4], [5, 6, 7, 8]]),
      PictureFonts.bitmaps(pixelsPerEm: [12, 20]),
      PictureFonts.applePictures(pixelsPerEm: [20, 40]),
    ][number]
    let position: FacePosition =
      number == 0 ? .coordinates([AxisPosition(tag: "wght", value: 700)]) : .standard
    var dice = Dice()
    var successes = 0
    for _ in 0..<400 {
      var broken = font
      for _ in 0..<4 { broken[dice.roll(font.count)] = UInt8(dice.roll(256)) }
      if (try? shape("Hxp d", broken, at: position)) != nil { successes += 1 }
    }
    #expect(successes > 0)
  }

  @Test("Layers without end are cut off")
  func manyLayers() throws {
    var font = try SFNTFile(
      parsing: PictureFonts.colorLayers(palette: [[0, 0, 0, 255], [0, 0, 0, 255]]))
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
    let png = width == 4096 ? PictureFonts.widestPNG : PictureFonts.tooWidePNG
    let font = PictureFonts.applePictures(pixelsPerEm: [20], png: png)
    switch try shape("H", font).lines[0].glyphs[0].ink {
    case .image(let image): #expect(image.width == width && width == 4096)
    case .outline: #expect(width == 4097)
    case .layers, .none: Issue.record("it has a picture and an outline")
    }
  }
}
