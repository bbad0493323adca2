/// Text laid out in one face: glyphs in visual order with their places, in design units, y up.
///
/// For bitmap faces the unit is the pixel of the strike that was used.
package struct ShapedText: Hashable, Sendable {
  /// One element a line of the text, from top to bottom.
  package var lines: [ShapedLine]
  /// Characters that the face has no glyph for, each once, in the order of the text.
  package var missing: [Unicode.Scalar]
  /// What the lengths count.
  package var unit: Unit

  /// What the lengths of shaped text count.
  package enum Unit: Hashable, Sendable {
    /// Design units, with so many to the em.
    case designUnits(perEm: Int)
    /// Pixels of a bitmap strike of so many pixels to the em.
    case strikePixels(perEm: Double)
  }

  /// Text from its parts.
  package init(lines: [ShapedLine], missing: [Unicode.Scalar], unit: Unit) {
    self.lines = lines
    self.missing = missing
    self.unit = unit
  }
}

/// One line of shaped text; its origin is at the left end of its baseline.
package struct ShapedLine: Hashable, Sendable {
  package var glyphs: [ShapedGlyph]
  /// The sum of the glyphs' advances.
  package var advance: Double
  /// The box around all ink, exact; nil where there is none.
  package var ink: InkBox?

  /// A line from its parts.
  package init(glyphs: [ShapedGlyph], advance: Double, ink: InkBox?) {
    self.glyphs = glyphs
    self.advance = advance
    self.ink = ink
  }
}

/// A box around ink, y up.
package struct InkBox: Hashable, Sendable {
  package var xMin: Double
  package var yMin: Double
  package var xMax: Double
  package var yMax: Double

  /// A box from its edges.
  package init(xMin: Double, yMin: Double, xMax: Double, yMax: Double) {
    self.xMin = xMin
    self.yMin = yMin
    self.xMax = xMax
    self.yMax = yMax
  }
}

/// A glyph in a line of text.
package struct ShapedGlyph: Hashable, Sendable {
  /// The number of the glyph in the font; 0 is `.notdef`.
  package var id: Int
  /// Where the glyph's origin lies, from the origin of the line.
  package var origin: Point
  /// How far the pen goes on.
  package var advance: Double
  /// The first character of the cluster that the glyph is for, as an offset in Unicode scalars from
  /// the start of the whole text.
  package var cluster: Int
  package var ink: Ink

  /// What a glyph paints.
  package enum Ink: Hashable, Sendable {
    /// Filled in the colour of the text.
    case outline(Outline)
    /// Outlines one over the other (`COLR` version 0); nil takes the colour of the text.
    case layers([GlyphLayer])
    /// A picture (`CBDT`, `sbix`, bitmap strikes).
    case image(GlyphImage)
    /// Nothing.
    case none
  }

  /// A glyph from its parts.
  package init(id: Int, origin: Point, advance: Double, cluster: Int, ink: Ink) {
    self.id = id
    self.origin = origin
    self.advance = advance
    self.cluster = cluster
    self.ink = ink
  }
}

/// One layer of a colour glyph.
package struct GlyphLayer: Hashable, Sendable {
  package var outline: Outline
  /// Nil for the colour of the text.
  package var color: GlyphColor?

  /// A layer from its parts.
  package init(outline: Outline, color: GlyphColor?) {
    self.outline = outline
    self.color = color
  }
}

/// A colour from a font's palette, in sRGB, not premultiplied.
package struct GlyphColor: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  /// A colour from its samples.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

/// A picture of a glyph.
package struct GlyphImage: Hashable, Sendable {
  /// How the samples are stored.
  package enum Format: Hashable, Sendable {
    /// A byte a pixel: how much of the text's colour covers it.
    case coverage
    /// Four bytes a pixel: blue, green, red, alpha, premultiplied.
    case bgra
  }

  package var format: Format
  /// In pixels of the picture.
  package var width: Int
  package var height: Int
  /// Row by row from the top, without padding.
  package var samples: [UInt8]
  /// The place of the picture from the glyph's origin, in the unit of the text, y up.
  package var box: InkBox

  /// A picture from its parts.
  package init(format: Format, width: Int, height: Int, samples: [UInt8], box: InkBox) {
    self.format = format
    self.width = width
    self.height = height
    self.samples = samples
    self.box = box
  }
}
