import FontModel
import FreeType
import TestSupport
import Testing

/// What is read where all metrics are asked for, of real fonts.
struct SpecialistTests {
  @Test("Nothing of it is read unless it is asked for") func notAsked() throws {
    #expect(try read(.notoSansCJK).specialist == nil)
    #expect(try read(.notoSansCJK, specialist: true).specialist != nil)
  }

  @Test(
    "The Noto CJK faces have vertical metrics and baselines, as fontTools reads them",
    arguments: [0, 5])
  func notoCJK(index: Int) throws {
    let facts = try #require(
      try read(.notoSansCJK, index: index, specialist: true).specialist)
    let vhea = try #require(facts.vhea)
    #expect(
      [vhea.ascender, vhea.descender, vhea.lineGap, vhea.advanceHeightMax].map(\.value)
        == [500, -500, 0, 3000])
    #expect(facts.verticalOrigins?.defaultY == DesignUnits(880))
    #expect(facts.hasVerticalAdvances)
    let baselines = try #require(facts.baselines).horizontal
    for (script, standard) in [("DFLT", "ideo"), ("hani", "ideo"), ("latn", "romn")] {
      let found = try #require(baselines.first { $0.script == script })
      #expect(found.defaultBaseline == standard)
      #expect(
        Dictionary(uniqueKeysWithValues: found.baselines.map { ($0.tag, $0.coordinate.value) })
          == ["icfb": -74, "icft": 834, "ideo": -120, "romn": 0])
    }
  }

  @Test("fontTools reads the same of whole fonts") func fontTools() throws {
    for (font, index) in [(TestFont.notoSansCJK, 0), (.notoColorEmoji, 0), (.dejaVuSans, 0)] {
      let facts = try #require(try read(font, index: index, specialist: true).specialist)
      let expected: ByFontTools = try python(
        ByFontTools.script, font.require(), "\(index)")
      #expect(
        facts.vhea.map {
          [$0.ascender, $0.descender, $0.lineGap, $0.advanceHeightMax].map(\.value)
        }
          == expected.vhea)
      #expect(
        facts.verticalOrigins.map { [$0.defaultY.value, $0.entryCount] } == expected.vorg)
      #expect(facts.hasVerticalAdvances == expected.vmtx)
      #expect(
        facts.baselines.map { [$0.horizontal, $0.vertical].map(ByFontTools.scripts) }
          == expected.base)
    }
  }

  @Test("Advances are those of the characters that the font has") func advances() throws {
    let dejaVu = try #require(try read(.dejaVuSans, specialist: true).specialist).advances
    // hmtx of DejaVu Sans: 651, 1303 and 1212; it has no 水.
    let characters: [Unicode.Scalar] = [" ", "0", "x", "水"]
    #expect(
      characters.map { dejaVu[$0]?.value } == [651, 1303, 1212, nil])
    let cjk = try #require(try read(.notoSansCJK, specialist: true).specialist).advances
    #expect(cjk["水"] == DesignUnits(1000))
    // Bitmaps alone, but with hmtx: 2550 for every glyph, digits among them.
    let emoji = try #require(try read(.notoColorEmoji, specialist: true).specialist).advances
    #expect(characters.map { emoji[$0]?.value } == [2550, 2550, nil, nil])
  }

  @Test("A font that isn't sfnt has advances alone, a bitmap font not even those")
  func others() throws {
    let type1 = try #require(try read(.nimbusSansType1, specialist: true).specialist)
    #expect(type1.advances["0"] == DesignUnits(556))
    #expect(type1.vhea == nil && type1.baselines == nil && type1.verticalOrigins == nil)
    let bitmap = try #require(try read(.fixed6x13, specialist: true).specialist)
    #expect(bitmap.advances["0"] == nil)
    #expect(!bitmap.hasVerticalAdvances)
  }
}

/// The same by fontTools.
private struct ByFontTools: Decodable {
  let vhea: [Int]?
  let vorg: [Int]?
  let vmtx: Bool
  /// For each axis: script, then tag, then coordinate; the default baseline under "default".
  let base: [[String: [String: String]]]?

  static func scripts(_ scripts: [ScriptBaselines]) -> [String: [String: String]] {
    Dictionary(
      uniqueKeysWithValues: scripts.map { script in
        let pairs = script.baselines.map { ($0.tag, $0.coordinate.description) }
        return (
          script.script,
          Dictionary(uniqueKeysWithValues: pairs + [("default", script.defaultBaseline ?? "")])
        )
      })
  }

  static let script = """
    import json, sys
    from fontTools.ttLib import TTFont
    font = TTFont(sys.argv[1], fontNumber=int(sys.argv[2]), lazy=True)
    def axis(table):
        if table is None:
            return {}
        tags = table.BaseTagList.BaselineTag
        return {
            record.BaseScriptTag: dict(
                [(tag, str(coord.Coordinate))
                 for tag, coord in zip(tags, record.BaseScript.BaseValues.BaseCoord)],
                default=tags[record.BaseScript.BaseValues.DefaultIndex])
            for record in table.BaseScriptList.BaseScriptRecord}
    vhea = font['vhea'] if 'vhea' in font else None
    vorg = font['VORG'] if 'VORG' in font else None
    base = font['BASE'].table if 'BASE' in font else None
    print(json.dumps({
        'vhea': vhea and [vhea.ascent, vhea.descent, vhea.lineGap, vhea.advanceHeightMax],
        'vorg': vorg and [vorg.defaultVertOriginY, len(vorg.VOriginRecords)],
        'vmtx': 'vmtx' in font,
        'base': base and [axis(base.HorizAxis), axis(base.VertAxis)]}))
    """
}
