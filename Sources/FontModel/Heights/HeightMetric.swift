/// Cap height or x-height: what the font declares, what its letters measure, and which one counts.
package struct HeightMetric: Hashable, Sendable {
  /// The value that counts, with its source.
  package var metric: Metric
  /// The positive value that `OS/2` declares; nil where it declares none.
  package var declared: DesignUnits?
  /// The letter that was measured; nil where the font has no such letter with an outline.
  package var measured: MeasuredLetter?

  /// Chooses: a declared positive value counts, else the measured letter, else there is none.
  ///
  /// - Parameters:
  ///   - declared: The field of `OS/2`; zero and below count as not declared.
  ///   - measured: The letter's ink.
  ///   - property: Whether a bitmap's own property gives the height, in pixels, in its strikes.
  package init(declared: DesignUnits?, measured: MeasuredLetter?, property: Bool) {
    self.declared = declared.flatMap { $0 > .zero ? $0 : nil }
    self.measured = measured
    if let declared = self.declared {
      metric = Metric(declared, .os2)
    } else if let measured {
      metric = Metric(measured.height, .glyph(measured.character))
    } else {
      metric = property ? Metric(nil, .bdfProperty) : .absent
    }
  }

  /// Whether the declared value is more than 1 % of the em away from the measured letter.
  package func differs(unitsPerEm: Int) -> Bool {
    guard let declared, let measured else { return false }
    return abs((declared - measured.height).value) * 100 > unitsPerEm
  }
}
