import FontModel
import Foundation
import Reports
import Terminal
import TestSupport
import Testing

/// What `--all-metrics` adds to tables and JSON.
struct AllMetricsTests {
  /// A face of 1000 units with vertical metrics and baselines, but without letters.
  private static let report: FontReport = {
    var facts = SampleFace().report.facts
    let ideographic = [("ideo", -120), ("romn", 0)].map {
      ScriptBaselines.Baseline(tag: $0.0, coordinate: DesignUnits($0.1))
    }
    facts.specialist = SpecialistFacts(
      vhea: VerticalHeader(
        ascender: DesignUnits(500), descender: DesignUnits(-500), lineGap: .zero,
        advanceHeightMax: DesignUnits(3000),
        caret: CaretSlope(rise: .zero, run: DesignUnits(1), offset: .zero)),
      verticalOrigins: VerticalOrigins(defaultY: DesignUnits(880), entryCount: 1),
      hasVerticalAdvances: true,
      baselines: BaselineTable(
        horizontal: ["hani", "kana", "latn"].map {
          ScriptBaselines(
            script: $0, defaultBaseline: $0 == "latn" ? "romn" : "ideo", baselines: ideographic)
        }, vertical: []),
      designSize: nil,
      advances: CharacterAdvances(missing: nil, advances: ["0": DesignUnits(550)]))
    return FontReport(facts: facts, requested: "test")
  }()

  private func rows(_ options: ShowOptions = ShowOptions()) -> [String] {
    let table = ShowTable(
      options: options, look: TableLook(width: 120, colorLevel: .none, symbols: .unicode))
    return table.face(Self.report).split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  private func allMetrics(_ options: ShowOptions = ShowOptions()) throws -> [String: Any] {
    let text = ShowNDJSON(options: options).face(Self.report)
    let face = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require(face?["allMetrics"] as? [String: Any])
  }

  @Test(
    "A table has each value at 24 with its units and source",
    arguments: [
      "1ch 13.200 550 advance of 0", "Em-over 18.000 750 typo, scaled to one em",
      "Em-under -6.000 -250 typo, scaled to one em", "Advance of 0 13.200 550 its glyph",
      "Advance of 水 - - not in the font", "Ascender 12.000 500 vhea, to the right",
      "Origin 21.120 880 VORG, default; 1 glyph has its own",
      "ideo (default) -2.880 -120 BASE, hani, kana", "ideo -2.880 -120 BASE, latn",
      "romn (default) 0.000 0 BASE, latn", "Slope 0° hhea, rise 1, run 0, offset 0",
    ])
  func table(row: String) {
    #expect(rows().contains(row))
  }

  @Test("Values that CSS makes up are marked in the table")
  func syntheticInTable() {
    #expect(
      rows().filter { $0.contains("synthetic:") } == [
        "1ex 12.000 - synthetic: no x-height is known, so CSS takes 0.5em",
        "1cap 21.600 - synthetic: no cap height is known, so CSS takes the ascent",
        "1ic 24.000 - synthetic: no 水 (U+6C34) is known, so CSS takes 1em",
      ])
  }

  @Test("Values that CSS makes up are marked in JSON") func syntheticInJSON() throws {
    let units = try #require(try allMetrics()["cssUnits"] as? [String: [String: Any]])
    #expect(
      units.mapValues { $0["synthetic"] as? Bool } == [
        "cap": true, "ch": false, "ex": true, "ic": true,
      ])
    #expect(
      units.mapValues { $0["units"] as? Int } == ["cap": nil, "ch": 550, "ex": nil, "ic": nil])
    #expect(
      units.mapValues { $0["em"] as? Double } == ["cap": 0.9, "ch": 0.55, "ex": 0.5, "ic": 1])
  }

  @Test("JSON has baselines by script and tag, at every size") func baselines() throws {
    let sizes = [10.0, 20].map { FontSize(value: $0, unit: .pixel, dpi: 72) }
    let table = try #require(
      try allMetrics(ShowOptions(sizes: sizes))["baselines"] as? [String: Any])
    let scripts = try #require(table["horizontal"] as? [String: [String: Any]])
    #expect(
      scripts.mapValues { $0["default"] as? String } == [
        "hani": "ideo", "kana": "ideo", "latn": "romn",
      ])
    let coordinates = try #require(scripts["latn"]?["coordinates"] as? [String: [String: Any]])
    #expect(coordinates["ideo"]?["units"] as? Int == -120)
    #expect(coordinates["ideo"]?["source"] as? String == "BASE")
    #expect(coordinates["ideo"]?["scaled"] as? [Double] == [-1.2, -2.4])
    #expect((table["vertical"] as? [String: Any])?.isEmpty == true)
  }

  @Test("What the font doesn't say is null in JSON, never 0") func absent() throws {
    let metrics = try allMetrics()
    let sizes = try #require(metrics["opticalSize"] as? [String: Any])
    #expect(sizes.count == 3 && sizes.values.allSatisfy { $0 is NSNull })
    let advances = try #require(metrics["advances"] as? [[String: Any]])
    let water = try #require(advances.last?["advance"] as? [String: Any])
    #expect(water["units"] is NSNull && water["scaled"] is NSNull)
    #expect(water["source"] as? String == "none")
  }

  @Test("Two scripts or baselines of one tag don't break the JSON") func repeatedTags() throws {
    var report = Self.report
    let script = ScriptBaselines(
      script: "\u{7F}\u{A0}a\"", defaultBaseline: nil,
      baselines: [-1, -2].map { .init(tag: "ideo", coordinate: DesignUnits($0)) })
    report.facts.specialist?.baselines = BaselineTable(
      horizontal: [script, script], vertical: [script])
    let text = ShowNDJSON(options: ShowOptions()).face(report)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }

  @Test("Without the option nothing is added, and plain and csv never have more")
  func withoutOption() {
    let usual = SampleFace().report
    #expect(!ShowNDJSON(options: ShowOptions()).face(usual).contains("allMetrics"))
    #expect(ShowCSV().face(Self.report) == ShowCSV().face(usual))
    #expect(ShowPlain().face(Self.report) == ShowPlain().face(usual))
  }
}
