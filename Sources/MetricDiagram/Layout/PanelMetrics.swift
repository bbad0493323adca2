internal import FontModel

/// The metrics of one face that a picture shows, with one set of line metrics.
struct PanelMetrics: Hashable {
  var ascender: PanelLength?
  var descender: PanelLength?
  var capHeight: PanelLength?
  var xHeight: PanelLength?
  var baseline: PanelLength
  var lineGap: PanelLength?
  /// From baseline to baseline, as the font has it; nil where it doesn't say.
  var lineHeight: PanelLength?

  /// The length that says where a line lies; nil where the face doesn't have it.
  func length(of line: MetricLine) -> PanelLength? {
    switch line {
    case .ascender: ascender
    case .capHeight: capHeight
    case .xHeight: xHeight
    case .baseline: baseline
    case .descender: descender
    }
  }

  /// Reads them from a report; `set` nil takes the effective ones.
  init(_ panel: DiagramPanel, set name: LineMetricSetName?, options: DiagramOptions) {
    let facts = panel.report.facts
    let metrics = panel.report.metrics
    let strike = facts.strikes.min { one, other in
      let em = panel.text.unitsPerEm
      return abs(one.pixelsPerEm - em) < abs(other.pixelsPerEm - em)
    }
    let scale = PanelScale(
      unitsPerEm: facts.unitsPerEm, strikeEm: strike.map { max($0.pixelsPerEm, 1) } ?? 1,
      pixelsPerEm: options.pixelsPerEm,
      labelledPixelsPerEm: options.labelledPixelsPerEm ?? options.pixelsPerEm)
    func length(_ metric: Metric) -> PanelLength? {
      metric.units.flatMap { scale.length($0, metric.source) }
    }
    func length(_ pixels: Double?, _ source: MetricSource) -> PanelLength? {
      pixels.map { scale.length(strikePixels: $0, source) }
    }
    if let name {
      let set = panel.report.lineMetrics.set(name)
      ascender = set.flatMap { scale.length($0.ascender, name.source) }
      descender = set.flatMap { scale.length($0.descender, name.source) }
      lineGap = set?.lineGap.flatMap { scale.length($0, name.source) }
      lineHeight = set.flatMap { scale.length($0.lineHeight, name.source) }
    } else {
      ascender = length(metrics.ascender) ?? length(strike?.ascender, .strike)
      descender = length(metrics.descender) ?? length(strike?.descender, .strike)
      lineGap = length(metrics.lineGap)
      lineHeight = length(metrics.lineHeight) ?? length(strike?.height, .strike)
    }
    capHeight = length(metrics.capHeight.metric) ?? length(strike?.capHeight, .bdfProperty)
    xHeight = length(metrics.xHeight.metric) ?? length(strike?.xHeight, .bdfProperty)
    baseline =
      facts.unitsPerEm == nil && strike != nil
      ? scale.length(strikePixels: 0, .none)
      : PanelLength(value: 0, labelled: 0, amount: .units(0), source: .none)
  }
}
