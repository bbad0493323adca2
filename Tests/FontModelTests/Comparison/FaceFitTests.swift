import FontModel
import TestSupport
import Testing

/// Sizes at which faces look alike, exactly.
@Suite struct FaceFitTests {
  private func face(
    _ unitsPerEm: Int, x: Int?, cap: Int?, line: (Int, Int, Int)
  ) -> FontReport {
    var facts = SampleFace {
      $0.unitsPerEm = unitsPerEm
      $0.typo = line
    }.report.facts
    facts.tables.os2?.sxHeight = x.map { DesignUnits($0) }
    facts.tables.os2?.sCapHeight = cap.map { DesignUnits($0) }
    return FontReport(facts: facts, requested: "Test")
  }

  @Test("the size for equal x-height is an exact ratio")
  func exact() {
    let dejaVu = face(2048, x: 1120, cap: 1493, line: (1901, -483, 0))
    let liberation = face(2048, x: 1082, cap: 1409, line: (1854, -434, 67))
    let fit = FontComparison([dejaVu, liberation]).fits[1]
    // 1120 ÷ 1082 in lowest terms.
    #expect(fit.xHeightRatio.map { [$0.numerator, $0.denominator] } == [560, 541])
    #expect(fit.capHeightRatio.map { [$0.numerator, $0.denominator] } == [1493, 1409])
    // 2384 ÷ 2048 at the same size, and so much less at a larger one.
    #expect(fit.lineHeight == 1.1640625)
    #expect(fit.lineHeight(at: fit.xHeightRatio) == 1.1640625 * 541 / 560)
    // 2384 − (1854 + 434): the gap that makes its own lines as high.
    #expect(fit.lineGap == 96)
  }

  @Test("ems count")
  func otherEm() {
    let one = face(1000, x: 500, cap: 700, line: (800, -200, 0))
    let other = face(2048, x: 1024, cap: 1024, line: (2048, -512, 0))
    let fit = FontComparison([one, other]).fits[1]
    #expect(fit.xHeightRatio.map { [$0.numerator, $0.denominator] } == [1, 1])
    #expect(fit.capHeightRatio.map { [$0.numerator, $0.denominator] } == [7, 5])
    #expect(fit.lineGap == -512)
  }

  @Test("without a height there is no size")
  func absent() {
    let one = face(1000, x: nil, cap: 700, line: (800, -200, 0))
    let other = face(1000, x: 500, cap: nil, line: (800, -200, 0))
    let fit = FontComparison([one, other]).fits[1]
    #expect(fit.xHeightRatio == nil)
    #expect(fit.capHeightRatio == nil)
    #expect(fit.lineHeight(at: nil) == nil)
    #expect(fit.lineHeight == 1)
  }

  @Test("a ratio needs positive numbers whose products fit")
  func ratios() {
    #expect(ExactRatio(0, over: 1, by: 1, over: 1) == nil)
    #expect(ExactRatio(1, over: 1, by: -1, over: 1) == nil)
    #expect(ExactRatio(.max, over: 1, by: 1, over: 2) == nil)
    #expect(ExactRatio(6, over: 4, by: 3, over: 2)?.value == 1)
  }
}
