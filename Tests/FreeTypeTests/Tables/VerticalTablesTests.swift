import FontModel
import TestSupport
import Testing

@testable import FreeType

struct VerticalTablesTests {
  /// Ascender 500, descender −480, gap 20, advances up to 40,000, caret 0/1/7.
  private static let vhea: [UInt8] = {
    var writer = BigEndianWriter()
    writer.write([1, 0x1000] as [UInt16])
    writer.write([500, -480, 20] as [Int16])
    writer.write(UInt16(40_000))
    writer.write([-1, -2, -3] as [Int16])
    writer.write([0, 1, 7, 0, 0, 0, 0, 0] as [Int16])
    writer.write(UInt16(1))
    return writer.bytes
  }()

  private static let header = VerticalHeader(
    ascender: DesignUnits(500), descender: DesignUnits(-480), lineGap: DesignUnits(20),
    advanceHeightMax: DesignUnits(40_000),
    caret: CaretSlope(rise: .zero, run: DesignUnits(1), offset: DesignUnits(7)))

  /// One advance of 1000 for the first glyph, a top side bearing of 0 for each.
  private static func vmtx(glyphs: Int) -> [UInt8] {
    var writer = BigEndianWriter()
    writer.write(UInt16(1000))
    writer.write([Int16](repeating: 0, count: glyphs))
    return writer.bytes
  }

  private func vorg(default y: Int16, count: UInt16, entries: Int) -> [UInt8] {
    var writer = BigEndianWriter()
    writer.write([1, 0] as [UInt16])
    writer.write(y)
    writer.write(count)
    for glyph in 0..<entries { writer.write([Int16(glyph), 900]) }
    return writer.bytes
  }

  @Test("vhea, vmtx and VORG are read field by field") func fields() throws {
    var font = SFNTBuilder()
    font.replacedTables = [
      "vhea": Self.vhea, "vmtx": Self.vmtx(glyphs: font.glyphs.count),
      "VORG": vorg(default: 880, count: 3, entries: 3),
    ]
    let facts = try #require(try read(font.build(), specialist: true).specialist)
    #expect(facts.vhea == Self.header)
    #expect(facts.hasVerticalAdvances)
    #expect(
      facts.verticalOrigins == VerticalOrigins(defaultY: DesignUnits(880), entryCount: 3))
  }

  @Test("A font without the tables has none of it") func absent() throws {
    let facts = try #require(try read(SFNTBuilder().build(), specialist: true).specialist)
    #expect(facts.vhea == nil)
    #expect(!facts.hasVerticalAdvances)
    #expect(facts.verticalOrigins == nil)
    #expect(facts.baselines == nil)
    #expect(facts.designSize == nil)
  }

  @Test("A vhea that ends before its caret is none") func shortHeader() {
    for length in 0..<24 {
      let reader = BigEndianReader(bytes: Array(Self.vhea.prefix(length)))
      #expect(VerticalHeader(reader, .none) == nil, "\(length)")
    }
    let reader = BigEndianReader(bytes: Array(Self.vhea.prefix(24)))
    #expect(VerticalHeader(reader, .none) == Self.header)
  }

  @Test(
    "Entries of VORG beyond its end don't count",
    arguments: [(7, 2, 2), (65_535, 2, 2), (2, 7, 2), (0, 0, 0)])
  func origins(count: Int, entries: Int, expected: Int) throws {
    var font = SFNTBuilder()
    font.replacedTables["VORG"] = vorg(default: -5, count: UInt16(count), entries: entries)
    let facts = try read(font.build(), specialist: true)
    #expect(
      facts.specialist?.verticalOrigins
        == VerticalOrigins(defaultY: DesignUnits(-5), entryCount: expected))
  }

  @Test("A VORG without its head, or of another version, is none")
  func brokenOrigins() throws {
    var otherVersion = vorg(default: 880, count: 0, entries: 0)
    otherVersion[1] = 2
    for bytes in [[0, 1, 0, 0, 3, 0x70, 0], otherVersion] as [[UInt8]] {
      var font = SFNTBuilder()
      font.replacedTables["VORG"] = bytes
      #expect(try read(font.build(), specialist: true).specialist?.verticalOrigins == nil)
    }
  }

  @Test("The fields of vhea move along the axis as MVAR says") func varied() throws {
    var font = SFNTBuilder.variable()
    font.replacedTables = ["vhea": Self.vhea, "vmtx": Self.vmtx(glyphs: font.glyphs.count)]
    for (index, tag) in ["vasc", "vdsc", "vlgp", "vcrs", "vcrn", "vcof"].enumerated() {
      font.variations?.metricDeltas[tag] = [0, Int16(10 + index)]
    }
    let base = try read(font.build(), specialist: true)
    #expect(base.specialist?.vhea == Self.header)
    let varied = try #require(try read(font.build(), at: .instance(3), specialist: true).specialist)
    #expect(
      varied.vhea
        == VerticalHeader(
          ascender: DesignUnits(510), descender: DesignUnits(-469), lineGap: DesignUnits(32),
          advanceHeightMax: DesignUnits(40_000),
          caret: CaretSlope(
            rise: DesignUnits(13), run: DesignUnits(15), offset: DesignUnits(22))))
  }
}
