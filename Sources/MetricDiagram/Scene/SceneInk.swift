package import FontModel

/// What paints the sample text: outlines in one colour.
package struct SceneGlyphs: Hashable, Sendable {
  /// In units of the text, y up.
  package var outline: Outline
  /// Where the origin of the outline lies, in pixels.
  package var origin: Point
  /// Pixels to a unit of the outline.
  package var scale: Double
  package var paint: Paint

  /// The colour of an outline.
  package enum Paint: Hashable, Sendable {
    /// The theme's.
    case role(ColorRole)
    /// The font's own.
    case fixed(GlyphColor)
  }

  /// Outlines from their parts.
  package init(outline: Outline, origin: Point, scale: Double, paint: Paint) {
    self.outline = outline
    self.origin = origin
    self.scale = scale
    self.paint = paint
  }
}

/// A picture of a glyph, stretched over a rectangle.
///
/// Coverage is filled with the colour of the text.
package struct SceneImage: Hashable, Sendable {
  package var image: GlyphImage
  package var frame: Rectangle

  /// A picture and its place.
  package init(image: GlyphImage, frame: Rectangle) {
    self.image = image
    self.frame = frame
  }
}

/// An upright rectangle in pixels, y down.
package struct Rectangle: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  /// A rectangle from its left upper corner and its size.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
