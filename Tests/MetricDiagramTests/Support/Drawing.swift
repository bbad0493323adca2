import FontModel
import FreeType
import MetricDiagram
import TestSupport
import TextShaping

/// A face with text, read and shaped as the program would.
func panel(
  _ font: TestFont, _ text: String = "Hxgp", at position: FacePosition = .standard,
  features: [String] = [], strikeNear size: Double? = nil
) throws -> DiagramPanel {
  let path = try font.require()
  let file = try FontFile(path: FilePath(path), subject: path)
  let library = try Library()
  let facts = try library.facts(of: file, index: 0, position: position)
  let shaped = try Shaper(library: library).shape(
    text, in: file, position: position, options: ShapingOptions(features: features),
    strikeNear: size)
  return DiagramPanel(
    report: FontReport(facts: facts, requested: path), text: shaped, sample: text)
}

/// The label font of the tests, so that what is installed decides nothing.
func labelFont(_ font: TestFont = .dejaVuSans, bold: TestFont = .dejaVuSansBold) throws -> LabelFont
{
  let paths = [try font.require(), try bold.require()]
  let files = try paths.map { try FontFile(path: FilePath($0), subject: $0) }
  let shaper = Shaper(library: try Library())
  return LabelFont { text, weight in
    try? shaper.shape(text, in: weight == .bold ? files[1] : files[0])
  }
}

/// A scene of some panels.
func scene(
  _ panels: [DiagramPanel], _ options: DiagramOptions = DiagramOptions(), scale: Double = 1
) throws -> Scene {
  try DiagramLayout(
    DiagramRequest(panels: panels, options: options, labelFont: labelFont())
  ).scene(scale: scale)
}

/// A scene of one face.
func scene(
  _ font: TestFont, _ text: String = "Hxgp", _ options: DiagramOptions = DiagramOptions()
) throws -> Scene {
  try scene([panel(font, text, strikeNear: options.pixelsPerEm)], options)
}

/// A face whose metrics a test writes down, with text that is one square.
func panel(
  _ face: SampleFace, square: InkBox = InkBox(xMin: 50, yMin: 0, xMax: 450, yMax: 700)
) -> DiagramPanel {
  let outline = Outline([
    .move(to: Point(x: square.xMin, y: square.yMin)),
    .line(to: Point(x: square.xMin, y: square.yMax)),
    .line(to: Point(x: square.xMax, y: square.yMax)),
    .line(to: Point(x: square.xMax, y: square.yMin)),
  ])
  let glyph = ShapedGlyph(
    id: 1, origin: Point(x: 0, y: 0), advance: 500, cluster: 0, ink: .outline(outline))
  let line = ShapedLine(glyphs: [glyph], advance: 500, ink: square)
  return DiagramPanel(
    report: face.report,
    text: ShapedText(lines: [line], missing: [], unit: .designUnits(perEm: face.unitsPerEm)),
    sample: "square")
}

extension Scene {
  /// The metric lines of all panels in the order they are drawn.
  var lines: [SceneLine] {
    elements.compactMap { if case .line(let line) = $0 { line } else { nil } }
  }

  /// The labels of all panels.
  var labels: [SceneLabel] {
    elements.compactMap { if case .label(let label) = $0 { label } else { nil } }
  }

  /// The tinted areas of one kind.
  func areas(_ kind: SceneArea.Kind) -> [SceneArea] {
    elements.compactMap {
      if case .area(let area) = $0, area.kind == kind { area } else { nil }
    }
  }

  /// The outlines of the text.
  var glyphs: [SceneGlyphs] {
    elements.compactMap { if case .glyphs(let glyphs) = $0 { glyphs } else { nil } }
  }

  var elements: [SceneElement] { panels.flatMap(\.elements) }
}
