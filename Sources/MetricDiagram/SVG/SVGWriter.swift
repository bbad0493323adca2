internal import FontModel
internal import UnicodeText

/// Writes a scene as SVG that people can restyle and programs can read.
///
/// A `<line>` is a metric: it lies untransformed in pixels, its class says which one it is, and
/// `data-units` and `data-value` what it measures. Everything else is a path, area or text.
struct SVGWriter {
  private let scene: Scene
  private let encodePNG: (GlyphImage) throws(DiagramError) -> [UInt8]
  private var failure: DiagramError?
  private var maskCount = 0

  /// A writer of one scene; `encodePNG` makes files of pictures, coverage as alpha of white.
  init(_ scene: Scene, encodePNG: @escaping (GlyphImage) throws(DiagramError) -> [UInt8]) {
    self.scene = scene
    self.encodePNG = encodePNG
  }

  /// The document.
  mutating func document() throws(DiagramError) -> String {
    var xml = SVGElement()
    let (width, height) = ("\(scene.width)", "\(scene.height)")
    xml.group(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"), ("role", "img"),
      ]
    ) { xml in
      xml.leaf("title", [], text: scene.title)
      xml.group("style", []) { xml in
        for rule in SVGStyle(theme: scene.theme, labelFamily: scene.labelFamily).rules {
          xml.line(rule)
        }
      }
      if scene.hasBackground {
        xml.empty("rect", [("class", "background"), ("width", width), ("height", height)])
      }
      for panel in scene.panels { write(panel, &xml) }
    }
    if let failure { throw failure }
    return xml.text
  }

  private mutating func write(_ panel: ScenePanel, _ xml: inout SVGElement) {
    xml.group(
      "g", [("class", "panel"), ("data-face", panel.name), ("data-set", panel.set?.rawValue)]
    ) { xml in
      for element in panel.elements { write(element, &xml) }
    }
  }

  private mutating func write(_ element: SceneElement, _ xml: inout SVGElement) {
    switch element {
    case .area(let area): write(area, &xml)
    case .glyphs(let glyphs): write(glyphs, &xml)
    case .image(let image): write(image, &xml)
    case .line(let line): write(line, &xml)
    case .stroke(let stroke): write(stroke, &xml)
    case .label(let label): write(label, &xml)
    }
  }

  /// A picture in the file; coverage becomes a mask before the colour of the text.
  private mutating func write(_ image: SceneImage, _ xml: inout SVGElement) {
    let png: [UInt8]
    do {
      png = try encodePNG(image.image)
    } catch {
      failure = error
      return
    }
    let frame: [(String, String?)] = SVGWriter.attributes(of: image.frame)
    let source = ("href", "data:image/png;base64,\(Base64.encoded(png))" as String?)
    switch image.image.format {
    case .bgra: xml.empty("image", frame + [("preserveAspectRatio", "none"), source])
    case .coverage:
      maskCount += 1
      let id = "glyph-\(maskCount)"
      xml.group("mask", [("id", id)]) { xml in
        xml.empty("image", frame + [("preserveAspectRatio", "none"), source])
      }
      xml.empty("rect", [("class", "text"), ("mask", "url(#\(id))")] + frame)
    }
  }
}
