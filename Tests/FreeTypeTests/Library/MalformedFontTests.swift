import FontModel
import FreeType
import TestSupport
import Testing

struct MalformedFontTests {
  private func error(_ bytes: [UInt8], index: Int = 0) -> FontError? {
    do throws(FontError) {
      _ = try read(bytes, index: index)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "An em outside 16 to 16,384 units is named",
    arguments: [0, 1, 15, 16_385, 65_535])
  func unitsPerEm(units: Int) {
    var font = SFNTBuilder()
    font[.unitsPerEm] = units
    #expect(
      error(font.build())
        == FontError(
          .invalidUnitsPerEm, subject: "test",
          message: "unitsPerEm is \(units); it must be 16 to 16,384"))
  }

  @Test("The em is named for the face of a collection that it belongs to")
  func unitsPerEmInCollections() throws {
    var second = SFNTBuilder()
    second[.unitsPerEm] = 7
    let bytes = try SFNTBuilder.ttc(of: [SFNTBuilder().build(), second.build()])
    #expect(error(bytes, index: 0) == nil)
    #expect(error(bytes, index: 1)?.message == "unitsPerEm is 7; it must be 16 to 16,384")
  }

  @Test("Any em from 16 to 16,384 units is read", arguments: [16, 1792, 2816, 16_384])
  func validUnitsPerEm(units: Int) throws {
    var font = SFNTBuilder()
    font[.unitsPerEm] = units
    #expect(try read(font.build()).unitsPerEm == units)
  }

  @Test("A missing table is named", arguments: ["head", "hhea", "hmtx"])
  func missingTables(tag: String) {
    var font = SFNTBuilder()
    font.removedTables = [tag]
    #expect(
      error(font.build())
        == FontError(.brokenFont, subject: "test", message: "has no `\(tag)` table"))
  }

  @Test("Other tables may be missing", arguments: ["OS/2", "post", "name", "cmap", "maxp", "glyf"])
  func optionalTables(tag: String) throws {
    var font = SFNTBuilder()
    font.removedTables = [tag]
    #expect(try read(font.build()).tables.hhea?.ascender == DesignUnits(900))
  }

  @Test("A font that was cut off says so and is not taken for another kind of file")
  func incompleteFiles() {
    let bytes = SFNTBuilder().build()
    #expect(error(Array(bytes.prefix(300)))?.message == "the file ends before its `head` table")
    #expect(error(Array(bytes.prefix(40)))?.code == .brokenFont)
  }

  @Test(
    "Other files are not fonts",
    arguments: [
      "plain text", "true enough, this is text", "typ1 is how this text begins", "MZ", "%!PS-Adobe",
      "\u{1}\0\u{4}\u{1}", "ID3", "<?xml version=\"1.0\"?>",
      "StartFontMetrics 4.1\nFontName Test\nEndFontMetrics\n",
    ])
  func otherFiles(text: String) {
    #expect(error(Array(text.utf8))?.code == .unknownFormat)
  }

  @Test("Compressed data without a font inside is not a font")
  func compressedData() {
    // An empty file, as gzip packs it.
    let empty: [UInt8] = [
      0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]
    #expect(error(empty)?.code == .unknownFormat)
  }

  @Test(
    "A broken font is broken, not unknown",
    arguments: [
      "wOFF", "wOF2", "ttcf", "OTTO", "STARTFONT", "\u{1}fcp", "PFR0", "%!PS-AdobeFont-1.0: Test",
      "%!PS-TrueTypeFont-65536-65536-1", "%!PS-Adobe-3.0 Resource-CIDFont",
    ])
  func brokenFonts(signature: String) {
    #expect(
      error(Array(signature.utf8) + [UInt8](repeating: 0, count: 60))?.code == .brokenFont)
  }

  @Test(
    "A face past the end is refused with the number of faces", arguments: [1, 65_535, 65_536, -1])
  func facesPastTheEnd(index: Int) {
    #expect(
      error(SFNTBuilder().build(), index: index)
        == FontError(.noSuchFace, subject: "test", message: "has only one face, number 0"))
  }

  @Test("A face past the end of a collection is refused")
  func facesPastTheEndOfCollections() throws {
    let font = SFNTBuilder().build()
    #expect(
      error(try SFNTBuilder.ttc(of: [font, font]), index: 2)
        == FontError(
          .noSuchFace, subject: "test", message: "has only 2 faces",
          advice: "the faces are numbered 0 to 1"))
  }

  @Test("A face past the end is refused in formats of one face")
  func facesPastTheEndOfBitmaps() throws {
    #expect(throws: FontError.self) { try read(.fixed6x13, index: 1) }
    #expect(error(Array(BDFFont.tiny.utf8), index: 1)?.code == .noSuchFace)
  }

  @Test("A file that says that it has no faces is broken, and not passed over in silence")
  func noFaces() throws {
    var bytes = try #require(FontSeeds.built().first { $0.name == "pfr.pfr" }).bytes
    // Where the list of faces lies stands in the header; it begins with their number.
    let list = Int(bytes[12]) << 8 | Int(bytes[13])
    bytes.replaceSubrange(list..<list + 2, with: [0, 0])
    let file = try FontFile(bytes: bytes, subject: "test")
    let error = #expect(throws: FontError.self) { try Library().faceCount(of: file) }
    #expect(error == FontError(.brokenFont, subject: "test", message: "has no faces"))
  }

  @Test("A font that ends anywhere is read or refused, and nothing worse")
  func everyLength() {
    let bytes = SFNTBuilder.variable().build()
    for length in 1..<bytes.count {
      for position in [FacePosition.standard, .instance(3)] {
        _ = try? read(Array(bytes.prefix(length)), at: position, hintedAt: [16])
      }
    }
  }

  @Test("A font with wrong bytes is read or refused, and nothing worse", arguments: 0..<8)
  func randomDamage(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var fonts = [SFNTBuilder.variable().build(), Array(BDFFont.tiny.utf8)]
    fonts.append(ResourceFork.file(of: SFNTBuilder().build()))
    fonts.append(try SFNTBuilder.ttc(of: [SFNTBuilder().build()]))
    for _ in 0..<150 {
      var bytes = fonts[Int.random(in: 0..<fonts.count, using: &generator)]
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] =
          UInt8.random(in: 0...255, using: &generator)
      }
      for position in [FacePosition.standard, .instance(1), .coordinates([])] {
        _ = try? read(bytes, at: position, hintedAt: [16])
      }
    }
  }
}
