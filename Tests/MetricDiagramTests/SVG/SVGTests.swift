import Foundation
import FontModel
import MetricDiagram
import TestSupport
import Testing

/// SVG that others can read and restyle.
struct SVGTests {
  @Test("text from fonts and users comes out escaped, and controls not at all")
  func escaping() throws {
    let face = SampleFace {
      $0.family = "A<b>&\"c'\u{0}\u{1B}[31m\u{202E}\u{FFFF}\u{85}"
      $0.style = ""
    }
    var panel = panel(face)
    panel.sample = "</title><script>\n&amp;\u{7}"
    let bytes = try scene([panel], DiagramOptions(sets: .all)).svg()
    let document = try SVGDocument(bytes)
    let name = "A<b>&\"c'[31m"
    #expect(
      document.elements("title").map(\.text)
        == ["“</title><script> &amp;” in \(name) with metric lines"])
    #expect(document.elements("script").isEmpty)
    let panels = document.elements("g").filter { $0.classes == ["panel"] }
    #expect(panels.map { $0.attributes["data-face"] } == Array(repeating: name, count: 3))
    #expect(document.elements("text").contains { $0.text == name })
    #expect(!bytes.contains { $0 < 0x20 && $0 != 0x0A })
  }

  @Test("the family of labels is quoted in the style sheet and can't leave it")
  func labelFamily() throws {
    var scene = try scene([panel(SampleFace())])
    scene.labelFamily = "It's \\ </style>& Co"
    let style = try #require(try SVGDocument(scene.svg()).elements("style").first?.text)
    #expect(style.contains("text{font-family:'It\\'s \\\\ /style Co',sans-serif;"))
    scene.labelFamily = nil
    let plain = try #require(try SVGDocument(scene.svg()).elements("style").first?.text)
    #expect(plain.contains("text{font-family:sans-serif;"))
  }

  @Test(
    "only the theme `auto` asks what is preferred",
    arguments: [(DiagramTheme.light, 0), (.dark, 0), (.auto, 1)])
  func themes(theme: DiagramTheme, queries: Int) throws {
    let scene = try scene([panel(SampleFace())], DiagramOptions(theme: theme))
    let style = try #require(try SVGDocument(scene.svg()).elements("style").first?.text)
    #expect(style.components(separatedBy: "prefers-color-scheme:dark").count - 1 == queries)
  }

  @Test("every class that is used has a rule, and a line keeps to one class")
  func classes() throws {
    let face = SampleFace {
      $0.hhea = (900, -300, 100)
      $0.typoBit = false
    }
    let document = try SVGDocument(scene([panel(face)], DiagramOptions(lineCount: 2)).svg())
    let style = try #require(document.elements("style").first?.text)
    let structure: Set = ["panel", "bracket", "leader", "name", "units", "caption"]
    for name in Set(document.elements.flatMap(\.classes)).subtracting(structure) {
      #expect(style.contains(".\(name){"), "\(name)")
    }
    for line in document.elements("line") { #expect(line.classes.count == 1) }
    let band = try #require(document.elements("rect").first { $0.classes == ["band"] })
    #expect(band.attributes["data-units"] == "100")
  }

  @Test("a transparent ground is left out")
  func background() throws {
    let scene = try scene([panel(SampleFace())], DiagramOptions(hasBackground: false))
    let rectangles = try SVGDocument(scene.svg()).elements("rect")
    #expect(!rectangles.contains { $0.classes == ["background"] })
  }

  @Test("a line of text is one path, in design units")
  func path() throws {
    let document = try SVGDocument(scene([panel(SampleFace())]).svg())
    let paths = document.elements("path").filter { $0.classes == ["text"] }
    #expect(paths.map { $0.attributes["d"] } == ["M50 0L50 700L450 700L450 0Z"])
  }

  @Test("colour glyphs bring their pictures and layers along")
  func color() throws {
    let document = try SVGDocument(scene(.notoColorEmoji, "😀").svg())
    let image = try #require(document.elements("image").first)
    #expect(image.attributes["href"]?.hasPrefix("data:image/png;base64,iVBORw0KGgo") == true)
    var layered = panel(SampleFace())
    let square = Outline([
      .move(to: Point(x: 0, y: 0)), .line(to: Point(x: 0, y: 9)), .line(to: Point(x: 9, y: 9)),
    ])
    layered.text.lines[0].glyphs[0].ink = .layers([
      GlyphLayer(outline: square, color: GlyphColor(red: 255, green: 0, blue: 16, alpha: 51)),
      GlyphLayer(outline: square, color: nil),
    ])
    let paths = try SVGDocument(scene([layered]).svg()).elements("path")
    let filled = try #require(paths.first { $0.attributes["fill"] != nil })
    #expect(filled.attributes["fill"] == "#ff0010")
    #expect(filled.number("fill-opacity") == 0.2)
    #expect(paths.filter { $0.classes == ["text"] }.count == 1)
  }

  @Test("a grey bitmap is a mask for the colour of the text")
  func mask() throws {
    var panel = panel(SampleFace())
    panel.text.lines[0].glyphs[0].ink = .image(
      GlyphImage(
        format: .coverage, width: 2, height: 1, samples: [100, 255],
        box: InkBox(xMin: 0, yMin: 0, xMax: 200, yMax: 100)))
    let document = try SVGDocument(scene([panel], DiagramOptions(pixelsPerEm: 100)).svg())
    let mask = try #require(document.elements("mask").first)
    let rect = try #require(document.elements("rect").first { $0.classes == ["text"] })
    #expect(rect.attributes["mask"] == "url(#\(mask.attributes["id"] ?? ""))")
    #expect(rect.number("width") == 20)
    #expect(rect.number("height") == 10)
  }
}
