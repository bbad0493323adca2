import FontModel
import TestSupport
import Testing

@Suite("Profiles of check")
struct CheckProfileTests {
  /// What each rule counts in cross-platform, googlefonts, microsoft, opentype and typenetwork; a
  /// point where the profile doesn't ask it. Those of fontbakery are read from its checks 1.1.0.
  static let table = """
    tables-missing               FAIL FAIL FAIL FAIL FAIL
    no-line-metrics              INFO INFO INFO INFO INFO
    line-metrics-signs           FAIL FAIL WARN WARN WARN
    win-value-wrapped            FAIL FAIL FAIL FAIL FAIL
    line-height-overflow         FAIL FAIL FAIL FAIL FAIL
    lines-differ                 FAIL .    .    .    .
    family-lines-differ          FAIL .    .    .    .
    win-clips-ink                FAIL FAIL FAIL .    FAIL
    typo-line-taller             WARN .    .    .    .
    line-gap-used                WARN .    .    .    .
    win-line-differs             WARN .    .    .    .
    ink-outside-line             WARN .    .    .    .
    family-spare-metrics-differ  WARN .    .    .    .
    family-metrics-differ        .    FAIL FAIL .    FAIL
    superfamily-metrics-differ   .    WARN WARN .    WARN
    hhea-typo-differ             .    FAIL FAIL .    .
    line-gap                     .    FAIL WARN .    WARN
    use-typo-metrics             .    FAIL .    .    .
    win-box-excessive            .    FAIL FAIL .    FAIL
    line-height-low              .    FAIL .    .    .
    line-height-high             .    FAIL .    .    .
    line-height-generous         .    WARN .    .    .
    agrave-above-ascender        .    WARN .    .    WARN
    capitals-not-centred         .    WARN WARN .    .
    cjk-metrics                  .    FAIL .    .    .
    cjk-line-height              .    WARN .    .    .
    microsoft-metrics            .    .    FAIL .    .
    typenetwork-metrics          .    .    .    .    FAIL
    typenetwork-typo-bit         .    .    .    .    WARN
    caret-slope-zero             .    FAIL FAIL FAIL FAIL
    caret-slope-differs          .    WARN WARN WARN WARN
    italic-angle-impossible      .    FAIL FAIL FAIL FAIL
    italic-angle-high            .    WARN WARN WARN WARN
    italic-angle-style           .    FAIL FAIL FAIL FAIL
    italic-angle-direction       .    FAIL WARN WARN WARN
    underline-thickness-differs  .    FAIL FAIL FAIL FAIL
    """

  @Test("severities are as the table says")
  func severities() {
    let actual = CheckRule.all.map { rule in
      [rule.id] + CheckProfile.allCases.map { $0.severity(of: rule)?.rawValue ?? "." }
    }
    let expected = Self.table.split(separator: "\n").map { line in
      line.split(separator: " ").map(String.init)
    }
    #expect(actual == expected)
  }

  @Test("the rules of a profile are those that it gives a severity")
  func rules() {
    for profile in CheckProfile.allCases {
      let asked = CheckRule.all.filter { profile.severity(of: $0) != nil }
      #expect(profile.rules.map(\.rule) == asked)
    }
  }

  /// Values of real fonts, read with fontTools 4.68, and the rules that fail by default.
  static let reported: [(String, [SampleFace], failures: [String], words: [String])] = [
    (
      "3270: a gap in hhea alone, though bit 7 is set",
      [
        SampleFace {
          ($0.unitsPerEm, $0.hhea, $0.typo) = (2000, (1600, -400, 180), (1600, -400, 0))
          ($0.win, $0.ink) = ((1626, 400), (1626, -405))
        }
      ], ["lines-differ", "win-clips-ink"], ["gap", "180"]
    ),
    (
      "ProggyTiny: three unlike sets without bit 7",
      [
        SampleFace {
          ($0.unitsPerEm, $0.hhea, $0.typo) = (2048, (960, -320, 0), (2048, 0, 0))
          ($0.win, $0.ink, $0.typoBit) = ((1024, 256), (1024, -256), false)
        }
      ], ["lines-differ"], ["960", "1024"]
    ),
    (
      "Manjari: lines that change with the weight",
      [("Thin", 1400, -800), ("Regular", 1500, -750), ("Bold", 1500, -900)].map { name, up, down in
        SampleFace {
          ($0.style, $0.unitsPerEm, $0.hhea, $0.typo) = (name, 2048, (up, down, 0), (up, down, 0))
          ($0.win, $0.ink) = ((2076, 1285), (2070, -1285))
        }
      }, ["family-lines-differ"], ["1500", "1400", "750", "800", "900"]
    ),
    (
      "Amiri Slanted: tall marks, but all systems agree",
      [
        SampleFace {
          ($0.hhea, $0.typo) = ((1124, -634, 0), (1124, -634, 0))
          ($0.win, $0.ink) = ((2546, 1629), (1815, -900))
          ($0.italicAngle, $0.caret, $0.slant) = (10, (1000, -176), .oblique)
        }
      ], [], ["1815", "4175"]
    ),
    (
      "Fira Code: a win box that is too small",
      [
        SampleFace {
          ($0.unitsPerEm, $0.hhea, $0.typo) = (1950, (1800, -600, 0), (1800, -600, 0))
          ($0.win, $0.ink) = ((1800, 600), (2400, -1000))
        }
      ], ["win-clips-ink"], ["2400", "-1000"]
    ),
  ]

  @Test("fonts that users reported fail for the right reason", arguments: reported.indices)
  func reportedFonts(_ index: Int) {
    let (name, faces, failures, words) = Self.reported[index]
    let report = CheckReport(faces.map { CheckInput($0.report) })
    #expect(report.failures == failures, "\(name)")
    let text = report.findings.map(\.found).joined(separator: "\n")
    for word in words { #expect(text.contains(word), "\(name): \(text)") }
  }

  @Test("Noto Sans CJK passes: win and hhea agree, and the typo set is nobody's line")
  func notoCJK() {
    var measures = CheckMeasures()
    measures.cjkCharacterCount = 30_000
    let face = SampleFace {
      ($0.hhea, $0.typo, $0.win) = ((1160, -288, 0), (880, -120, 0), (1160, 288))
      ($0.ink, $0.typoBit) = ((1808, -1048), false)
    }
    var font = face.report
    font.facts.checkMeasures = measures
    let report = CheckReport([CheckInput(font)])
    #expect(report.findings.map(\.rule.id) == ["ink-outside-line"])
  }
}
