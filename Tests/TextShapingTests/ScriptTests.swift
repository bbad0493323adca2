import FontModel
import FreeType
import TestSupport
import Testing

struct ScriptTests {
  @Test(
    "Glyphs, places and ink are those of HarfBuzz and the outlines", arguments: ScriptCase.all)
  func agreement(expected: ScriptCase) throws {
    let text = try shape(
      expected.text, expected.font, index: expected.index, at: expected.position,
      expected.options)
    #expect(text.unit == .designUnits(perEm: expected.unitsPerEm))
    #expect(text.missing == [])
    #expect(text.lines.count == 1)
    let line = text.lines[0]
    #expect(
      line.glyphs.map {
        [Double($0.id), $0.origin.x, $0.origin.y, $0.advance, Double($0.cluster)]
      } == expected.glyphs)
    #expect(line.advance == expected.glyphs.map { $0[3] }.reduce(0, +))
    let ink = try #require(line.ink)
    #expect(ink.isClose(to: expected.ink), "\(ink)")
  }

  /// By fontTools' `t1Lib` A and V are 667 units wide, g 556; A reaches from 17 to 729 high, g from
  /// -218 and to 481. The kerning of a Type 1 font is in another file, which isn't read.
  @Test("A Type 1 font has no kerning of its own")
  func type1() throws {
    let text = try shape("AVg", .nimbusSansType1)
    #expect(text.unit == .designUnits(perEm: 1000))
    #expect(text.lines[0].glyphs.map(\.advance) == [667, 667, 556])
    #expect(text.lines[0].ink == InkBox(17, -218, 667 + 667 + 481, 729))
    #expect(text.missing == [])
  }

  @Test("A bare CFF font is laid out without the tables of an sfnt font")
  func bareCFF() throws {
    let table = try #require(
      try SFNTFile(parsing: TestFont.nimbusSans.bytes()).tables["CFF "])
    let text = try shape("AVg", table)
    #expect(text.unit == .designUnits(perEm: 1000))
    #expect(text.lines[0].glyphs.map(\.advance) == [667, 667, 556])
    #expect(text.lines[0].ink == InkBox(17, -218, 667 + 667 + 481, 729))
  }

  @Test("The language chooses the forms of letters")
  func language() throws {
    // EB Garamond and DejaVu Sans have other glyphs for Serbian.
    let plain = try shape("бгд", .dejaVuSans)
    let serbian = try shape("бгд", .dejaVuSans, ShapingOptions(language: "sr"))
    #expect(plain.ids == [[966, 968, 969]])
    #expect(serbian.ids == [[5040, 968, 969]])
  }

  @Test("A named instance is drawn at its coordinates")
  func instance() throws {
    let facts = try Library().facts(
      of: FontFile(
        path: FilePath(TestFont.interVariable.require()), subject: "test"), index: 0)
    let black = try #require(facts.instances.first { $0.name == "Black" })
    let instance = try shape("AVATAR g", .interVariable, at: .instance(black.number))
    let coordinates = try shape(
      "AVATAR g", .interVariable, at: .coordinates([AxisPosition(tag: "wght", value: 900)]))
    #expect(instance == coordinates)
  }

  @Test("A coordinate beyond its axis is taken for the end of the axis")
  func clamped() throws {
    let far = try shape(
      "AVATAR g", .interVariable, at: .coordinates([AxisPosition(tag: "wght", value: 5000)]))
    let black = try shape(
      "AVATAR g", .interVariable, at: .coordinates([AxisPosition(tag: "wght", value: 900)]))
    #expect(far == black)
  }
}
