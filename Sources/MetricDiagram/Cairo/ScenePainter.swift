internal import FontModel

/// Draws a scene with Cairo's pen, everything where the scene says: nothing snaps to pixels.
struct ScenePainter {
  let scene: Scene
  let palette: Palette

  /// A painter of one scene; the theme `auto` is light, since nobody can be asked.
  init(_ scene: Scene) {
    self.scene = scene
    palette =
      switch scene.theme {
      case .light, .auto: .light
      case .dark: .dark
      }
  }

  func draw(on context: borrowing DrawingContext) throws(CairoError) {
    if scene.hasBackground {
      context.setColor(palette.color(.background))
      context.paint()
    }
    for panel in scene.panels {
      for element in panel.elements { try draw(element, on: context) }
    }
    try context.finish()
  }

  private func draw(
    _ element: SceneElement, on context: borrowing DrawingContext
  ) throws(CairoError) {
    switch element {
    case .area(let area):
      context.setColor(palette.color(area.role))
      context.fill(area.frame)
    case .glyphs(let glyphs):
      context.setColor(color(glyphs.paint))
      context.fill(glyphs.outline, origin: glyphs.origin, scale: glyphs.scale)
    case .image(let image):
      let surface = try ImageSurface(image.image)
      context.draw(
        surface, over: image.frame,
        tint: image.image.format == .coverage ? palette.color(.text) : nil)
    case .line(let line):
      context.setColor(palette.color(line.line.role))
      context.stroke(
        [Point(x: line.x1, y: line.y), Point(x: line.x2, y: line.y)], width: line.width,
        dashes: line.isDashed ? line.dashes : [])
    case .stroke(let stroke):
      context.setColor(palette.color(stroke.role))
      context.stroke(stroke.points, width: stroke.width)
    case .label(let label): draw(label, on: context)
    }
  }

  private func draw(_ label: SceneLabel, on context: borrowing DrawingContext) {
    guard let shaped = label.shaped, let line = shaped.lines.first else { return }
    context.setColor(palette.color(label.role))
    let scale = label.size / shaped.unitsPerEm
    for glyph in line.glyphs {
      guard case .outline(let outline) = glyph.ink else { continue }
      let origin = Point(
        x: label.x + glyph.origin.x * scale, y: label.position.y - glyph.origin.y * scale)
      context.fill(outline, origin: origin, scale: scale)
    }
  }

  private func color(_ paint: SceneGlyphs.Paint) -> SceneColor {
    switch paint {
    case .role(let role): palette.color(role)
    case .fixed(let color): SceneColor(color)
    }
  }
}
