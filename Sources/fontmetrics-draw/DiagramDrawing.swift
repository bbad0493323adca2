internal import FontMetricsCommands
internal import FontModel
internal import FreeType
internal import MetricDiagram
internal import TextShaping

/// Draws with what this program carries: raqm for text, Cairo and chafa for pictures.
struct DiagramDrawing: DrawingService {
  func drawing(
    of request: DrawingRequest, as format: DrawingFormat
  ) throws(FontError) -> Drawing {
    let shaper = Shaper(library: try Library())
    var panels: [DiagramPanel] = []
    for face in request.faces {
      let text = try ShapedFace(face).shape(
        request.text, with: shaper, options: request.shaping,
        strikeNear: request.options.pixelsPerEm)
      panels.append(DiagramPanel(report: face.report, text: text, sample: request.text))
    }
    let diagram = DiagramRequest(
      panels: panels, options: request.options,
      labelFont: try labelFont(request.labels, shaper))
    do {
      return Drawing(
        bytes: try bytes(of: diagram, as: format),
        notices: panels.flatMap { $0.notices(request.options) })
    } catch {
      throw FontError(.drawing, subject: "draw", message: error.message, advice: error.advice)
    }
  }

  func extents(
    of text: String, in face: DrawnFace, shaping: ShapingOptions, strikeNear pixelsPerEm: Double
  ) throws(FontError) -> TextExtents {
    let shaper = Shaper(library: try Library())
    return TextExtents(
      try ShapedFace(face).shape(text, with: shaper, options: shaping, strikeNear: pixelsPerEm))
  }

  func extents(
    ofGlyph glyph: String, in face: DrawnFace, strikeNear pixelsPerEm: Double
  ) throws(FontError) -> GlyphExtents? {
    let shaper = Shaper(library: try Library())
    return try ShapedFace(face).extents(of: glyph, with: shaper, strikeNear: pixelsPerEm)
  }

  private func bytes(
    of diagram: DiagramRequest, as format: DrawingFormat
  ) throws(DiagramError) -> [UInt8] {
    switch format {
    case .png(let scale): try DiagramLayout(diagram).scene(scale: scale).png(scale: scale)
    case .svg: try DiagramLayout(diagram).scene().svg()
    case .pdf: try DiagramLayout(diagram).scene().pdf()
    case .terminal(let canvas): try TerminalPicture(diagram, canvas: canvas).bytes()
    }
  }

  private func labelFont(
    _ faces: DrawingRequest.LabelFaces?, _ shaper: Shaper
  ) throws(FontError) -> LabelFont {
    guard let faces else { return .none }
    let regular = try ShapedFace(faces.regular)
    let bold = try ShapedFace(faces.bold)
    // Figures of one width, so that values stand below each other.
    let options = ShapingOptions(features: ["tnum"])
    return LabelFont(family: faces.family) { text, weight in
      let face =
        switch weight {
        case .regular: regular
        case .bold: bold
        }
      return try? face.shape(text, with: shaper, options: options, strikeNear: nil)
    }
  }
}
