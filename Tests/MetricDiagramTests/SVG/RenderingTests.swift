import Foundation
import FontModel
import MetricDiagram
import TestSupport
import Testing

/// Other programs see in SVG and PDF what the PNG shows.
struct RenderingTests {
  static let samples: [(font: TestFont, text: String, size: Double)] = [
    (.dejaVuSans, "Hxgp", 100), (.ebGaramond, "Qßj", 77.7), (.notoNastaliqUrdu, "نستعلیق", 60),
    (.terminus12, "Hxg", 96), (.notoColorEmoji, "😀", 90),
  ]

  /// Without labels, which SVG leaves to the fonts of whoever shows it.
  private func scene(_ index: Int, _ theme: DiagramTheme) throws -> Scene {
    let (font, text, size) = Self.samples[index]
    let options = DiagramOptions(
      pixelsPerEm: size, theme: theme, showsLabels: false, lineCount: 2)
    return try MetricDiagramTests.scene(font, text, options)
  }

  @Test(
    "librsvg draws the SVG as Cairo draws the PNG", arguments: samples.indices,
    [DiagramTheme.light, .dark])
  func svg(index: Int, theme: DiagramTheme) throws {
    let scene = try scene(index, theme)
    let folder = try TemporaryFolder()
    let path = try folder.write(scene.svg(), to: "picture.svg")
    let result = try run("/usr/bin/rsvg-convert", path)
    // Both round curves to their own grids, so that edges differ by a shade.
    expectAlike(try Pixels(png: result.output), try Pixels(png: scene.png()), share: 0.002)
  }

  @Test("the PDF has no fonts, and poppler draws it as Cairo draws the PNG", arguments: [0, 1, 2])
  func pdf(index: Int) throws {
    let scene = try scene(index, .light)
    let folder = try TemporaryFolder()
    let path = try folder.write(scene.pdf(), to: "picture.pdf")
    let fonts = try run("/usr/bin/pdffonts", path)
    #expect(fonts.outputText.split(separator: "\n").count == 2, "\(fonts.outputText)")
    let drawn = try run(
      "/usr/bin/pdftocairo", "-png", "-r", "96", "-singlefile", path, folder.path(of: "picture"))
    #expect(drawn.status == 0)
    let png = try Data(contentsOf: URL(fileURLWithPath: folder.path(of: "picture.png")))
    expectAlike(try Pixels(png: Array(png)), try Pixels(png: scene.png()), share: 0.01)
  }

  /// Compares pictures: nearly all pixels are within a shade of each other.
  private func expectAlike(_ one: Pixels, _ other: Pixels, share: Double) {
    #expect(one.width == other.width && one.height == other.height)
    let different = zip(one.samples, other.samples).count { abs(Int($0) - Int($1)) > 40 }
    #expect(Double(different) <= share * Double(other.samples.count), "\(different) samples differ")
  }

  private func run(_ program: String, _ arguments: String...) throws -> ChildProcess.Result {
    var process = ChildProcess(program, arguments.map { Array($0.utf8) })
    process.environment = ["LC_ALL": "C.UTF-8", "HOME": NSTemporaryDirectory()]
    let result = try process.run()
    #expect(result.status == 0, "\(program): \(result.errorText)")
    return result
  }
}
