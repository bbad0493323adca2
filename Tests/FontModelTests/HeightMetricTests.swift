import FontModel
import Testing

/// Declared, measured or none.
@Suite struct HeightMetricTests {
  static let h = MeasuredLetter(character: "H", yMin: .zero, yMax: DesignUnits(729))

  @Test("a declared value counts before a measured one") func declared() {
    let height = HeightMetric(declared: DesignUnits(718), measured: Self.h, property: false)
    #expect(height.metric == Metric(DesignUnits(718), .os2))
    #expect(height.measured == Self.h)
  }

  @Test("zero and below are not declared", arguments: [0, -1, -700])
  func notDeclared(value: Int) {
    let height = HeightMetric(declared: DesignUnits(value), measured: Self.h, property: false)
    #expect(height.metric == Metric(DesignUnits(729), .glyph("H")))
    #expect(height.declared == nil)
  }

  @Test("without letters there is none") func none() {
    let height = HeightMetric(declared: nil, measured: nil, property: false)
    #expect(height.metric == .absent)
    #expect(height.metric.source.name == "none")
  }

  @Test("a bitmap's property gives the source and no design units") func property() {
    let height = HeightMetric(declared: nil, measured: nil, property: true)
    #expect(height.metric == Metric(nil, .bdfProperty))
  }

  @Test("the overshoot of O cancels") func overshoot() {
    // DejaVu Sans: O reaches from −29 to 1520, which HarfBuzz makes 1491.
    let o = MeasuredLetter(character: "O", yMin: DesignUnits(-29), yMax: DesignUnits(1520))
    #expect(o.height == DesignUnits(1491))
    #expect(
      HeightMetric(declared: nil, measured: o, property: false).metric.source.name == "glyph O")
  }

  @Test("flat letters count to their top, whatever dips below the baseline") func dip() {
    let x = MeasuredLetter(character: "x", yMin: DesignUnits(-17), yMax: DesignUnits(423))
    #expect(x.height == DesignUnits(423))
  }

  @Test(
    "a declared value differs from 1 % of the em on",
    arguments: [(720, false), (719, false), (718, true), (739, false), (740, true), (0, false)])
  func differs(declared: Int, expected: Bool) {
    // 1 % of 1000 is 10, which is still near.
    let height = HeightMetric(declared: DesignUnits(declared), measured: Self.h, property: false)
    #expect(height.differs(unitsPerEm: 1000) == expected)
  }
}
