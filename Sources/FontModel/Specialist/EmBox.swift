/// The em box of CSS around the baseline: line metrics scaled so that together they are one em.
package struct EmBox: Hashable, Sendable {
  /// The em-over baseline, in design units above the baseline; seldom a whole number.
  package var over: Double
  /// The em-under baseline, in design units, normally negative; `over` less one em.
  package var under: Double
  /// The set that was scaled.
  package var source: LineMetricSetName

  /// Scales the typo set, as CSS Inline 3 has it, or where that spans nothing the effective one.
  ///
  /// Nil where neither has an ascender above its descender. `unitsPerEm` is above 0.
  package init?(_ lines: LineMetrics, unitsPerEm: Int) {
    let names = [.typo, lines.effective].compactMap(\.self)
    let name = names.first { lines.set($0).map { $0.contentHeight > .zero } ?? false }
    guard let name, let set = lines.set(name) else { return nil }
    let scale = Double(unitsPerEm) / Double(set.contentHeight.value)
    over = Double(set.ascender.value) * scale
    under = Double(set.descender.value) * scale
    source = name
  }
}
