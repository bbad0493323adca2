import FontModel
import TestSupport
import Testing

/// Traits, family class, sizes and paths.
@Suite struct FaceRulesTests {
  @Test("traits come in the order of the iOS app") func traits() {
    var facts = SampleFace().report.facts
    facts.summary.weight = 700
    facts.summary.slant = .oblique
    facts.summary.width = 87.5
    facts.summary.spacing = .charcell
    facts.hasVerticalMetrics = true
    #expect(Trait.traits(of: facts) == [.bold, .italic, .condensed, .vertical, .monospace])
    facts.summary.width = 112.5
    facts.summary.spacing = .dual
    #expect(Trait.traits(of: facts) == [.bold, .italic, .expanded, .vertical])
  }

  @Test("a bold bit makes bold, but not at another position of a variable font") func boldBit() {
    var facts = SampleFace().report.facts
    facts.tables.os2?.fsSelection |= 0x20
    #expect(Trait.traits(of: facts) == [.bold])
    facts.variation = [AxisPosition(tag: "wght", value: 300)]
    facts.summary.weight = 300
    #expect(Trait.traits(of: facts) == [])
  }

  @Test(
    "the family class is the high byte of sFamilyClass",
    arguments: [
      (0x0000, nil), (0x0100, .oldStyleSerifs), (0x0205, .transitionalSerifs),
      (0x0300, .modernSerifs), (0x0401, .clarendonSerifs), (0x0500, .slabSerifs), (0x0600, nil),
      (0x0701, .freeFormSerifs), (0x0805, .sansSerif), (0x0900, .ornamentals), (0x0A01, .scripts),
      (0x0B00, nil), (0x0C03, .symbolic), (0x0D00, nil),
    ] as [(Int16, FamilyClass?)])
  func familyClass(field: Int16, expected: FamilyClass?) {
    #expect(FamilyClass(sFamilyClass: field) == expected)
  }

  @Test("a negative sFamilyClass is no class") func negativeClass() {
    #expect(FamilyClass(sFamilyClass: -1) == nil)
  }

  @Test("points and pixels are related by the resolution") func sizes() {
    let points = FontSize(value: 18, unit: .point, dpi: 96)
    #expect(points.pixelsPerEm == 24)
    #expect(points.pointsPerEm == 18)
    let pixels = FontSize(value: 24, unit: .pixel, dpi: 96)
    #expect(pixels.pixelsPerEm == 24)
    #expect(pixels.pointsPerEm == 18)
  }

  @Test("the ten text styles have the sizes of iOS") func textStyles() {
    #expect(
      DynamicTypeStyle.all.map(\.pointSize) == [34, 28, 22, 17, 15, 17, 16, 12, 11, 13])
    #expect(DynamicTypeStyle.all.map(\.name).first == "Large Title")
  }

  @Test("paths keep bytes that aren't UTF-8") func paths() {
    let path = FilePath(bytes: Array("/a/".utf8) + [0xFF])
    #expect(!path.isUTF8)
    #expect(path.description == "/a/\u{FFFD}")
    #expect(path.lastComponent.bytes == [0xFF])
    #expect(FilePath("/a/").appending(Array("b".utf8)) == FilePath("/a/b"))
    #expect(FilePath("/a").appending(Array("b".utf8)) == FilePath("/a/b"))
  }

  @Test("faces are ordered by width, weight and slant") func order() {
    let face = SampleFace().report.facts.summary
    var wide = face
    wide.width = 125
    var bold = face
    bold.weight = 700
    var italic = face
    italic.slant = .italic
    let sorted = [wide, bold, italic, face].sorted { $0.precedes($1) }
    #expect(sorted == [face, italic, bold, wide])
  }
}
