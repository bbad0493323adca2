import FontModel
import TestSupport
import Testing

/// Which of the three sets counts.
@Suite struct LineMetricsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var hhea: (Int, Int, Int)? = (1854, -434, 67)
    var typo: (Int, Int, Int)? = (1491, -431, 307)
    var win: (Int, Int)? = (1854, 434)
    var bit = false
    var hasOS2 = true
    let effective: LineMetricSetName
    let line: Int
  }

  static let cases = [
    Case(testDescription: "hhea without bit 7", effective: .hhea, line: 1854 + 434 + 67),
    Case(testDescription: "typo with bit 7", bit: true, effective: .typo, line: 1491 + 431 + 307),
    Case(
      testDescription: "typo with bit 7 even if it is zero", typo: (0, 0, 0), bit: true,
      effective: .typo, line: 0),
    Case(
      testDescription: "hhea with bit 7 where OS/2 ends before the typo fields", typo: nil,
      win: nil, bit: true, effective: .hhea, line: 1854 + 434 + 67),
    Case(
      testDescription: "typo where hhea is zero", hhea: (0, 0, 0), effective: .typo,
      line: 1491 + 431 + 307),
    Case(
      testDescription: "typo where hhea has a gap alone", hhea: (0, 0, 67), effective: .typo,
      line: 1491 + 431 + 307),
    Case(
      testDescription: "win, without a gap, where hhea and typo are zero", hhea: (0, 0, 0),
      typo: (0, 0, 307), effective: .win, line: 1854 + 434),
    Case(
      testDescription: "win beyond 16 bits keeps its sign", hhea: (0, 0, 0), typo: (0, 0, 0),
      win: (40_000, 40_000), effective: .win, line: 80_000),
    Case(
      testDescription: "zeros where hhea is zero and there is no OS/2", hhea: (0, 0, 0),
      hasOS2: false, effective: .hhea, line: 0),
    Case(
      testDescription: "a sum beyond 16 bits", hhea: (30_000, -30_000, 0), effective: .hhea,
      line: 60_000),
    Case(
      testDescription: "a negative gap keeps its sign", hhea: (1854, -434, -4000),
      effective: .hhea, line: 1854 + 434 - 4000),
    Case(
      testDescription: "a positive descender keeps its sign", hhea: (1854, 434, 67),
      effective: .hhea, line: 1854 - 434 + 67),
  ]

  @Test("the effective set follows FreeType's rule", arguments: cases)
  func effective(_ row: Case) throws {
    let report = SampleFace {
      $0.hhea = row.hhea
      $0.typo = row.typo
      $0.win = row.win
      $0.typoBit = row.bit
      $0.hasOS2 = row.hasOS2
    }.report
    #expect(report.lineMetrics.effective == row.effective)
    #expect(report.metrics.lineHeight == Metric(DesignUnits(row.line), row.effective.source))
    let set = try #require(report.lineMetrics.set(row.effective))
    #expect(report.metrics.ascender == Metric(set.ascender, row.effective.source))
    #expect(report.metrics.descender == Metric(set.descender, row.effective.source))
    #expect(report.metrics.lineGap == Metric(set.lineGap ?? .zero, row.effective.source))
  }

  @Test("the win set is given with a negative descender and no gap") func win() {
    let set = SampleFace().report.lineMetrics.win
    #expect(
      set == LineMetricSet(ascender: DesignUnits(900), descender: DesignUnits(-300), lineGap: nil))
  }

  @Test("a face without tables has no set") func noTables() {
    let report = SampleFace { $0.hhea = nil }.report
    #expect(report.lineMetrics.effective == nil)
    #expect(report.metrics.ascender == .absent)
    #expect(report.metrics.lineHeight == .absent)
  }
}
