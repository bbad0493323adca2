import FontInspection
import FontModel
import Foundation
import Testing

/// The values of a report against what fontTools, FreeType and HarfBuzz agree on.
@Suite struct ExpectedFacesTests {
  @Test("all faces are there") func allFacesAreThere() throws {
    #expect(try ExpectedFaces.load().count == 18)
    #expect(ExpectedFaces.ids.count == 18)
  }

  @Test("sfnt tables are reported as independent readers read them", arguments: ExpectedFaces.ids)
  func tables(id: String) throws {
    let expected = try ExpectedFaces.face(id)
    guard let head = expected.head, let hhea = expected.hhea, let post = expected.post else {
      #expect(["nimbus-sans-type1", "x11-6x13"].contains(id), "only these have no tables")
      return
    }
    let report = try report(expected)
    let metrics = report.metrics
    #expect(report.facts.unitsPerEm == head["unitsPerEm"].map { Int($0) })
    #expect(metrics.bounds?.xMin.value == head["xMin"].map { Int($0) })
    #expect(metrics.bounds?.yMin.value == head["yMin"].map { Int($0) })
    #expect(metrics.bounds?.xMax.value == head["xMax"].map { Int($0) })
    #expect(metrics.bounds?.yMax.value == head["yMax"].map { Int($0) })
    #expect(metrics.boundsSource == .head)
    #expect(report.facts.glyphCount == expected.glyphCount)
    let set = report.lineMetrics.hhea
    #expect(set?.ascender.value == hhea["ascender"])
    #expect(set?.descender.value == hhea["descender"])
    #expect(set?.lineGap?.value == hhea["lineGap"])
    #expect(metrics.maxAdvance == Metric(hhea["advanceWidthMax"].map { DesignUnits($0) }, .hhea))
    let table = report.facts.tables.hhea
    #expect(table?.caretSlopeRise.value == hhea["caretSlopeRise"])
    #expect(table?.caretSlopeRun.value == hhea["caretSlopeRun"])
    #expect(table?.caretOffset.value == hhea["caretOffset"])
    // The figures of the fixture have three decimals.
    let angle = try #require(metrics.italicAngle)
    #expect(abs(angle - (post["italicAngle"] ?? .nan)) <= 0.0005)
    #expect(metrics.italicAngleSource == .post)
    #expect(metrics.underlinePosition.units?.value == post["underlinePosition"].map { Int($0) })
    #expect(metrics.underlineThickness.units?.value == post["underlineThickness"].map { Int($0) })
    #expect(metrics.underlinePosition.source == .post)
    #expect(metrics.underlineEdge == .top)
  }

  @Test("OS/2 is reported as independent readers read it", arguments: ExpectedFaces.ids)
  func os2(id: String) throws {
    let expected = try ExpectedFaces.face(id)
    guard let os2 = expected.os2 else { return }
    let report = try report(expected)
    let metrics = report.metrics
    #expect(report.facts.tables.os2?.version == os2.version)
    #expect(report.facts.tables.os2?.length == os2.length)
    #expect(report.facts.tables.os2?.usWeightClass == os2.usWeightClass)
    #expect(report.facts.vendor == trimmed(os2.achVendID))
    #expect(metrics.averageWidth == Metric(DesignUnits(os2.xAvgCharWidth), .os2))
    #expect(metrics.strikeoutPosition == Metric(DesignUnits(os2.yStrikeoutPosition), .os2))
    #expect(metrics.strikeoutThickness == Metric(DesignUnits(os2.yStrikeoutSize), .os2))
    #expect(report.lineMetrics.typo?.ascender.value == os2.sTypoAscender)
    #expect(report.lineMetrics.typo?.descender.value == os2.sTypoDescender)
    #expect(report.lineMetrics.typo?.lineGap?.value == os2.sTypoLineGap)
    #expect(report.lineMetrics.win?.ascender.value == os2.usWinAscent)
    #expect(report.lineMetrics.win?.descender.value == -os2.usWinDescent)
    #expect(report.lineMetrics.win?.lineGap == nil)
    #expect(report.lineMetrics.useTypoMetrics == os2.useTypoMetrics)
    #expect(metrics.capHeight.declared?.value == os2.sCapHeight.flatMap { $0 > 0 ? $0 : nil })
    #expect(metrics.xHeight.declared?.value == os2.sxHeight.flatMap { $0 > 0 ? $0 : nil })
  }

  @Test("the effective line metrics are those of FreeType", arguments: ExpectedFaces.ids)
  func effective(id: String) throws {
    let expected = try ExpectedFaces.face(id)
    let report = try report(expected)
    let metrics = report.metrics
    if let effective = expected.effective {
      #expect(metrics.ascender == Metric(DesignUnits(effective.ascender), report.effectiveSource))
      #expect(metrics.descender == Metric(DesignUnits(effective.descender), report.effectiveSource))
      #expect(metrics.lineGap == Metric(DesignUnits(effective.lineGap), report.effectiveSource))
      #expect(
        metrics.lineHeight == Metric(DesignUnits(effective.lineHeight), report.effectiveSource))
      #expect(report.effectiveSource.name == effective.source)
    } else if let type1 = expected.type1 {
      #expect(metrics.ascender == Metric(DesignUnits(type1.FontBBox[3]), .fontBBox))
      #expect(metrics.descender == Metric(DesignUnits(type1.FontBBox[1]), .fontBBox))
      #expect(metrics.lineHeight.units?.value == expected.freeTypeHeight)
      #expect(metrics.lineGap == .absent)
      #expect(metrics.maxAdvance.units?.value == expected.freeTypeMaxAdvance)
      #expect(metrics.underlinePosition == Metric(DesignUnits(type1.UnderlinePosition), .fontInfo))
      #expect(
        metrics.underlineThickness == Metric(DesignUnits(type1.UnderlineThickness), .fontInfo))
      #expect(metrics.underlineEdge == .centre)
      #expect(metrics.italicAngle == type1.ItalicAngle)
    } else {
      #expect(metrics.ascender == Metric(nil, .strike))
      #expect(metrics.descender == Metric(nil, .strike))
      #expect(metrics.lineHeight == Metric(nil, .strike))
      #expect(report.facts.unitsPerEm == nil)
    }
  }

  @Test("cap height and x-height come from where they should", arguments: ExpectedFaces.ids)
  func heights(id: String) throws {
    let expected = try ExpectedFaces.face(id)
    let report = try report(expected)
    for (expected, height) in [
      (expected.capHeight, report.metrics.capHeight), (expected.xHeight, report.metrics.xHeight),
    ] {
      guard let expected else {
        #expect(height.metric == Metric(nil, .bdfProperty))
        continue
      }
      #expect(height.metric.units?.value == expected.value)
      #expect(height.metric.source.name == expected.source)
      if expected.source == "OS/2" || expected.source == "none" {
        #expect(height.measured?.height.value == expected.measured)
      } else {
        #expect(height.measured?.height.value == expected.value)
      }
    }
  }

  @Test("strikes, properties and axes are reported", arguments: ExpectedFaces.ids)
  func strikesAndAxes(id: String) throws {
    let expected = try ExpectedFaces.face(id)
    let report = try report(expected)
    #expect(report.facts.summary.isScalable == expected.isScalable)
    #expect(report.facts.summary.format == expected.format)
    let strikes = report.facts.strikes
    #expect(strikes.map(\.pixelsPerEm) == (expected.strikes ?? []).map(\.pixelsPerEm))
    #expect(strikes.map(\.ascender) == (expected.strikes ?? []).map(\.ascender))
    #expect(strikes.map(\.descender) == (expected.strikes ?? []).map(\.descender))
    #expect(strikes.map(\.height) == (expected.strikes ?? []).map(\.height))
    #expect(strikes.compactMap(\.capHeight) == (expected.properties.map { [$0.capHeight] } ?? []))
    #expect(strikes.compactMap(\.xHeight) == (expected.properties.map { [$0.xHeight] } ?? []))
    let axes = expected.axes ?? []
    #expect(report.facts.axes.map(\.tag) == axes.map(\.tag))
    #expect(report.facts.axes.map(\.minimum) == axes.map(\.min))
    #expect(report.facts.axes.map(\.defaultValue) == axes.map(\.default))
    #expect(report.facts.axes.map(\.maximum) == axes.map(\.max))
  }

  private func report(_ expected: ExpectedFace) throws -> FontReport {
    let job = FaceJob(
      source: .file(FilePath(expected.file)), requested: expected.file, index: expected.index,
      position: expected.instance.map { .instance($0) } ?? .standard)
    let results = try FaceInspector().results(of: job)
    #expect(results.count == 1)
    return try #require(results.first).get()
  }

  private func trimmed(_ vendor: String) -> String? {
    // JetBrains Mono fills the field with NULs, others with blanks.
    let text = vendor.trimmingCharacters(in: .whitespaces.union(.controlCharacters))
    return text.isEmpty ? nil : text
  }
}
