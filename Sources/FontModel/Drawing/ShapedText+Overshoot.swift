/// How far ink reaches out of the box from ascender to descender, which a tight box will cut off.
package struct Overshoot: Hashable, Sendable {
  /// Above the ascender; 0 where the ink stays below it.
  package var above: Double
  /// Below the descender; 0 where the ink stays above it.
  package var below: Double

  /// An overshoot from its two lengths, neither of them negative.
  package init(above: Double, below: Double) {
    self.above = above
    self.below = below
  }
}

extension ShapedText {
  /// Measures how far the ink of any line reaches out of the box of its line.
  ///
  /// - Parameters:
  ///   - ascender: The upper edge from the baseline, in the unit of the text.
  ///   - descender: The lower edge from the baseline, negative below it.
  /// - Returns: The overshoot; nil where all ink lies within.
  package func overshoot(above ascender: Double, below descender: Double) -> Overshoot? {
    guard let ink = InkBox.around(lines.compactMap(\.ink)) else { return nil }
    let overshoot = Overshoot(
      above: max(0, ink.yMax - ascender), below: max(0, descender - ink.yMin))
    return overshoot.above > 0 || overshoot.below > 0 ? overshoot : nil
  }
}
