import FontModel
import Reports
import Terminal
import TestSupport
import Testing

@Suite("Tables of check")
struct CheckTableTests {
  /// The 3270 font's values, and a bold face with the same.
  static let faces = ["Regular", "Bold"].map { style in
    SampleFace {
      ($0.family, $0.style, $0.unitsPerEm) = ("IBM 3270", style, 2000)
      ($0.hhea, $0.typo) = ((1600, -400, 180), (1600, -400, 0))
      ($0.win, $0.ink) = ((1626, 405), (1626, -405))
    }
  }

  private func text(
    _ report: CheckReport, width: Int = 80, colorLevel: ColorLevel = .none
  ) -> String {
    CheckTable(
      look: TableLook(width: width, colorLevel: colorLevel, symbols: .unicode)
    ).text(report)
  }

  private func inputs(_ faces: [SampleFace]) -> [CheckInput] {
    faces.map { CheckInput($0.report) }
  }

  @Test("findings of several faces that say the same are one, failures first")
  func merged() {
    let report = CheckReport(inputs(Self.faces))
    let text = text(report)
    #expect(
      text.hasPrefix(
        """
        IBM 3270  2 faces
         FAIL  lines-differ  Lines differ between systems
               faces     all
               found     Apple's systems: ascender 1600, descender -400, line gap 180
                         from hhea, lines of 2180; Linux and Windows: ascender 1600,
                         descender -400, line gap 0 from typo, lines of 2000
               expected  one ascender, descender and line gap on all systems
               set       hhea.lineGap = 0
               why       Apple's systems read hhea, Linux and Windows typo where bit 7
                         is set, else hhea and win. Unless these agree, text moves up or
                         down and pages change their length.

         WARN  line-gap-used  Some programs leave out the line gap

        """), "\(text)")
    // Two faces: each fails once and has three warnings.
    #expect(
      text.hasSuffix(
        "\n\n2 failures, 6 warnings in 2 faces of 1 family (profile cross-platform)\n"), "\(text)")
  }

  /// A face that reaches beyond its line of 900 and -300 with glyphs of these tops.
  static func tall(_ style: String, _ tops: [Int], count: Int) -> CheckInput {
    var report = SampleFace { $0.style = style }.report
    var measures = CheckMeasures()
    measures.ink = VerticalExtent(yMin: .zero, yMax: DesignUnits(1000))
    measures.tallGlyphs = tops.map { top in
      GlyphExtent(
        name: "g\(top)", extent: VerticalExtent(yMin: .zero, yMax: DesignUnits(top)))
    }
    measures.glyphCountsOutside = [.hhea: count, .typo: count, .win: count]
    report.facts.checkMeasures = measures
    return CheckInput(report)
  }

  @Test("glyphs that are cut off are named, the farthest first, and the rest is counted")
  func glyphs() {
    let few = text(CheckReport([Self.tall("Regular", [910, 1000, 900, 950], count: 3)]))
    #expect(
      few.contains("       glyphs    g1000 (1000, 0), g950 (950, 0) and g910 (910, 0)\n"), "\(few)")
    let many = CheckReport([Self.tall("Regular", [1000, 950, 940, 930, 920, 910], count: 13)])
    let words = "g1000 (1000, 0), g950 (950, 0), g940 (940, 0), g930 (930, 0) and 9 more"
    #expect(text(many, width: 100).contains("glyphs    \(words)\n"), "\(text(many))")
    #expect(many.csv.contains("\"\(words)\""))
    #expect(many.sarif(version: "1").contains("Glyphs: \(words)."))
  }

  @Test("of several faces the one with the most such glyphs stands for all")
  func glyphsOfFaces() {
    let report = CheckReport([
      Self.tall("Regular", [1000], count: 1), Self.tall("Bold", [1000, 950], count: 2),
    ])
    let text = text(report)
    #expect(text.contains("glyphs    Bold: g1000 (1000, 0) and g950 (950, 0)\n"), "\(text)")
  }

  @Test("values to set stay whole where there is room", arguments: [60, 80, 100])
  func settings(width: Int) throws {
    let face = SampleFace {
      ($0.hhea, $0.typo, $0.win) = ((1000, -400, 90), (880, -310, 0), (1, 1))
    }
    let lines = text(CheckReport(inputs([face])), width: width).split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.contains("       set       ") })
    let settings = lines[start...].prefix { $0.contains(" = ") }
    #expect(settings.count > 1)
    for line in settings.dropLast() { #expect(line.hasSuffix(",") && line.count <= width) }
    for line in settings { #expect(line.split(separator: ", ").allSatisfy { $0.contains(" = ") }) }
  }

  @Test("faces that differ are named, and the reason stands once")
  func named() throws {
    let faces = [
      SampleFace { $0.win = (900, 310) },
      SampleFace { ($0.style, $0.win) = ("Bold", (900, 320)) },
    ]
    let text = text(CheckReport(inputs(faces)))
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.filter { $0.hasPrefix("WARN  win-line-differs") }.count == 2)
    #expect(lines.filter { $0.hasPrefix("why       GDI") }.count == 1)
    #expect(lines.contains("faces     Bold") && lines.contains("faces     Regular"))
  }

  @Test("no line is wider than the terminal", arguments: [40, 60, 80, 120])
  func width(_ width: Int) {
    let text = text(CheckReport(inputs(Self.faces)), width: width)
    for line in text.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
  }

  @Test("colour only goes with words, so that the text is the same without it")
  func colour() throws {
    let report = CheckReport(inputs(Self.faces))
    let coloured = text(report, colorLevel: .ansi16)
    // Bold red, as TextStyle.error has it.
    #expect(coloured.contains("\u{1B}[1;31mFAIL\u{1B}[0m"))
    let escape = try Regex("\u{1B}\\[[0-9;]*m")
    #expect(coloured.replacing(escape, with: "") == text(report))
  }

  @Test("without findings there is a line that says so, and what was asked")
  func nothing() throws {
    #expect(
      text(CheckReport(inputs([SampleFace()])))
        == "No findings in 1 face of 1 family (profile cross-platform)\n")
    let ignored = try [#require(CheckRule(id: "line-gap"))]
    var report = CheckReport(inputs([SampleFace()]), profile: .googlefonts, ignoring: ignored)
    report.remove(known: [])
    #expect(
      text(report, width: 200)
        == "No findings in 1 face of 1 family "
        + "(profile googlefonts, without line-gap, 0 known by the baseline)\n")
  }

  @Test("names from fonts can't reach the terminal as orders")
  func escaping() {
    let face = SampleFace {
      ($0.family, $0.style, $0.name, $0.win) = ("Evil\u{1B}[31m", "B\u{7}", "x\u{9B}", (900, 310))
    }
    let report = CheckReport(inputs([face]))
    for text in [text(report), report.plain, report.csv, report.json, report.ndjson] {
      #expect(!text.unicodeScalars.contains { [0x1B, 0x7, 0x9B].contains($0.value) })
    }
    #expect(text(report).contains("Evil\\u001B[31m"))
  }

  @Test("plain and csv have a record for each face of a finding, in the same columns")
  func records() throws {
    let report = CheckReport(inputs(Self.faces))
    let plain = report.plain.split(separator: "\n")
    let csv = report.csv.split(separator: "\n")
    // Two faces with a failure and three warnings each.
    #expect(plain.count == 8)
    #expect(csv.count == 9)
    #expect(
      csv.first
        == "severity,rule,family,style,file,index,instance,found,expected,set,fingerprint,glyphs")
    let fields = try #require(plain.first).split(separator: "\t", omittingEmptySubsequences: false)
    #expect(fields.count == 12)
    #expect(
      fields.prefix(7) == [
        "FAIL", "lines-differ", "IBM 3270", "Bold", "fonts/IBM3270-Bold.ttf", "0", "",
      ])
    #expect(fields[9] == "hhea.lineGap = 0")
  }
}
