import FontModel
import MetricDiagram
import TestSupport
import Testing

/// Each line lies at its baseline minus its value, to the last digit, in every backend.
struct LineGeometryTests {
  /// Fonts with what independent readers say of them: units to the em, then ascender, cap height,
  /// x-height and descender in units.
  static let fonts: [(font: TestFont, em: Int, units: [Int])] = [
    (.dejaVuSans, 2048, [1901, 1493, 1120, -483]),
    (.lato, 2000, [1610, 1433, 1013, -390]),
    (.interVariable, 2816, [2728, 2048, 1536, -680]),
    (.notoNastaliqUrdu, 1000, [1904, 714, 536, -596]),
  ]
  static let sizes = [12.5, 24, 160, 333.3]
  static let names = ["ascender", "cap-height", "x-height", "descender"]

  @Test("y is the baseline minus the value, in SVG", arguments: fonts.indices, sizes)
  func svg(index: Int, size: Double) throws {
    let (font, em, units) = Self.fonts[index]
    let scene = try scene(font, "Hxgp", DiagramOptions(pixelsPerEm: size))
    let document = try SVGDocument(scene.svg())
    let baseline = try #require(document.line("baseline"))
    let zero = try #require(baseline.number("y1"))
    #expect(zero == zero.rounded())
    #expect(document.elements("line").count == 5)
    for (name, units) in zip(Self.names, units) {
      let line = try #require(document.line(name))
      let value = Double(units) * size / Double(em)
      #expect(line.attributes["data-units"] == "\(units)")
      #expect(line.number("data-value") == value)
      #expect(line.number("y1") == zero - value)
      #expect(line.number("y2") == zero - value)
      #expect(line.attributes["transform"] == nil)
    }
    // The text stands on the same baseline, one unit being size/em pixels.
    let text = try #require(document.elements("path").first { $0.classes == ["text"] })
    let transform = try #require(text.attributes["transform"])
    let scale = size / Double(em)
    #expect(transform.hasSuffix(" \(Int(zero))) scale(\(scale) -\(scale))"), "\(transform)")
  }

  @Test(
    "the coloured row of a PNG lies where the SVG says", arguments: [12.5, 47], [1.0, 2.0])
  func png(size: Double, scale: Double) throws {
    for line in MetricLine.allCases where line != .baseline {
      // Alone, since at small sizes neighbouring lines share pixels.
      let options = DiagramOptions(pixelsPerEm: size, lines: [line], showsLabels: false)
      let scene = try scene(.dejaVuSans, "Hxgp", options)
      let drawn = try #require(scene.lines.first { $0.line == line })
      let pixels = try Pixels(png: scene.png(scale: scale))
      // Left of the box, so that the ground is white, and in the first dash of a dashed line.
      let column = Int((drawn.x1 + 2.5) * scale)
      let color = lineColor(line)
      let top = (drawn.y - drawn.width / 2) * scale
      let bottom = (drawn.y + drawn.width / 2) * scale
      for row in 0..<pixels.height {
        let covered = max(0, min(Double(row + 1), bottom) - max(Double(row), top))
        let expected = color.map { 255 - covered * Double(255 - $0) }
        for (sample, wanted) in zip(pixels[column, row], expected) {
          // Cairo's coordinates are multiples of 1/256, its samples of 1/255.
          #expect(abs(Double(sample) - wanted) <= 2.5, "\(line), row \(row)")
        }
      }
    }
  }

  @Test("a line that was measured is dashed, one that is declared is not")
  func dashes() throws {
    // DejaVu Sans declares neither cap height nor x-height; Lato declares both.
    let measured = try SVGDocument(scene(.dejaVuSans).svg())
    let declared = try SVGDocument(scene(.lato).svg())
    for name in ["cap-height", "x-height"] {
      #expect(measured.line(name)?.attributes["stroke-dasharray"] != nil)
      #expect(declared.line(name)?.attributes["stroke-dasharray"] == nil)
    }
    #expect(measured.line("ascender")?.attributes["stroke-dasharray"] == nil)
  }

  /// Red, green and blue of a line in the light theme.
  private func lineColor(_ line: MetricLine) -> [Int] {
    let color = Palette.light.color(line.role)
    return [color.red, color.green, color.blue].map { Int($0) }
  }
}
