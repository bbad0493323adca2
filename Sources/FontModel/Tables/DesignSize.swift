/// The size that the `size` feature of `GPOS` says a face was designed for, in points.
package struct DesignSize: Hashable, Sendable {
  package var size: Double
  /// The sizes for which the face is the best of its family; nil where the font gives none.
  package var range: Range?

  /// A range as the feature bounds it.
  package struct Range: Hashable, Sendable {
    /// Exclusive.
    package var lower: Double
    /// Inclusive.
    package var upper: Double

    /// A range from its ends.
    package init(lower: Double, upper: Double) {
      self.lower = lower
      self.upper = upper
    }
  }

  /// A design size with its range.
  package init(size: Double, range: Range?) {
    self.size = size
    self.range = range
  }
}
