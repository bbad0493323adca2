import FontModel
import TestSupport
import Testing

/// What is derived for `--all-metrics`, from facts that a test writes down.
struct AllMetricsTests {
  /// A report of the sample face with specialist facts.
  private func report(
    _ face: SampleFace = SampleFace(), advances: [Unicode.Scalar: Int] = [:],
    designSize: DesignSize? = nil, _ change: (inout FaceFacts) -> Void = { _ in }
  ) -> FontReport {
    var facts = face.report.facts
    facts.specialist = SpecialistFacts(
      vhea: nil, verticalOrigins: nil, hasVerticalAdvances: false, baselines: nil,
      designSize: designSize,
      advances: CharacterAdvances(
        missing: nil, advances: advances.mapValues { DesignUnits($0) }))
    change(&facts)
    return FontReport(facts: facts, requested: "test")
  }

  @Test("Without the facts there are no such metrics") func notRead() {
    #expect(SampleFace().report.allMetrics == nil)
    #expect(report().allMetrics != nil)
  }

  @Test("CSS units are parts of the em, from the font where it says") func units() throws {
    let report = report(advances: ["0": 550, "水": 900]) {
      $0.capLetter = MeasuredLetter(
        character: "H", yMin: .zero, yMax: DesignUnits(700))
      $0.xLetter = MeasuredLetter(character: "x", yMin: .zero, yMax: DesignUnits(480))
    }
    let units = try #require(report.allMetrics?.units).units
    #expect(units.map(\.name) == ["ex", "cap", "ch", "ic"])
    #expect(units.map(\.em) == [0.48, 0.7, 0.55, 0.9])
    #expect(units.map(\.units?.value) == [480, 700, 550, 900])
  }

  @Test("CSS units that the font doesn't give are marked by having no design units")
  func syntheticUnits() throws {
    // hhea 900 and typo 900, bit 7: the ascent is 0.9 em.
    let units = try #require(report().allMetrics?.units).units
    #expect(units.map(\.em) == [0.5, 0.9, 0.5, 1])
    #expect(units.allSatisfy { $0.units == nil })
  }

  @Test("Advances have their glyph as source, and none where the font lacks the character")
  func advances() throws {
    let advances = try #require(report(advances: ["0": 550, " ": 0]).allMetrics).advances
    #expect(advances.map(\.character) == [" ", "0", "x", "水"])
    #expect(
      advances.map(\.metric) == [
        Metric(.zero, .glyph(" ")), Metric(DesignUnits(550), .glyph("0")), .absent, .absent,
      ])
  }

  @Test(
    "The caret's angle is that of run by rise, negative to the right",
    arguments: [(1, 0, 0.0), (1, 1, -45), (1000, -1000, 45), (-1, 1, 45)])
  func caret(rise: Int, run: Int, angle: Double) throws {
    let caret = try #require(report(SampleFace { $0.caret = (rise, run) }).allMetrics?.caret)
    #expect(abs(try #require(caret.italicAngle) - angle) < 1e-9)
  }

  @Test("A caret that rises by 0 has no angle") func flatCaret() throws {
    let caret = try #require(report(SampleFace { $0.caret = (0, 1) }).allMetrics?.caret)
    #expect(caret.italicAngle == nil)
  }

  @Test("A face without OS/2 and hhea has none of their fields") func withoutTables() throws {
    let metrics = try #require(report(SampleFace { $0.hhea = nil }).allMetrics)
    #expect(metrics.units == nil && metrics.emBox == nil && metrics.caret == nil)
    #expect(metrics.subscript == nil && metrics.superscript == nil)
    #expect(metrics.weightClass == nil && metrics.widthClass == nil)
    #expect(metrics.spacing.panose == nil && metrics.spacing.panoseNumbers == nil)
    #expect(metrics.spacing.isFixedPitch == nil && metrics.spacing.isFixedPitchSource == .none)
    #expect(metrics.vertical.isEmpty)
  }

  @Test("Optical sizes are told from each of the three places") func opticalSizes() throws {
    let design = DesignSize(size: 10, range: DesignSize.Range(lower: 9.5, upper: 11))
    let axis = VariationAxis(
      tag: "opsz", name: "Optical size", minimum: 8, defaultValue: 14, maximum: 144,
      isHidden: false)
    let report = report(designSize: design) {
      $0.tables.os2?.opticalPointSize = OS2Table.OpticalSizeRange(lower: 6, upper: 12)
      $0.axes = [axis]
      $0.variation = [AxisPosition(tag: "opsz", value: 20)]
    }
    let sizes = try #require(report.allMetrics).opticalSizes
    #expect(sizes.range == OS2Table.OpticalSizeRange(lower: 6, upper: 12))
    #expect(sizes.axis == axis)
    #expect(sizes.axisPosition == 20)
    #expect(sizes.designSize == design)
    let none = try #require(self.report().allMetrics).opticalSizes
    #expect(none.range == nil && none.axis == nil && none.designSize == nil)
  }

  @Test("A range from 0 without end bounds nothing") func unbounded() {
    #expect(OS2Table.OpticalSizeRange(lower: 0, upper: nil).isUnbounded)
    #expect(!OS2Table.OpticalSizeRange(lower: 0, upper: 12).isUnbounded)
    #expect(!OS2Table.OpticalSizeRange(lower: 6, upper: nil).isUnbounded)
  }

  @Test(
    "PANOSE speaks of spacing in its fourth number, by the kind of family",
    arguments: [
      ([2, 9], true), ([2, 3], false), ([2, 0], nil), ([2, 1], nil), ([4, 9], true),
      ([3, 3], true), ([3, 2], false), ([5, 3], true), ([5, 9], false), ([0, 9], nil),
      ([1, 9], nil), ([6, 9], nil),
    ] as [([UInt8], Bool?)])
  func panose(numbers: [UInt8], expected: Bool?) throws {
    let report = report {
      $0.tables.os2?.panose[0] = numbers[0]
      $0.tables.os2?.panose[3] = numbers[1]
    }
    let spacing = try #require(report.allMetrics).spacing
    #expect(spacing.panose == expected)
    #expect(spacing.isFixedPitch == false)
    #expect(spacing.isFixedPitchSource == .post)
    #expect(spacing.measured == .proportional)
  }
}
