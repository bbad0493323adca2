internal import FontModel

extension JSONWriter {
  /// The `metrics` object of a report.
  mutating func metrics(_ report: FontReport, options: ShowOptions) {
    let metrics = report.metrics
    let scale = LengthScale(unitsPerEm: report.facts.unitsPerEm, options: options)
    object { writer in
      writer.member("ascender") { $0.length(metrics.ascender, scale) }
      writer.member("averageWidth") { $0.length(metrics.averageWidth, scale) }
      writer.member("bounds") { $0.bounds(metrics) }
      writer.member("capHeight") { $0.height(metrics.capHeight, scale) }
      writer.member("descender") { $0.length(metrics.descender, scale) }
      writer.member("italicAngle") { writer in
        writer.object { writer in
          writer.member("degrees", metrics.italicAngle)
          writer.member("source", metrics.italicAngleSource.name)
        }
      }
      writer.member("lineGap") { $0.length(metrics.lineGap, scale) }
      writer.member("lineHeight") { $0.length(metrics.lineHeight, scale) }
      writer.member("maxAdvance") { $0.length(metrics.maxAdvance, scale) }
      writer.member("strikeoutPosition") { $0.length(metrics.strikeoutPosition, scale, edge: .top) }
      writer.member("strikeoutThickness") { $0.length(metrics.strikeoutThickness, scale) }
      writer.member("underlinePosition") {
        $0.length(metrics.underlinePosition, scale, edge: metrics.underlineEdge)
      }
      writer.member("underlineThickness") { $0.length(metrics.underlineThickness, scale) }
      writer.member("xHeight") { $0.height(metrics.xHeight, scale) }
    }
  }

  /// The `lineMetrics` object of a report.
  mutating func lineMetrics(_ report: FontReport) {
    let lines = report.lineMetrics
    object { writer in
      let source = report.effectiveSource
      writer.member("effective", source == .none ? nil : source.name)
      writer.member("hhea") { $0.lineMetricSet(lines.hhea) }
      writer.member("typo") { $0.lineMetricSet(lines.typo) }
      writer.member("useTypoMetrics", lines.useTypoMetrics)
      writer.member("win") { $0.lineMetricSet(lines.win) }
    }
  }

  /// The `platforms` list of a report; with several sizes each length is a list.
  mutating func platforms(_ report: FontReport, sizes: [FontSize]) {
    let linesAtSizes = sizes.map { report.platforms(at: $0) }
    guard let first = linesAtSizes.first else { return list(linesAtSizes) { _, _ in } }
    // A platform has a line at every size or at none.
    list(first.indices) { writer, position in
      let lines = linesAtSizes.map { $0[position] }
      writer.object { writer in
        writer.member("ascent") { $0.single(lines) { $0.value($1.ascent) } }
        writer.member("descent") { $0.single(lines) { $0.value($1.descent) } }
        writer.member("id", first[position].platform.id)
        writer.member("lineHeight") { $0.single(lines) { $0.value($1.lineHeight) } }
        writer.member("lineHeightSet") { $0.single(lines) { $0.value($1.lineHeightSet.rawValue) } }
        writer.member("platform", first[position].platform.name)
        writer.member("set", first[position].set.rawValue)
        writer.member("unit", first[position].platform.unit.rawValue)
      }
    }
  }

  /// The ten iOS text styles with the main metrics at each size.
  mutating func textStyles(_ report: FontReport) {
    list(DynamicTypeStyle.all) { writer, style in
      func scaled(_ name: MetricName) -> Double? {
        report.metrics.metric(name).scaled(
          unitsPerEm: report.facts.unitsPerEm, pixelsPerEm: style.pointSize)
      }
      writer.object { writer in
        writer.member("ascender", scaled(.ascender))
        writer.member("capHeight", scaled(.capHeight))
        writer.member("descender", scaled(.descender))
        writer.member("lineHeight", scaled(.lineHeight))
        writer.member("size", style.pointSize)
        writer.member("style", style.name)
        writer.member("xHeight", scaled(.xHeight))
      }
    }
  }

  /// A length with its source.
  mutating func length(
    _ metric: Metric, _ scale: LengthScale, edge: FaceMetrics.StrokeEdge? = nil
  ) {
    object { writer in
      if let edge, metric.units != nil { writer.member("edge", edge.rawValue) }
      writer.lengthMembers(metric, scale)
    }
  }

  private mutating func height(_ height: HeightMetric, _ scale: LengthScale) {
    object { writer in
      writer.member("declared", height.declared?.value)
      writer.member("measured", height.measured?.height.value)
      writer.member("measuredFrom", height.measured.map { String($0.character) })
      writer.member("measuredLowerEnd", height.measured?.yMin.value)
      writer.lengthMembers(height.metric, scale)
    }
  }

  private mutating func lengthMembers(_ metric: Metric, _ scale: LengthScale) {
    if scale.options.lengths == .ems {
      member("ratio", metric.ratio(unitsPerEm: scale.unitsPerEm))
    }
    member("scaled") { writer in
      writer.single(scale.options.sizes) { writer, size in
        writer.value(
          metric.scaled(unitsPerEm: scale.unitsPerEm, pixelsPerEm: size.pixelsPerEm))
      }
    }
    member("source", metric.source.name)
    member("units", metric.units?.value)
  }

  private mutating func bounds(_ metrics: FaceMetrics) {
    object { writer in
      writer.member("source", metrics.boundsSource.name)
      writer.member("xMax", metrics.bounds?.xMax.value)
      writer.member("xMin", metrics.bounds?.xMin.value)
      writer.member("yMax", metrics.bounds?.yMax.value)
      writer.member("yMin", metrics.bounds?.yMin.value)
    }
  }

  private mutating func lineMetricSet(_ set: LineMetricSet?) {
    guard let set else { return null() }
    object { writer in
      writer.member("ascender", set.ascender.value)
      writer.member("descender", set.descender.value)
      writer.member("lineGap", set.lineGap?.value)
      writer.member("lineHeight", set.lineHeight.value)
    }
  }
}

/// What lengths of one face are scaled by.
struct LengthScale {
  var unitsPerEm: Int?
  var options: ShowOptions
}
