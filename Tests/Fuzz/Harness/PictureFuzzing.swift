internal import FontModel
internal import FreeType
internal import MetricDiagram
internal import Terminal
internal import TextShaping

/// Reads bytes as a font, sets a text in it and draws it.
package final class PictureFuzzing {
  private let library: Library

  /// Starts FreeType, which traps without memory alone.
  package init() {
    guard let library = try? Library() else { preconditionFailure("FreeType starts") }
    self.library = library
  }

  /// Draws the first face as the program would into a file, and measures a glyph.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - alsoDrawsPixels: Whether the scene is also painted by Cairo, as PNG, PDF and for a
  ///     terminal, which is slow.
  /// - Returns: Whether there was a picture.
  @discardableResult
  package func run(_ bytes: [UInt8], alsoDrawsPixels: Bool = false) -> Bool {
    do {
      let file = try FontFile(bytes: bytes, subject: "-")
      let facts = try library.facts(of: file, index: 0)
      let position: FacePosition =
        facts.axes.isEmpty
        ? .standard
        : .coordinates(facts.axes.map { AxisPosition(tag: $0.tag, value: $0.maximum) })
      let sample = "Hxgp \u{1F600}ا\u{0627}नि\nÅ1"
      let shaper = Shaper(library: library)
      let text = try shaper.shape(
        sample, in: file, position: position, options: ShapingOptions(features: ["smcp"]),
        strikeNear: 40)
      _ = try shaper.extents(of: "A\u{30A}", in: file, position: position)
      _ = try shaper.extents(of: "space", in: file)
      let report = FontReport(facts: facts, requested: "-")
      let request = DiagramRequest(
        panels: [DiagramPanel(report: report, text: text, sample: sample)],
        options: DiagramOptions(pixelsPerEm: 40, sets: .all, theme: .auto, lineCount: 2),
        labelFont: LabelFont(family: report.facts.summary.family) { text, _ in
          try? shaper.shape(text, in: file)
        })
      let scene = try DiagramLayout(request).scene()
      let svg = String(decoding: try scene.svg(), as: UTF8.self)
      FuzzedOutput.check(svg)
      if alsoDrawsPixels {
        _ = try scene.png()
        _ = try scene.pdf()
        for name in GraphicsProtocol.allCases {
          _ = try TerminalPicture(
            request, canvas: TerminalCanvas(graphicsProtocol: name, columns: 60)
          ).bytes()
        }
      }
      return true
    } catch let error as FontError {
      FuzzedOutput.touch(error)
    } catch {}
    return false
  }
}
