import FontModel
import Reports
import Terminal
import TestSupport
import Testing

/// Comparisons in every format.
@Suite struct CompareReportTests {
  private static func face(_ name: String, _ change: (inout SampleFace) -> Void = { _ in })
    -> FontReport
  {
    SampleFace {
      $0.name = name
      change(&$0)
    }.report
  }

  private static let evil = "Evil\u{1B}[31m\u{202E}\n"

  private static let faces = CompareReport(
    faces: [
      face("One"),
      face("Two") {
        $0.typo = (910, -300, 20)
        $0.typoBit = false
      },
    ], tolerance: 0, size: FontSize(value: 10, unit: .pixel, dpi: 72))

  private static let sides = CompareReport(
    first: [face("Kept"), face("Changed"), face("Gone")],
    second: [face("Kept"), face("Changed") { $0.hhea = (950, -300, 0) }, face("New")],
    tolerance: 0, size: .standard,
    errors: [FontError(.brokenFont, subject: "x.ttf", message: "is broken")])

  private func table(_ report: CompareReport, width: Int = 80) -> [String] {
    let look = TableLook(width: width, colorLevel: .none, symbols: .unicode)
    return CompareTable(look: look).text(report).split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
  }

  @Test("JSON is as its schema says")
  func schemas() throws {
    let nothing = CompareReport(faces: [], tolerance: 1, size: .standard)
    let other = CompareReport(
      faces: [Self.face("One"), Self.face("None") { $0.hasOS2 = false }], tolerance: 0.5,
      size: .standard)
    for report in [Self.faces, Self.sides, nothing, other] {
      #expect(try schemaProblems(in: report.json) == [])
    }
    for report in [Self.faces, Self.sides] {
      #expect(try schemaProblems(in: report.ndjson, asLines: true) == [])
    }
  }

  @Test("the table marks what differs, and by how much")
  func marks() {
    let lines = table(Self.faces)
    // The first face follows typo, the second hhea; both have 900 as ascender.
    #expect(lines.contains("Ascender 9.000 0.900 900 9.000 0.900 900 0"))
    #expect(lines.contains("≠ typo ascender 0.900 900 0.910 910 +10"))
    #expect(lines.contains("≠ Effective set typo hhea"))
    #expect(lines.contains("≠ USE_TYPO_METRICS yes no"))
    #expect(lines.contains("5 of 27 values differ."))
    #expect(lines.contains("B at the same size 10 px 1.200 0"))
  }

  @Test("a face compared with itself is called so, without a table")
  func itself() {
    let face = Self.face("One")
    let lines = table(CompareReport(faces: [face, face], tolerance: 0, size: .standard))
    #expect(lines.last == "The same face of the same file: nothing can differ.")
    let other = Self.face("Two")
    let equal = table(CompareReport(faces: [face, other], tolerance: 2, size: .standard))
    #expect(equal.contains("No metric differs by more than 2 units of A."))
  }

  @Test("more than two faces get a table for each unit")
  func several() {
    let faces = ["One", "Two", "Three"].map { Self.face($0) }
    let lines = table(CompareReport(faces: faces, tolerance: 0, size: .standard), width: 100)
    #expect(lines.contains("Metrics A 24 pt B 24 pt C 24 pt"))
    #expect(lines.contains("Metrics A em B em C em"))
    #expect(lines.contains("Metrics A units B units C units B − A C − A"))
  }

  @Test("no line is wider than the terminal", arguments: [40, 60, 80, 100])
  func width(columns: Int) {
    let look = TableLook(width: columns, colorLevel: .none, symbols: .unicode)
    // Four and five figures are as wide as metrics get.
    let wide = (1...4).map { number in
      Self.face("Face\(number)") {
        $0.unitsPerEm = 16_384
        $0.hhea = (16_000 + number, -12_345, 1_000 * number)
      }
    }
    let reports =
      (2...4).map {
        CompareReport(faces: Array(wide.prefix($0)), tolerance: 0, size: .standard)
      } + [
        CompareReport(first: [wide[0]], second: [Self.face("Face1")], tolerance: 0, size: .standard)
      ]
    for report in reports {
      let text = CompareTable(look: look).text(report)
      for line in text.split(separator: "\n") { #expect(line.count <= columns, "\(line)") }
      // Nothing is lost: each number of hhea stands there.
      #expect(text.contains("16001"), "\(text)")
    }
  }

  @Test("in a narrow terminal units stand below each other, then faces, and what matches in a list")
  func narrow() {
    let narrow = table(Self.faces, width: 60)
    #expect(narrow.contains("Metrics A 10 px B 10 px"))
    #expect(narrow.contains("Ascender 900 900 0"))
    let lines = table(Self.faces, width: 34)
    #expect(lines.contains("Metrics A units"))
    #expect(lines.contains("Metrics B − A"))
    #expect(lines.contains("B at the same size"))
    #expect(lines.contains("line-height 1.200"))
    let sides = table(Self.sides, width: 34)
    #expect(sides.contains("hhea ascender 900 → 950, +50"))
  }

  @Test("two sides tell what changed, what is gone and what is new")
  func sides() {
    let lines = table(Self.sides)
    #expect(lines.contains("Changed first second change"))
    #expect(lines.contains("hhea ascender 900 950 +50"))
    #expect(lines.contains("Gone fonts/Gone.ttf"))
    #expect(lines.contains("New fonts/New.ttf"))
    #expect(
      lines.suffix(2).joined(separator: " ")
        == "2 faces compared: 1 differs, 1 only on the first side, 1 only on the second side.")
    #expect(!lines.contains { $0.hasPrefix("Kept") })
  }

  @Test("records name both faces, the metric, its values and whether they differ")
  func records() {
    let records = Self.faces.plain.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    #expect(records.count == 27)
    #expect(records.allSatisfy { $0.count == 15 })
    let record = records.first { $0[6] == "typo.ascender" }
    #expect(
      record == [
        "fonts/One.ttf", "0", "", "fonts/Two.ttf", "0", "", "typo.ascender", "900", "910", "0.9",
        "0.91", "9", "9.1", "10", "true",
      ])
    #expect(Self.faces.csv.hasPrefix("file,index,instance,otherFile,"))
    #expect(Self.sides.plain.contains("fonts/Gone.ttf\t0\t\t\t\t\tface\tGone\t"))
    #expect(Self.sides.plain.contains("\t\t\tfonts/New.ttf\t0\t\tface\t\tNew\t"))
  }

  @Test("names from fonts do no harm in any format")
  func escaping() {
    var facts = Self.face("One").facts
    facts.summary.family = Self.evil
    facts.summary.postScriptName = Self.evil
    facts.version = Self.evil
    let face = FontReport(facts: facts, requested: Self.evil)
    let other = Self.face("Two")
    let reports = [
      CompareReport(faces: [face, other], tolerance: 0, size: .standard),
      CompareReport(first: [face], second: [other], tolerance: 0, size: .standard),
    ]
    for report in reports {
      let texts = [
        report.json, report.ndjson, report.plain, report.csv,
        CompareTable(look: TableLook(width: 80, colorLevel: .none, symbols: .ascii)).text(report),
      ]
      for text in texts {
        #expect(
          !text.unicodeScalars.contains("\u{1B}") && !text.unicodeScalars.contains("\u{202E}"))
      }
    }
  }
}
