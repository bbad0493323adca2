internal import CFreeType
internal import FontModel

/// Reads what glyphs paint, each once.
struct InkReader {
  /// What a glyph paints, with the box around it.
  struct Reading {
    var ink: ShapedGlyph.Ink
    var box: InkBox?
  }

  private let face: ShapingFace
  private let palette: [GlyphColor]
  private var readings: [FT_UInt: Reading] = [:]
  private var outlines: [FT_UInt: Outline] = [:]
  private var budget = Self.memoryLimit

  /// How many bytes all outlines and pictures of a text may take: 1 GiB.
  private static let memoryLimit = 1 << 30

  /// A reader of a face, whose strike it makes the current size: text is shaped before.
  init(_ face: ShapingFace) {
    self.face = face
    palette = face.palette()
    face.selectStrike()
  }

  /// The ink of a glyph: layers before a picture before an outline.
  ///
  /// Glyphs that `SVG ` or `COLR` version 1 paints are given by their outlines.
  ///
  /// - Throws: `shaping` where the font asks for more memory than any text can need.
  mutating func reading(of glyph: FT_UInt) throws(FontError) -> Reading {
    if let reading = readings[glyph] { return reading }
    let ink = try ink(of: glyph)
    let reading = Reading(ink: ink, box: ink.box)
    readings[glyph] = reading
    return reading
  }

  private mutating func ink(of glyph: FT_UInt) throws(FontError) -> ShapedGlyph.Ink {
    var layers: [GlyphLayer] = []
    for layer in face.layers(of: glyph, palette: palette) {
      layers.append(GlyphLayer(outline: try outline(of: layer.glyph), color: layer.color))
    }
    if !layers.isEmpty { return .layers(layers) }
    if let image = face.image(of: glyph) {
      try spend(image.samples.count)
      return .image(image)
    }
    let outline = try outline(of: glyph)
    return outline.segments.isEmpty ? .none : .outline(outline)
  }

  private mutating func outline(of glyph: FT_UInt) throws(FontError) -> Outline {
    if let outline = outlines[glyph] { return outline }
    let outline = face.outline(of: glyph)
    try spend(outline.segments.count * MemoryLayout<Outline.Segment>.stride)
    outlines[glyph] = outline
    return outline
  }

  private mutating func spend(_ bytes: Int) throws(FontError) {
    budget -= bytes
    guard budget >= 0 else {
      throw FontError(
        .shaping, subject: "text", message: "needs more than 1 GiB for the glyphs of this font")
    }
  }
}
