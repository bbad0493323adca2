package import FontModel

extension DiagramPanel {
  /// How far ink reaches out of the box from ascender to descender: what a tight box cuts off.
  ///
  /// In pixels at the size that labels tell of; nil where all ink is inside, or the face has no such
  /// box. Extremes of curves are computed, so a millionth of the em doesn't count.
  package func overshoot(options: DiagramOptions) -> Overshoot? {
    let set: LineMetricSetName? =
      switch options.sets {
      case .effective, .all: nil
      case .named(let name): name
      }
    let metrics = PanelMetrics(self, set: set, options: options)
    guard let ascender = metrics.ascender, let descender = metrics.descender else { return nil }
    let em = options.labelledPixelsPerEm ?? options.pixelsPerEm
    let unit = em / text.unitsPerEm
    let overshoot = text.overshoot(
      above: ascender.labelled / unit, below: descender.labelled / unit)
    guard let overshoot else { return nil }
    func counted(_ length: Double) -> Double {
      length > text.unitsPerEm * 1e-6 ? length * unit : 0
    }
    let scaled = Overshoot(above: counted(overshoot.above), below: counted(overshoot.below))
    return scaled.above > 0 || scaled.below > 0 ? scaled : nil
  }
}
