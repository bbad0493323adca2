/// A length that was measured from glyphs, exact, with what it counts.
package struct GlyphLength: Hashable, Sendable {
  /// How many of what `unit` counts; in design units not always whole.
  package var value: Double
  package var unit: ShapedText.Unit

  /// A length from its parts.
  package init(_ value: Double, unit: ShapedText.Unit) {
    self.value = value
    self.unit = unit
  }

  /// The length in design units; nil for bitmaps without an em.
  package var units: Double? {
    switch unit {
    case .designUnits: value
    case .strikePixels: nil
    }
  }

  /// The length in pixels at a size, unrounded; a bitmap is enlarged or reduced to the size.
  package func scaled(pixelsPerEm: Double) -> Double {
    switch unit {
    case .designUnits(let perEm): value * pixelsPerEm / Double(max(1, perEm))
    case .strikePixels(let perEm): value * pixelsPerEm / (perEm > 0 ? perEm : 1)
    }
  }

  /// `glyphs`, or `strike` for bitmaps without an em.
  package var source: MetricSource {
    switch unit {
    case .designUnits: .glyphs
    case .strikePixels: .strike
    }
  }
}
