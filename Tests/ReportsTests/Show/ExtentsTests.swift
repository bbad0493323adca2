import FontModel
import Foundation
import Reports
import Terminal
import TestSupport
import Testing

/// What `--text` and `--glyph` add to tables and JSON.
struct ExtentsTests {
  private static let asked = ShowOptions(text: "Tx\u{202E}", glyph: "Å")

  /// A face of 1000 units in which both were measured.
  private static let report: FontReport = {
    var report = SampleFace().report
    let unit = ShapedText.Unit.designUnits(perEm: 1000)
    report.text = TextExtents(
      ShapedText(
        lines: [
          ShapedLine(
            glyphs: [], advance: 1200, ink: InkBox(xMin: 25, yMin: -0.25, xMax: 1150, yMax: 700))
        ], missing: ["\u{202E}"], unit: unit))
    report.glyph = GlyphExtents(
      id: 7, name: "Aring", advance: 650, ink: InkBox(xMin: -15, yMin: 0, xMax: 660, yMax: 900),
      unit: unit)
    return report
  }()

  private func rows(
    _ options: ShowOptions = asked, _ report: FontReport = report
  ) -> [String] {
    let table = ShowTable(
      options: options, look: TableLook(width: 120, colorLevel: .none, symbols: .unicode))
    return table.face(report).split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  private func json(_ options: ShowOptions, _ report: FontReport) throws -> [String: Any] {
    let text = ShowNDJSON(options: options).face(report)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test(
    "A table has each length at 24 with its units",
    arguments: [
      "Advance 28.800 1200 of the line", "Ink left 0.600 25 from the origin",
      "Ink right 27.600 1150 from the origin", "Ink top 16.800 700 above the baseline",
      "Ink bottom -0.006 -0.25 above the baseline", "Text “Tx\\u202E” 24 pt units",
      "Glyph “Å” 24 pt units", "Advance 15.600 650", "Left side bearing -0.360 -15 origin to ink",
      "Right side bearing -0.240 -10 ink to the end of the advance",
      "Ink top 21.600 900 above the baseline", "Number 7 named Aring",
    ])
  func table(row: String) {
    #expect(rows().contains(row))
  }

  @Test("A long text is cut in the title, and of several lines the widest counts")
  func long() {
    let text = String(repeating: "x", count: 40) + "\nx"
    let found = rows(ShowOptions(text: text), Self.report)
    #expect(found.contains("Text “\(String(repeating: "x", count: 17))…” 24 pt units"))
    #expect(found.contains("Advance 28.800 1200 of the widest line"))
  }

  @Test("JSON has lengths in the form of the metrics, at every size") func lengths() throws {
    var options = Self.asked
    options.sizes = [10.0, 20].map { FontSize(value: $0, unit: .pixel, dpi: 72) }
    options.lengths = .ems
    let face = try json(options, Self.report)
    let text = try #require(face["text"] as? [String: Any])
    #expect(text["text"] as? String == "Tx\u{202E}")
    #expect(text["missing"] as? [String] == ["\u{202E}"])
    let advance = try #require(text["advance"] as? [String: Any])
    #expect(advance["units"] as? Double == 1200)
    #expect(advance["scaled"] as? [Double] == [12, 24])
    #expect(advance["ratio"] as? Double == 1.2)
    #expect(advance["source"] as? String == "glyphs")
    let ink = try #require(text["ink"] as? [String: [String: Any]])
    #expect(
      ink.mapValues { $0["units"] as? Double } == [
        "xMin": 25, "yMin": -0.25, "xMax": 1150, "yMax": 700,
      ])
    let glyph = try #require(face["glyph"] as? [String: Any])
    #expect(glyph["glyph"] as? String == "Å")
    #expect(glyph["name"] as? String == "Aring")
    #expect(glyph["id"] as? Int == 7)
    let bearing = try #require(glyph["rightSideBearing"] as? [String: Any])
    #expect(bearing["units"] as? Double == -10)
    #expect(bearing["scaled"] as? [Double] == [-0.1, -0.2])
  }

  @Test("A blank has no ink and no bearings, which is null in JSON and said in the table")
  func blank() throws {
    var report = Self.report
    report.glyph?.ink = nil
    report.text?.ink = nil
    let face = try json(Self.asked, report)
    let glyph = try #require(face["glyph"] as? [String: Any])
    for key in ["ink", "leftSideBearing", "rightSideBearing"] {
      #expect(glyph[key] is NSNull, "\(key)")
    }
    #expect((face["text"] as? [String: Any])?["ink"] is NSNull)
    #expect(rows(Self.asked, report).filter { $0 == "Ink - none" }.count == 2)
  }

  @Test("Bitmaps have no units, and the table names their strike") func bitmap() throws {
    var report = SampleFace { $0.hhea = nil }.report
    report.glyph = GlyphExtents(
      id: 1, name: nil, advance: 6, ink: nil, unit: .strikePixels(perEm: 12))
    let options = ShowOptions(glyph: "H")
    let glyph = try #require(try json(options, report)["glyph"] as? [String: Any])
    let advance = try #require(glyph["advance"] as? [String: Any])
    #expect(advance["units"] is NSNull)
    #expect(advance["scaled"] as? Double == 12)
    #expect(advance["source"] as? String == "strike")
    #expect(glyph["name"] is NSNull)
    #expect(rows(options, report).contains("Advance 12.000 - strike of 12 px"))
  }

  @Test("What was asked for and isn't there is null; what wasn't asked for is left out")
  func absent() throws {
    let usual = SampleFace().report
    let asked = try json(Self.asked, usual)
    #expect(asked["text"] is NSNull && asked["glyph"] is NSNull)
    let notAsked = try json(ShowOptions(), usual)
    #expect(notAsked["text"] == nil && notAsked["glyph"] == nil)
    #expect(rows(Self.asked, usual) == rows(ShowOptions(), usual))
  }

  @Test("Plain and csv never have more") func columns() {
    let usual = SampleFace().report
    #expect(ShowCSV().face(Self.report) == ShowCSV().face(usual))
    #expect(ShowPlain().face(Self.report) == ShowPlain().face(usual))
  }
}
