import FontInspection
import FontModel
import TestSupport
import Testing

/// All metrics of real fonts, from the file to the derived values.
@Suite struct AllMetricsTests {
  private func metrics(
    _ font: TestFont, index: Int = 0, position: PositionChoice = .standard
  ) throws -> AllMetrics {
    let path = try font.require()
    let job = FaceJob(
      source: .file(FilePath(path)), requested: path, index: index, position: position)
    let result = try #require(
      try FaceInspector(wantsAllMetrics: true).results(of: job).first)
    return try #require(result.get().allMetrics)
  }

  @Test("Reports have them only where they are asked for") func asked() throws {
    let job = FaceJob(
      source: .file(FilePath(try TestFont.dejaVuSans.require())), requested: "test", index: 0)
    let results = try FaceInspector().results(of: job)
    #expect(try #require(results.first).get().allMetrics == nil)
  }

  @Test("Noto Sans CJK JP: units, em box and vertical writing") func notoCJK() throws {
    let metrics = try metrics(.notoSansCJK)
    // By fontTools: sxHeight 543, sCapHeight 733, advances of 0 and 水 555 and 1000.
    #expect(metrics.units?.units.map(\.units?.value) == [543, 733, 555, 1000])
    #expect(metrics.emBox?.over == 880 && metrics.emBox?.under == -120)
    #expect(metrics.vertical.header?.ascender == DesignUnits(500))
    #expect(metrics.vertical.origins?.defaultY == DesignUnits(880))
    #expect(metrics.vertical.hasAdvances)
    #expect(metrics.spacing.isFixedPitch == false)
  }

  @Test("Noto Sans Mono CJK JP: advances of half an em") func notoMonoCJK() throws {
    let metrics = try metrics(.notoSansCJK, index: 5)
    #expect(metrics.advances.map(\.metric.units?.value) == [500, 500, 500, 1000])
    #expect(metrics.vertical.header?.advanceHeightMax == DesignUnits(3000))
  }

  @Test("DejaVu Sans has neither vertical metrics nor baselines") func dejaVu() throws {
    let metrics = try metrics(.dejaVuSans)
    #expect(metrics.vertical.isEmpty)
    #expect(metrics.baselines == nil)
    let ic = try #require(metrics.units?.units.last)
    #expect(ic.name == "ic" && ic.em == 1 && ic.units == nil)
    #expect(metrics.subscript?.yOffset == DesignUnits(286))
    #expect(metrics.superscript?.yOffset == DesignUnits(983))
  }

  @Test("Advances at a position of a variable font are those of that position")
  func variable() throws {
    let regular = try metrics(.interVariable)
    let black = try metrics(.interVariable, position: .instanceNamed("Black"))
    let zero = { (metrics: AllMetrics) in metrics.advances[1].metric.units ?? .zero }
    #expect(zero(black) > zero(regular))
    #expect(zero(regular) > .zero)
  }
}
