import FontModel
import MetricDiagram
import TestSupport
import Testing

/// PNG of the right size, colours and transparency.
struct PNGTests {
  @Test("a scale multiplies both sides", arguments: [0.5, 1, 2, 3])
  func scale(scale: Double) throws {
    let scene = try scene([panel(SampleFace())], DiagramOptions(pixelsPerEm: 40))
    let pixels = try Pixels(png: scene.png(scale: scale))
    #expect(pixels.width == Int((Double(scene.width) * scale).rounded(.up)))
    #expect(pixels.height == Int((Double(scene.height) * scale).rounded(.up)))
  }

  @Test(
    "the ground and the text have the colours of the theme",
    arguments: [DiagramTheme.light, .dark, .auto])
  func colors(theme: DiagramTheme) throws {
    let options = DiagramOptions(pixelsPerEm: 100, lines: [], theme: theme, showsLabels: false)
    let scene = try scene([panel(SampleFace())], options)
    let pixels = try Pixels(png: scene.png())
    let palette: Palette = theme == .dark ? .dark : .light
    func samples(_ role: ColorRole) -> [Int] {
      let color = palette.color(role)
      return [color.red, color.green, color.blue, 255].map { Int($0) }
    }
    #expect(pixels[0, 0] == samples(.background))
    #expect(pixels[pixels.width - 1, pixels.height - 1] == samples(.background))
    // The square of the sample text goes from 50 to 450 and up to 700 units.
    let origin = scene.glyphs[0].origin
    #expect(pixels[Int(origin.x) + 25, Int(origin.y) - 35] == samples(.text))
  }

  @Test("without a ground the rest is transparent")
  func transparent() throws {
    let options = DiagramOptions(pixelsPerEm: 100, hasBackground: false, showsLabels: false)
    let scene = try scene([panel(SampleFace())], options)
    let pixels = try Pixels(png: scene.png())
    #expect(pixels[0, 0] == [0, 0, 0, 0])
    let origin = scene.glyphs[0].origin
    #expect(pixels[Int(origin.x) + 25, Int(origin.y) - 35][3] == 255)
  }

  @Test("a colour bitmap lies where its box says")
  func image() throws {
    var panel = panel(SampleFace())
    // Two pixels, red and half-transparent blue, premultiplied.
    panel.text.lines[0].glyphs[0].ink = .image(
      GlyphImage(
        format: .bgra, width: 2, height: 1, samples: [0, 0, 255, 255, 128, 0, 0, 128],
        box: InkBox(xMin: 0, yMin: 0, xMax: 400, yMax: 200)))
    let options = DiagramOptions(pixelsPerEm: 100, lines: [], showsLabels: false)
    let scene = try scene([panel], options)
    let image = try #require(
      scene.panels[0].elements.compactMap {
        if case .image(let image) = $0 { image } else { nil }
      }.first)
    #expect(image.frame.width == 40)
    #expect(image.frame.height == 20)
    let pixels = try Pixels(png: scene.png())
    let (x, y) = (Int(image.frame.x), Int(image.frame.y) + 10)
    #expect(pixels[x + 4, y] == [255, 0, 0, 255])
    let blue = pixels[x + 36, y]
    // Half blue over the tinted box, which is nearly white.
    #expect(abs(blue[0] - 123) < 4 && blue[2] > 240)
  }
}
