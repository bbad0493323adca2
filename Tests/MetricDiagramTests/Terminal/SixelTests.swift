import FontModel
import Terminal
import TestSupport
import Testing

@testable import MetricDiagram

/// Sixels decode to the picture that was encoded.
struct SixelTests {
  @Test("few colours come back as they were, to the percent that sixels tell")
  func exact() throws {
    let scene = try scene(
      [panel(SampleFace())], DiagramOptions(pixelsPerEm: 40, showsLabels: false))
    let surface = try scene.pixels(scale: 1)
    let bytes = SixelEncoder(ground: SceneColor(0xFFFFFF)).bytes(of: surface)
    let decoded = try SixelDecoder(bytes).pixels
    #expect(decoded.width == scene.width && decoded.height == scene.height)
    expectSame(decoded, try Pixels(png: surface.png()), within: 2)
  }

  @Test("of thousands of colours the nearest come back, and thin lines keep theirs")
  func many() throws {
    let panels = [try panel(.notoColorEmoji, "😀🎨"), try panel(.dejaVuSans)]
    let scene = try scene(panels, DiagramOptions(pixelsPerEm: 64, theme: .dark))
    let surface = try scene.pixels(scale: 1)
    let bytes = SixelEncoder(ground: SceneColor(0x16181C)).bytes(of: surface)
    let decoded = try SixelDecoder(bytes)
    #expect(decoded.colorCount <= 256)
    let original = try Pixels(png: surface.png())
    expectSame(decoded.pixels, original, within: 48)
    for line in scene.lines {
      let (column, row) = (Int(line.x1) + 2, Int(line.y - 0.5))
      expectSame(decoded.pixels[column, row], original[column, row], within: 20)
    }
  }

  @Test("what is transparent is not painted")
  func transparent() throws {
    let options = DiagramOptions(pixelsPerEm: 40, hasBackground: false, showsLabels: false)
    let surface = try scene([panel(SampleFace())], options).pixels(scale: 1)
    let bytes = SixelEncoder(ground: SceneColor(0xFFFFFF)).bytes(of: surface)
    #expect(try SixelDecoder(bytes).pixels[0, 0] == [0, 0, 0, 0])
  }

  private func expectSame(_ one: Pixels, _ other: Pixels, within tolerance: Int) {
    #expect(one.samples.count == other.samples.count)
    let worst = zip(one.samples, other.samples).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(worst <= tolerance)
  }

  private func expectSame(_ one: [Int], _ other: [Int], within tolerance: Int) {
    #expect(zip(one, other).allSatisfy { abs($0 - $1) <= tolerance }, "\(one), \(other)")
  }
}
