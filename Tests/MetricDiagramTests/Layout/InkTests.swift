import FontModel
import MetricDiagram
import TestSupport
import Testing

@testable import MetricDiagram

/// All ink is in the picture, and what leaves the line's box is told.
struct InkTests {
  static let samples: [(font: TestFont, text: String)] = [
    (.notoNastaliqUrdu, "نستعلیق"), (.dejaVuSans, "ÅẬj\u{30A}\u{30A}"),
    (.liberationSerifItalic, "fjf"),
    (.notoSansCJK, "永字八法"), (.ebGaramond, "Qßj"), (.nimbusSansType1, "Type 1"),
    (.spleen64, "Åg"), (.amiriSlanted, "ﷺ"),
  ]

  @Test("no ink is cut off", arguments: samples.indices, [false, true])
  func inside(index: Int, showsLabels: Bool) throws {
    let (font, text) = Self.samples[index]
    let options = DiagramOptions(pixelsPerEm: 90, showsLabels: showsLabels)
    let scene = try scene(font, text, options)
    #expect(!scene.glyphs.isEmpty)
    for glyphs in scene.glyphs {
      for point in glyphs.outline.segments.map(\.end) {
        let x = glyphs.origin.x + point.x * glyphs.scale
        let y = glyphs.origin.y - point.y * glyphs.scale
        #expect((1...Double(scene.width - 1)).contains(x))
        #expect((1...Double(scene.height - 1)).contains(y))
      }
    }
  }

  @Test("ink above the ascender and below the descender is told in pixels")
  func overshoot() throws {
    let tall = panel(
      SampleFace(), square: InkBox(xMin: 0, yMin: -350, xMax: 400, yMax: 1000))
    let overshoot = try #require(
      tall.overshoot(options: DiagramOptions(pixelsPerEm: 50, labelledPixelsPerEm: 100)))
    // The box goes from 900 to −300 of 1000 units.
    #expect(abs(overshoot.above - 10) < 1e-9)
    #expect(abs(overshoot.below - 5) < 1e-9)
    let inside = panel(SampleFace(), square: InkBox(xMin: 0, yMin: -300, xMax: 400, yMax: 900))
    #expect(inside.overshoot(options: DiagramOptions()) == nil)
  }

  @Test("contours that run backwards fill the same and have the other direction")
  func direction() {
    let outline = Outline([
      .move(to: Point(x: 0, y: 0)), .line(to: Point(x: 0, y: 10)),
      .quadratic(control: Point(x: 5, y: 15), to: Point(x: 10, y: 10)),
      .cubic(
        control1: Point(x: 12, y: 6), control2: Point(x: 12, y: 3), to: Point(x: 10, y: 0)),
    ])
    #expect(outline.isClockwise == true)
    #expect(outline.reversed.isClockwise == false)
    #expect(
      outline.reversed.segments == [
        .move(to: Point(x: 10, y: 0)),
        .cubic(control1: Point(x: 12, y: 3), control2: Point(x: 12, y: 6), to: Point(x: 10, y: 10)),
        .quadratic(control: Point(x: 5, y: 15), to: Point(x: 0, y: 10)),
        .line(to: Point(x: 0, y: 0)),
      ])
    #expect(Outline().isClockwise == nil)
  }

  @Test("where a mirrored glyph overlaps another there is no hole")
  func mirrored() throws {
    func square(_ left: Double, isReversed: Bool) -> ShapedGlyph {
      let outline = Outline([
        .move(to: Point(x: 0, y: 0)), .line(to: Point(x: 0, y: 500)),
        .line(to: Point(x: 500, y: 500)), .line(to: Point(x: 500, y: 0)),
      ])
      return ShapedGlyph(
        id: 1, origin: Point(x: left, y: 0), advance: 250, cluster: 0,
        ink: .outline(isReversed ? outline.reversed : outline))
    }
    var panel = panel(SampleFace())
    panel.text.lines[0].glyphs = [square(0, isReversed: false), square(250, isReversed: true)]
    let options = DiagramOptions(pixelsPerEm: 100, lines: [], showsLabels: false)
    let scene = try scene([panel], options)
    #expect(scene.glyphs.count == 1)
    let pixels = try Pixels(png: scene.png())
    let origin = scene.glyphs[0].origin
    // The middle of the overlap has the colour of the text.
    let middle = pixels[Int(origin.x) + 37, Int(origin.y) - 25]
    #expect(middle == [0x1C, 0x20, 0x24, 255])
  }

  @Test("a bitmap of one bit becomes squares, one of grey stays a picture")
  func squares() throws {
    let box = InkBox(xMin: 1, yMin: 0, xMax: 3, yMax: 2)
    let plain = GlyphImage(
      format: .coverage, width: 2, height: 2, samples: [255, 255, 0, 255], box: box)
    let outline = try #require(plain.outline)
    #expect(
      outline.segments == [
        .move(to: Point(x: 1, y: 2)), .line(to: Point(x: 3, y: 2)),
        .line(to: Point(x: 3, y: 1)), .line(to: Point(x: 1, y: 1)),
        .move(to: Point(x: 2, y: 1)), .line(to: Point(x: 3, y: 1)),
        .line(to: Point(x: 3, y: 0)), .line(to: Point(x: 2, y: 0)),
      ])
    let grey = GlyphImage(
      format: .coverage, width: 2, height: 2, samples: [255, 128, 0, 255], box: box)
    #expect(grey.outline == nil)
    let short = GlyphImage(format: .coverage, width: 2, height: 2, samples: [255], box: box)
    #expect(short.outline == nil)
  }
}
