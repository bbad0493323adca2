/// One glyph by itself: how far the pen goes on and where its ink lies.
package struct GlyphExtents: Hashable, Sendable {
  /// The number of the glyph in the font.
  package var id: Int
  /// What the font calls the glyph, as it stands there; nil where it names none.
  package var name: String?
  package var advance: Double
  /// The box around the ink, exact, from the glyph's origin; nil where there is none.
  package var ink: InkBox?
  /// What the lengths count.
  package var unit: ShapedText.Unit

  /// Extents from what was measured.
  package init(id: Int, name: String?, advance: Double, ink: InkBox?, unit: ShapedText.Unit) {
    self.id = id
    self.name = name
    self.advance = advance
    self.ink = ink
    self.unit = unit
  }

  /// From the origin to the ink, positive where the ink begins to the right of it; nil without ink.
  package var leftSideBearing: Double? { ink?.xMin }

  /// From the ink to the end of the advance, negative where the ink reaches beyond it; nil without
  /// ink.
  package var rightSideBearing: Double? { ink.map { advance - $0.xMax } }
}
