import FontModel
import MetricDiagram
import Terminal
import TestSupport
import Testing

/// Pictures as characters.
struct SymbolTests {
  private func text(
    _ panels: [DiagramPanel], columns: Int, rows: Int? = nil, color: ColorLevel = .none,
    hasUnicode: Bool = true, _ options: DiagramOptions = DiagramOptions()
  ) throws -> String {
    let request = DiagramRequest(panels: panels, options: options, labelFont: .none)
    let canvas = TerminalCanvas(
      graphicsProtocol: .symbols, columns: columns, rows: rows, colorLevel: color,
      hasUnicodeSymbols: hasUnicode)
    return String(decoding: try TerminalPicture(request, canvas: canvas).bytes(), as: UTF8.self)
  }

  @Test("looks as it was looked at", arguments: [80, 40], [ColorLevel.none, .truecolor])
  func snapshot(columns: Int, color: ColorLevel) throws {
    let text = try text([panel(.dejaVuSans)], columns: columns, color: color)
    try expectSnapshot(text, named: "symbols-\(columns)-\(color)")
  }

  @Test("ASCII looks as it was looked at")
  func ascii() throws {
    let text = try text([panel(.lato, "Hxgp")], columns: 80, hasUnicode: false)
    #expect(text.utf8.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
    try expectSnapshot(text, named: "symbols-80-ascii")
  }

  @Test("several faces, sets and lines look as they were looked at")
  func several() throws {
    let options = DiagramOptions(labelledPixelsPerEm: 24, sets: .all, lineCount: 2)
    let text = try text([panel(.dejaVuSans, "Hx")], columns: 72, rows: 40, options)
    try expectSnapshot(text, named: "symbols-sets")
  }

  private static let oneBaseline = DiagramOptions(
    labelledPixelsPerEm: 24, arrangement: .oneBaseline)

  @Test("faces on one baseline look as they were looked at", arguments: [80, 40])
  func oneBaseline(columns: Int) throws {
    let text = try text([panel(.dejaVuSans), panel(.lato)], columns: columns, Self.oneBaseline)
    try expectSnapshot(text, named: "symbols-one-baseline-\(columns)")
  }

  @Test("faces on one baseline have it in one row, and no letter is cut", arguments: [60, 80, 120])
  func oneBaselineRow(columns: Int) throws {
    let fonts = [TestFont.dejaVuSans, .lato]
    let text = try text(fonts.map { try panel($0) }, columns: columns, Self.oneBaseline)
    let lines = text.split(separator: "\n")
    for line in lines { #expect(line.count <= columns) }
    let baseline = try #require(lines.first { $0.contains("  base") })
    #expect(baseline.split(separator: " ").count { $0 == "base" } == 2)
  }

  @Test("no line is wider than the terminal", arguments: [20, 33, 40, 59, 60, 80, 200])
  func width(columns: Int) throws {
    for font in [TestFont.dejaVuSans, .ebGaramond, .notoNastaliqUrdu, .fixed6x13] {
      let text = try text([panel(font, "Hxgp نس")], columns: columns)
      for line in text.split(separator: "\n") { #expect(line.count <= columns, "\(font)") }
      #expect(!text.contains("\u{1B}"))
    }
  }

  @Test(
    "rules run without a break, from the bracket to the end of the picture",
    arguments: [TestFont.dejaVuSans, .lato, .liberationSerif])
  func rules(font: TestFont) throws {
    let lines = try text([panel(font)], columns: 80).split(separator: "\n")
    for name in ["Ascender", "x-height", "Baseline", "Descender"] {
      let line = try #require(lines.first { $0.contains(name) })
      let picture = line.prefix(while: { !$0.isLetter }).dropLast(2)
      let rule = picture.drop { !"┌└┼".contains($0) || $0 == "│" }.drop { $0 == "│" }
      #expect(rule.allSatisfy { "─━┌└┼┴┬│".contains($0) }, "\(line)")
      #expect(rule.drop { $0 == "┌" || $0 == "│" }.dropFirst(3).allSatisfy { "─━".contains($0) })
    }
  }

  @Test("lines on one row share it, and its label names them")
  func shared() throws {
    // EB Garamond's ascender and cap height are 68 of 1000 units apart.
    let text = try text([panel(.ebGaramond)], columns: 60, rows: 5)
    let line = try #require(text.split(separator: "\n").first { $0.contains("Ascender") })
    #expect(line.contains("Ascender"))
    #expect(line.contains(" / Cap height") || line.contains(" / cap"))
  }

  @Test("colour glyphs keep colours where there are any")
  func colors() throws {
    let emoji = try panel(.notoColorEmoji, "😀")
    #expect(try text([emoji], columns: 80, color: .truecolor).contains("[38;2;"))
    #expect(try text([emoji], columns: 80, color: .ansi256).contains("[48;5;"))
    #expect(!(try text([emoji], columns: 80).contains("\u{1B}")))
  }

  @Test("without labels there is only the picture")
  func noLabels() throws {
    let options = DiagramOptions(showsLabels: false)
    let text = try text([panel(.dejaVuSans)], columns: 40, options)
    #expect(!text.contains { $0.isLetter || $0.isNumber })
  }
}
