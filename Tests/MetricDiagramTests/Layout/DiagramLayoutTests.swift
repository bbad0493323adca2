import FontModel
import MetricDiagram
import TestSupport
import Testing

/// What is drawn, and where.
struct DiagramLayoutTests {
  @Test("a metric that the face doesn't have has no line and no label")
  func absent() throws {
    // The sample face has neither cap height nor x-height.
    let scene = try scene([panel(SampleFace())])
    #expect(scene.lines.map(\.line) == [.ascender, .descender, .baseline])
    #expect(
      scene.labels.filter { $0.kind == .name }.map(\.text)
        == ["Ascender", "Baseline", "Descender"])
  }

  @Test("only the lines that are asked for are drawn")
  func chosen() throws {
    let options = DiagramOptions(lines: [.xHeight], showsLabels: false)
    let scene = try scene(.lato, "x", options)
    #expect(scene.lines.map(\.line) == [.xHeight])
    #expect(scene.labels.isEmpty)
  }

  @Test("labels tell the value at another size than the picture's where that is asked for")
  func labelledSize() throws {
    let options = DiagramOptions(pixelsPerEm: 80, labelledPixelsPerEm: 24)
    let scene = try scene(.dejaVuSans, "x", options)
    let values = scene.labels.filter { $0.kind == .value }.map(\.text)
    // 1901, 1493, 1120, 0 and −483 of 2048 units, times 24.
    #expect(values == ["22.277", "17.496", "13.125", "0.000", "-5.660"])
    #expect(
      scene.labels.filter { $0.kind == .units }.map(\.text)
        == ["1901", "1493", "1120", "0", "-483"])
  }

  @Test("the line gap is a band between descender and next ascender", arguments: [90, -40])
  func lineGap(gap: Int) throws {
    let face = SampleFace {
      $0.hhea = (900, -300, gap)
      $0.typoBit = false
    }
    let scene = try scene([panel(face)], DiagramOptions(pixelsPerEm: 100, lineCount: 2))
    let band = try #require(scene.areas(.lineGap).first)
    let baselines = scene.lines.filter { $0.line == .baseline }.map(\.y).sorted()
    // A hundredth of 900 + 300 + gap units.
    #expect(abs(baselines[1] - baselines[0] - Double(120_0 + gap) / 10) < 1e-9)
    #expect(band.units == gap)
    #expect(band.frame.height == abs(Double(gap)) / 10)
    let (descender, ascender) = (baselines[0] + 30, baselines[1] - 90)
    #expect(abs(band.frame.y - min(descender, ascender)) < 1e-9)
    #expect(scene.labels.contains { $0.text == "Line gap" })
  }

  @Test(
    "faces on one baseline stand side by side at one size, each with its lines, without overlap")
  func oneBaseline() throws {
    let options = DiagramOptions(pixelsPerEm: 100, arrangement: .oneBaseline)
    let scene = try scene([panel(.dejaVuSans), panel(.lato), panel(.notoSans)], options)
    let baselines = scene.lines.filter { $0.line == .baseline }
    #expect(baselines.count == 3)
    #expect(Set(baselines.map(\.y)).count == 1)
    let baseline = try #require(baselines.first?.y)
    #expect(baseline == baseline.rounded())
    func heights(_ line: MetricLine) -> [Double] {
      scene.lines.filter { $0.line == line }.map { baseline - $0.y }
    }
    func expect(_ line: MetricLine, _ units: [Double], _ ems: [Double]) {
      for (height, (units, em)) in zip(heights(line), zip(units, ems)) {
        #expect(abs(height - 100 * units / em) < 1e-9, "\(line)")
      }
    }
    // The effective sets: hhea of DejaVu Sans and Noto Sans, typo of Lato.
    expect(.ascender, [1901, 1610, 1069], [2048, 2000, 1000])
    expect(.xHeight, [1120, 1013, 536], [2048, 2000, 1000])
    #expect(heights(.ascender).count == 3 && heights(.xHeight).count == 3)
    for (left, right) in zip(baselines, baselines.dropFirst()) { #expect(left.x2 < right.x1) }
    let captions = scene.labels.filter { $0.kind == .caption }
    #expect(captions.map(\.text) == ["DejaVu Sans Book", "Lato Regular", "Noto Sans Regular"])
    #expect(Set(captions.map(\.position.y)).count == 1)
    #expect(captions.map(\.x) == baselines.map(\.x1))
    // No label of one face reaches into the next.
    for label in scene.labels {
      let next = baselines.map(\.x1).first { $0 > label.x } ?? Double(scene.width)
      #expect(label.x + label.width < next, "\(label.text)")
    }
    #expect(Set(scene.glyphs.map(\.origin.y)) == [baseline])
  }

  @Test("on one baseline the SVG's lines are at the values of both faces")
  func oneBaselineSVG() throws {
    let options = DiagramOptions(pixelsPerEm: 200, arrangement: .oneBaseline)
    let svg = try SVGDocument(scene([panel(.dejaVuSans), panel(.lato)], options).svg())
    let lines = svg.elements("line")
    func heights(_ name: String) -> [Double] {
      lines.filter { $0.attributes["class"]?.split(separator: " ").first == Substring(name) }
        .compactMap { $0.number("y1") }
    }
    let baseline = try #require(heights("baseline").first)
    #expect(heights("baseline") == [baseline, baseline])
    let capHeights = heights("cap-height").map { baseline - $0 }
    // 1493 of 2048 and 1433 of 2000, times 200, as far as the file's decimals go.
    #expect(capHeights.count == 2)
    for (height, expected) in zip(capHeights, [145.80078125, 143.3]) {
      #expect(abs(height - expected) < 0.001)
    }
  }

  @Test("text of several lines is stacked, and repeated up to the line count")
  func lines() throws {
    let two = try scene(.dejaVuSans, "Ab\ncd", DiagramOptions(pixelsPerEm: 100))
    #expect(two.glyphs.count == 2)
    // 2384 of 2048 units, times 100.
    #expect(two.glyphs[1].origin.y - two.glyphs[0].origin.y == 116.40625)
    let three = try scene(.dejaVuSans, "Ab\ncd", DiagramOptions(pixelsPerEm: 100, lineCount: 3))
    #expect(three.glyphs.count == 3)
    #expect(three.glyphs[0].outline == three.glyphs[2].outline)
    #expect(three.glyphs[0].outline != three.glyphs[1].outline)
  }

  @Test("all sets stand side by side on one baseline, each with its own lines")
  func sets() throws {
    let scene = try scene(.dejaVuSans, "x", DiagramOptions(pixelsPerEm: 2048, sets: .all))
    #expect(scene.panels.map(\.set) == [.hhea, .typo, .win])
    let values = scene.panels.map { panel in
      panel.elements.compactMap { element -> Double? in
        if case .line(let line) = element, line.line == .ascender { line.value } else { nil }
      }
    }
    // At 2048 pixels to the em a pixel is a unit.
    #expect(values == [[1901], [1556], [1901]])
    #expect(Set(scene.lines.filter { $0.line == .baseline }.map(\.y)).count == 1)
  }

  @Test("a bitmap face without design units is drawn by its strike")
  func bitmap() throws {
    let scene = try scene(.terminus12, "Hx", DiagramOptions(pixelsPerEm: 120))
    let ascender = try #require(scene.lines.first { $0.line == .ascender })
    // The strike has 12 pixels to the em, of which 10 are above the baseline.
    #expect(ascender.value == 100)
    #expect(ascender.units == nil)
    #expect(scene.labels.contains { $0.text == "10 px" })
    // Bitmaps of one bit are outlines of squares, ten pixels wide here.
    let outline = try #require(scene.glyphs.first?.outline)
    #expect(!outline.segments.isEmpty)
    #expect(scene.glyphs[0].scale == 10)
  }

  @Test("a picture beyond 16,384 pixels is refused with its size", arguments: [1.0, 4.0])
  func limit(scale: Double) throws {
    let face = SampleFace()
    let fits = DiagramOptions(pixelsPerEm: 1000, showsLabels: false)
    _ = try scene([panel(face)], fits, scale: scale)
    let tooLarge = DiagramOptions(pixelsPerEm: 20_000 / scale)
    let error = #expect(throws: DiagramError.self) {
      try scene([panel(face)], tooLarge, scale: scale)
    }
    #expect(error?.message.contains("16,384 × 16,384 is the most") == true)
  }

  @Test("metrics and ink that are not sane numbers give an error, not a crash")
  func insane() throws {
    var broken = panel(SampleFace())
    broken.text.lines[0].advance = .infinity
    #expect(throws: DiagramError.self) { try scene([broken]) }
    broken.text.lines[0].advance = 500
    broken.text.lines[0].ink = InkBox(xMin: 0, yMin: -.infinity, xMax: 1, yMax: .infinity)
    #expect(throws: DiagramError.self) { try scene([broken]) }
    broken.text.lines[0].ink = InkBox(xMin: 0, yMin: .nan, xMax: .nan, yMax: .nan)
    // Comparing with what is not a number may choose either; the picture has a size all the same.
    let picture = try? scene([broken])
    #expect(picture.map { $0.width > 0 && $0.height > 0 } ?? true)
  }
}
