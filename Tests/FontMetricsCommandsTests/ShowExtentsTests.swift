import Foundation
import TestSupport
import Testing

/// `show --text` and `show --glyph` of the built program.
///
/// The numbers of DejaVu Sans are those that fontTools reads from `hmtx`, `glyf` and `GPOS`.
@Suite struct ShowExtentsTests {
  private struct Document: Decodable {
    struct Length: Decodable {
      var units: Double?
      var scaled: Double
      var source: String
    }

    struct Box: Decodable {
      var xMin: Length
      var yMin: Length
      var xMax: Length
      var yMax: Length
      var units: [Double?] { [xMin, yMin, xMax, yMax].map(\.units) }
    }

    struct Text: Decodable {
      var text: String
      var advance: Length
      var ink: Box?
      var missing: [String]
    }

    struct Glyph: Decodable {
      var glyph: String
      var id: Int
      var name: String?
      var advance: Length
      var ink: Box?
      var leftSideBearing: Length?
      var rightSideBearing: Length?
    }

    struct Face: Decodable {
      var text: Text?
      var glyph: Glyph?
    }

    struct Failure: Decodable {
      var code: String
    }

    var faces: [Face]
    var errors: [Failure]
  }

  private func run(
    _ font: TestFont, _ arguments: [String], input: [UInt8]? = nil
  ) throws -> ChildProcess.Result {
    let words = ["show", input == nil ? try font.require() : "-"] + arguments
    var process = try BuiltProgram().process(words.map { Array($0.utf8) })
    process.input = input ?? []
    return try process.run()
  }

  private func document(
    _ font: TestFont, _ arguments: String..., status: Int32 = 0
  ) throws -> Document {
    let result = try run(font, arguments + ["--json"])
    #expect(result.status == status, "\(result.errorText)")
    return try JSONDecoder().decode(Document.self, from: Data(result.output))
  }

  /// H, x, g, p advance by 1540, 1212, 1300, 1300; ink of H begins at 201 and of p ends at 1188.
  /// A and V advance by 1401, of which kerning takes 131; ink of V ends at 1384.
  @Test(
    "A text has the advance and the ink box of its glyphs, kerned unless that is switched off",
    arguments: [
      ("Hxgp", [], 5352, [201, -426, 4052 + 1188, 1493]),
      ("AV", [], 2 * 1401 - 131, [16, 0, 1401 - 131 + 1384, 1493]),
      ("AV", ["--feature", "-kern"], 2 * 1401, [16, 0, 1401 + 1384, 1493]),
      // Two lines: the wider one, and the box around both.
      ("g\nHx", [], 1540 + 1212, [113, -426, 1540 + 1145, 1493]),
    ] as [(String, [String], Double, [Double])])
  func text(text: String, options: [String], advance: Double, ink: [Double]) throws {
    let result = try run(.dejaVuSans, ["--json", "--text", text] + options)
    #expect(result.status == 0 && result.errorText.isEmpty, "\(result.errorText)")
    let face = try #require(
      try JSONDecoder().decode(Document.self, from: Data(result.output)).faces.first)
    let extents = try #require(face.text)
    #expect(extents.text == text)
    #expect(extents.advance.units == advance)
    #expect(extents.advance.scaled == advance * 24 / 2048)
    #expect(extents.advance.source == "glyphs")
    #expect(extents.ink?.units == ink)
    #expect(extents.missing == [])
    #expect(face.glyph == nil)
  }

  @Test(
    "A glyph has its side bearings, by its character or its name", arguments: ["Å", "Aring"])
  func glyph(glyph: String) throws {
    let face = try #require(try document(.dejaVuSans, "--glyph", glyph).faces.first)
    let extents = try #require(face.glyph)
    #expect(extents.glyph == glyph)
    #expect(extents.id == 135)
    #expect(extents.name == "Aring")
    #expect(extents.advance.units == 1401)
    #expect(extents.ink?.units == [16, 0, 1384, 1901])
    #expect(extents.leftSideBearing?.units == 16)
    #expect(extents.rightSideBearing?.units == 17)
    #expect(extents.rightSideBearing?.scaled == 17.0 * 24 / 2048)
  }

  @Test("A bitmap font has no units, and at its own size the pixels of its strike")
  func bitmap() throws {
    let face = try #require(
      try document(.fixed6x13, "--text", "HH", "--glyph", "H", "--size", "13px").faces.first)
    #expect(face.text?.advance.units == nil)
    #expect(face.text?.advance.scaled == 12)
    #expect(face.text?.advance.source == "strike")
    #expect(face.glyph?.rightSideBearing?.scaled == 1)
  }

  @Test("A variable font is measured at the position of the report") func variable() throws {
    // By fontTools, A in `glyf` and `hmtx` after `instancer` at wght 900.
    let face = try #require(
      try document(.interVariable, "--variation", "wght=900", "--text", "A", "--glyph", "A")
        .faces.first)
    #expect(face.text?.advance.units == 2240)
    #expect(face.glyph?.leftSideBearing?.units == 64)
  }

  @Test("A character that the font lacks is named on standard error and in JSON")
  func missingCharacter() throws {
    let result = try run(.lato, ["--json", "--text", "a😀"])
    #expect(result.status == 0)
    #expect(result.errorText.contains("has no glyph for “😀” (U+1F600 GRINNING FACE)"))
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output))
    #expect(document.faces.first?.text?.missing == ["😀"])
  }

  @Test("A glyph that the font lacks ends in 1, and the report is still shown")
  func missingGlyph() throws {
    let document = try document(.lato, "--glyph", "😀", "--text", "a", status: 1)
    #expect(document.errors.map(\.code) == ["glyph-absent"])
    #expect(document.faces.first?.text != nil)
    #expect(document.faces.first?.glyph == nil)
    let table = try run(.lato, ["--glyph", "nosuchname"])
    #expect(table.status == 1)
    #expect(table.errorText.contains("has no glyph `nosuchname`"))
    #expect(table.outputText.contains("Cap height"))
  }

  @Test("The table has the text and the glyph at every size") func table() throws {
    let result = try run(.dejaVuSans, ["--text", "Hxgp", "--glyph", "Å", "--size", "24,48"])
    let rows = result.outputText.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    for row in [
      "Text “Hxgp” 24 pt 48 pt units", "Advance 62.719 125.438 5352 of the line",
      "Glyph “Å” 24 pt 48 pt units", "Left side bearing 0.188 0.375 16 origin to ink",
    ] {
      #expect(rows.contains(row), "\(row)")
    }
  }

  @Test("A font from standard input is measured too") func standardInput() throws {
    let result = try run(
      .lato, ["--text", "H", "--json"], input: try TestFont.dejaVuSans.bytes())
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output))
    #expect(document.faces.first?.text?.advance.units == 1540)
  }

  @Test("A text that can't be shaped is told once, whatever the number of faces")
  func badFeature() throws {
    let words = [
      "show", try TestFont.lato.require(), try TestFont.dejaVuSans.require(), "--text", "a",
      "--feature", "???",
    ]
    let result = try BuiltProgram().process(words.map { Array($0.utf8) }).run()
    #expect(result.status == 2)
    #expect(result.errorText.components(separatedBy: "is not an OpenType feature").count == 2)
    #expect(result.outputText.components(separatedBy: "Cap height").count == 3)
  }

  @Test(
    "Options that don't go together are refused",
    arguments: [
      ["--feature", "smcp"], ["--text-language", "ar", "--glyph", "a"], ["--glyph", ""],
      ["--metric", "capHeight", "--text", "a"],
    ])
  func refused(arguments: [String]) throws {
    let result = try run(.lato, arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
  }
}
