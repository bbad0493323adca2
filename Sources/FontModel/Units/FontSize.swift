/// A size at which metrics are asked for.
package struct FontSize: Hashable, Sendable {
  /// What the number of a size counts.
  package enum Unit: String, Sendable {
    /// 1/72 inch; the default.
    case point = "pt"
    /// A device pixel.
    case pixel = "px"
  }

  /// The number as asked for.
  package var value: Double
  /// What `value` counts.
  package var unit: Unit
  /// Pixels an inch, which relates points to pixels; 72 makes them equal.
  package var dpi: Double

  /// The size that is used where none is asked for, as in the iOS app.
  package static let standard = FontSize(value: 24, unit: .point, dpi: 72)

  /// A size of `value` units at a resolution.
  package init(value: Double, unit: Unit, dpi: Double) {
    self.value = value
    self.unit = unit
    self.dpi = dpi
  }

  /// The em in pixels.
  package var pixelsPerEm: Double {
    switch unit {
    case .point: value * dpi / 72
    case .pixel: value
    }
  }

  /// The em in points.
  package var pointsPerEm: Double {
    switch unit {
    case .point: value
    case .pixel: value * 72 / dpi
    }
  }
}
