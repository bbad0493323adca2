internal import FontModel

/// Turns a line of shaped text into elements of a scene: one outline a run of plain glyphs.
struct GlyphRun {
  private let origin: Point
  private let scale: Double
  private var elements: [SceneElement] = []
  private var pending = Outline()
  private var isClockwise: Bool?

  /// The elements of a line that begins at `origin`, in pixels, `scale` pixels to a unit.
  static func elements(of line: ShapedLine, origin: Point, scale: Double) -> [SceneElement] {
    var run = GlyphRun(origin: origin, scale: scale)
    for glyph in line.glyphs { run.add(glyph) }
    run.flush()
    return run.elements
  }

  private init(origin: Point, scale: Double) {
    self.origin = origin
    self.scale = scale
  }

  private mutating func add(_ glyph: ShapedGlyph) {
    switch glyph.ink {
    case .none: return
    case .outline(let outline): add(outline, at: glyph.origin)
    case .layers(let layers):
      flush()
      for layer in layers where !layer.outline.segments.isEmpty {
        let paint = layer.color.map { SceneGlyphs.Paint.fixed($0) } ?? .role(.text)
        emit(layer.outline.moved(by: glyph.origin), paint)
      }
    case .image(let image):
      if let outline = image.outline {
        add(outline, at: glyph.origin)
      } else if image.isWhole {
        flush()
        elements.append(.image(SceneImage(image: image, frame: frame(image.box, glyph.origin))))
      }
    }
  }

  /// Adds a glyph to the run, turned to the direction of the others: where two glyphs overlap that
  /// run against each other, as a mirrored component does, winding numbers would cancel.
  private mutating func add(_ outline: Outline, at place: Point) {
    var outline = outline
    if let direction = outline.isClockwise {
      if let isClockwise, direction != isClockwise { outline = outline.reversed }
      if isClockwise == nil { isClockwise = direction }
    }
    pending.segments += outline.moved(by: place).segments
  }

  private mutating func flush() {
    guard !pending.segments.isEmpty else { return }
    emit(pending, .role(.text))
    pending = Outline()
  }

  private mutating func emit(_ outline: Outline, _ paint: SceneGlyphs.Paint) {
    elements.append(
      .glyphs(SceneGlyphs(outline: outline, origin: origin, scale: scale, paint: paint)))
  }

  private func frame(_ box: InkBox, _ place: Point) -> Rectangle {
    Rectangle(
      x: origin.x + (place.x + box.xMin) * scale, y: origin.y - (place.y + box.yMax) * scale,
      width: (box.xMax - box.xMin) * scale, height: (box.yMax - box.yMin) * scale)
  }
}
