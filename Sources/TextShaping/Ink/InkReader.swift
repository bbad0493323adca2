internal import CFreeType
internal import FontModel

/// Reads what glyphs paint, each once.
struct InkReader {
  /// What a glyph paints, with the box around it.
  struct Reading {
    var ink: ShapedGlyph.Ink
    var box: InkBox?
    /// What it costs each time that it is drawn.
    fileprivate var cost: InkBudget.Cost
  }

  private let face: ShapingFace
  private let palette: [GlyphColor]
  private var readings: [FT_UInt: Reading] = [:]
  private var outlines: [FT_UInt: Outline] = [:]
  /// What is read, each glyph once.
  private var read: InkBudget
  /// What stands in the text, each glyph as often as it does.
  private var placed: InkBudget

  /// A reader of a face, whose strike it makes the current size: text is shaped before.
  init(_ face: ShapingFace, limits: ReadingLimits) {
    self.face = face
    read = InkBudget(limits)
    placed = InkBudget(limits)
    palette = face.palette()
    face.selectStrike()
  }

  /// The ink of a glyph: layers before a picture before an outline.
  ///
  /// Glyphs that `SVG ` or `COLR` version 1 paints are given by their outlines.
  ///
  /// - Throws: `limitExceeded` for more segments or pixels than there may be.
  mutating func reading(of glyph: FT_UInt) throws(FontError) -> Reading {
    if let reading = readings[glyph] {
      try placed.spend(reading.cost)
      return reading
    }
    let ink = try ink(of: glyph)
    let reading = Reading(ink: ink, box: ink.box, cost: InkBudget.Cost(of: ink))
    readings[glyph] = reading
    try placed.spend(reading.cost)
    return reading
  }

  private mutating func ink(of glyph: FT_UInt) throws(FontError) -> ShapedGlyph.Ink {
    var layers: [GlyphLayer] = []
    for layer in face.layers(of: glyph, palette: palette) {
      layers.append(GlyphLayer(outline: try outline(of: layer.glyph), color: layer.color))
    }
    if !layers.isEmpty { return .layers(layers) }
    if let image = face.image(of: glyph) {
      try read.spend(InkBudget.Cost(of: image))
      return .image(image)
    }
    let outline = try outline(of: glyph)
    return outline.segments.isEmpty ? .none : .outline(outline)
  }

  private mutating func outline(of glyph: FT_UInt) throws(FontError) -> Outline {
    if let outline = outlines[glyph] { return outline }
    let outline = face.outline(of: glyph)
    try read.spend(InkBudget.Cost(segments: outline.segments.count))
    outlines[glyph] = outline
    return outline
  }
}
