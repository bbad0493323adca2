/// How much room a text takes in one face, all its lines together.
package struct TextExtents: Hashable, Sendable {
  /// The advance of the widest line.
  package var advance: Double
  /// The box around the ink of all lines, each from the left end of its own baseline; nil where
  /// there is no ink.
  package var ink: InkBox?
  /// Characters that the face has no glyph for, each once, in the order of the text.
  package var missing: [Unicode.Scalar]
  /// What the lengths count.
  package var unit: ShapedText.Unit

  /// Sums up a text that was laid out.
  package init(_ text: ShapedText) {
    advance = text.lines.map(\.advance).max() ?? 0
    ink = InkBox.around(text.lines.compactMap(\.ink))
    missing = text.missing
    unit = text.unit
  }
}
