import FontModel
import FreeType
import TestSupport
import Testing

/// What rules need beyond the tables. Values of real fonts are those of fontTools' `BoundsPen` and
/// character maps.
struct CheckMeasuresTests {
  private func measures(
    _ bytes: [UInt8], at position: FacePosition = .standard
  ) throws -> CheckMeasures {
    try measures(FontFile(bytes: bytes, subject: "test"), at: position)
  }

  private func measures(
    _ font: TestFont, index: Int = 0, at position: FacePosition = .standard
  ) throws -> CheckMeasures {
    let path = try font.require()
    return try measures(
      FontFile(path: FilePath(path), subject: path), index: index, at: position)
  }

  private func measures(
    _ file: FontFile, index: Int = 0, at position: FacePosition
  ) throws -> CheckMeasures {
    let library = try Library()
    let facts = try library.facts(of: file, index: index, position: position)
    var scans = OutlineScans()
    return try library.checkMeasures(of: facts, in: file, sharing: &scans)
  }

  @Test("The ink is that of all glyphs, whatever head says, and the baseline belongs to it")
  func ink() throws {
    var font = SFNTBuilder()
    font[.yMax] = 5000
    font[.yMin] = 300
    // p reaches lowest, d highest.
    #expect(try measures(font.build()).ink == VerticalExtent(-200, 750))
    font.glyphs = [
      SFNTGlyph(".notdef", advance: 500), .box("H", advance: 500, x: 0...100, y: 300...700),
    ]
    #expect(try measures(font.build()).ink == VerticalExtent(0, 700))
  }

  @Test("Glyphs outside a set are counted, and those that reach farthest are named")
  func outside() throws {
    var font = SFNTBuilder()
    font[.hheaAscender] = 700
    font[.hheaDescender] = -100
    font[.sTypoAscender] = 800
    font[.sTypoDescender] = -200
    font[.usWinAscent] = 720
    font[.usWinDescent] = 200
    let measures = try measures(font.build())
    // d rises to 750; p goes down to -200.
    #expect(measures.glyphCountsOutside == [.hhea: 2, .typo: 0, .win: 1])
    #expect(
      measures.tallGlyphs == [
        GlyphExtent(name: "d", extent: VerticalExtent(0, 750)),
        GlyphExtent(name: "p", extent: VerticalExtent(-200, 500)),
      ])
  }

  @Test("Of many glyphs the eight that reach farthest are kept, all are counted")
  func many() throws {
    var font = SFNTBuilder()
    font.glyphs = [SFNTGlyph(".notdef", advance: 500)]
    for step in Int16(0)..<20 {
      // Every other one is taller than the one before and after it.
      let top = 1000 + (step % 2 == 0 ? step : -step)
      font.glyphs.append(
        .box(Unicode.Scalar(UInt8(0x61 + step)), advance: 500, x: 0...100, y: 0...top))
    }
    let measures = try measures(font.build())
    #expect(
      measures.tallGlyphs.map(\.extent.yMax.value) == [
        1018, 1016, 1014, 1012, 1010, 1008, 1006, 1004,
      ])
    #expect(measures.glyphCountsOutside[.hhea] == 20)
  }

  @Test("Without names a glyph is called by its character, else by its number")
  func names() throws {
    var font = SFNTBuilder()
    font[.postVersion] = 0x0003_0000
    font[.hheaAscender] = 700
    font[.hheaDescender] = -100
    font.glyphs[5].characters = []
    #expect(try measures(font.build()).tallGlyphs.map(\.name) == ["U+0064", "glyph 5"])
  }

  @Test("The curve counts and not its control points")
  func curves() throws {
    var font = SFNTBuilder()
    // The top of a parabola is halfway between its ends and its control point: 700.
    font.glyphs = [
      SFNTGlyph(".notdef", advance: 500),
      SFNTGlyph(
        "H", characters: [0x48], advance: 500,
        contours: [[.init(0, 0), .init(200, 1400, isOnCurve: false), .init(400, 0)]]),
    ]
    font[.hheaAscender] = 700
    let measures = try measures(font.build())
    #expect(measures.ink == VerticalExtent(0, 700))
    #expect(measures.glyphCountsOutside[.hhea] == 0)
  }

  @Test(
    "An instance is measured at its position",
    arguments: [
      (FacePosition.standard, 750, -200), (.instance(3), 850, -300), (.instance(1), 710, -160),
      // Halfway from 400 to 900.
      (.coordinates([AxisPosition(tag: "wght", value: 650)]), 800, -250),
    ])
  func positions(_ position: FacePosition, top: Int, bottom: Int) throws {
    let measures = try measures(SFNTBuilder.variable().build(), at: position)
    #expect(measures.ink == VerticalExtent(bottom, top))
  }

  @Test("Inter's ink at the black italic is that of fontTools' instancer, within its rounding")
  func inter() throws {
    let position = FacePosition.coordinates([
      AxisPosition(tag: "wght", value: 900), AxisPosition(tag: "slnt", value: -10),
    ])
    let measures = try measures(.interVariable, at: position)
    let ink = try #require(measures.ink)
    // Both round the deltas of each point, each in its own way.
    #expect(abs(ink.yMax.value - 3180) <= 1)
    #expect(abs(ink.yMin.value + 928) <= 1)
    #expect(try self.measures(.interVariable).ink == VerticalExtent(-900, 3072))
  }

  @Test(
    "Real fonts reach as far as fontTools says",
    arguments: [
      (TestFont.dejaVuSans, VerticalExtent(-948, 2524), [732, 2019, 732], "uni2A1B.display"),
      (.notoSans, VerticalExtent(-389, 1067), [6, 6, 6], "scriptg"),
      (.cantarell, VerticalExtent(-256, 1099), [181, 612, 181], "uni1E4C"),
      (.ipaGothic, VerticalExtent(-571, 1905), [125, 125, 74], "aj15862"),
      (.firaCode, VerticalExtent(-1000, 2400), [202, 202, 202], "uni2570"),
    ])
  func realFonts(font: TestFont, ink: VerticalExtent, counts: [Int], name: String) throws {
    let measures = try measures(font)
    #expect(measures.ink == ink)
    #expect(LineMetricSetName.allCases.map { measures.glyphCountsOutside[$0] } == counts)
    #expect(measures.tallGlyphs.contains { $0.name == name })
    #expect(measures.tallGlyphs.allSatisfy { $0.extent.yMax <= ink.yMax })
  }

  @Test(
    "À and the capitals are measured",
    arguments: [
      (TestFont.dejaVuSans, 1899, 1499.75, -7.25), (.notoSans, 944, 8602.0 / 12, -2.5),
      (.cantarell, 917, 696.25, -2.25), (.ipaGothic, 1788, 1548.25, 1126.0 / 12),
    ])
  func letters(font: TestFont, agrave: Int, top: Double, bottom: Double) throws {
    let measures = try measures(font)
    #expect(measures.agraveTop == DesignUnits(agrave))
    #expect(measures.capitals == CapitalExtent(top: top, bottom: bottom))
  }

  @Test("Without À and all twelve capitals nothing is measured of them")
  func noLetters() throws {
    let measures = try measures(SFNTBuilder().build())
    #expect(measures.agraveTop == nil)
    #expect(measures.capitals == nil)
  }

  @Test(
    "Characters for Chinese, Japanese and Korean are counted",
    arguments: [
      (TestFont.dejaVuSans, 0, 0), (.ipaGothic, 0, 10_434), (.notoSansCJK, 0, 42_788),
    ])
  func cjk(font: TestFont, index: Int, count: Int) throws {
    #expect(try measures(font, index: index).cjkCharacterCount == count)
  }

  @Test("The ends of blocks belong to them")
  func blocks() throws {
    var font = SFNTBuilder()
    font.glyphs[2].characters = [0x10FF, 0x1100, 0x11FF, 0x1200, 0x4E00, 0x9FFF, 0x2FA1F, 0x2FA20]
    font.characterMaps = [SFNTCharacterMap(platform: 3, encoding: 10, format: .groups)]
    #expect(try measures(font.build()).cjkCharacterCount == 5)
  }

  @Test(
    "Stems lean by the slope of their left edges, the median of them",
    arguments: [(Int16(0), 0.0), (700, -45), (-700, 45)])
  func lean(shift: Int16, angle: Double) throws {
    var font = SFNTBuilder()
    // Two of three lean; the bar stands upright.
    font.glyphs += ["|", "I"].map { .box($0, advance: 500, x: 0...100, y: 0...700) }
    for index in [2, 7] {
      font.glyphs[index].contours = [
        [.init(0, 0), .init(shift, 700), .init(shift + 100, 700), .init(100, 0)]
      ]
    }
    let lean = try #require(try measures(font.build()).leanAngle)
    #expect(abs(lean - angle) < 1e-9)
  }

  /// By the points that fontTools reads: bar 0, I -6.9626, bracketleft -6.9893, H -7.0020.
  @Test("Lato Italic leans, though its bar stands upright")
  func lato() throws {
    let path = "/usr/share/fonts/truetype/lato/Lato-Italic.ttf"
    let lean = try measures(FontFile(path: FilePath(path), subject: path), at: .standard).leanAngle
    #expect(abs(try #require(lean) + 6.9759284498055845) < 1e-9)
  }

  @Test("Bitmaps have nothing to measure", arguments: [TestFont.fixed6x13, .notoColorEmoji])
  func bitmaps(font: TestFont) throws {
    let measures = try measures(font)
    #expect(measures.ink == nil)
    #expect(measures.tallGlyphs == [])
    #expect(measures.leanAngle == nil)
  }

  @Test("A face of a collection is measured by itself, however much it shares")
  func collection() throws {
    var tall = SFNTBuilder()
    tall.glyphs = SFNTBuilder.boxes(grownBy: 100)
    let file = try FontFile(
      bytes: SFNTBuilder.ttc(of: [SFNTBuilder().build(), tall.build()]), subject: "test")
    let library = try Library()
    var scans = OutlineScans()
    let inks = try [0, 1, 0].map { index in
      try library.checkMeasures(
        of: library.facts(of: file, index: index), in: file, sharing: &scans
      ).ink
    }
    #expect(
      inks == [VerticalExtent(-200, 750), VerticalExtent(-300, 850), VerticalExtent(-200, 750)])
  }
}

extension VerticalExtent {
  fileprivate init(_ yMin: Int, _ yMax: Int) {
    self.init(yMin: DesignUnits(yMin), yMax: DesignUnits(yMax))
  }
}
