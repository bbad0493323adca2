internal import CChafa
internal import FontModel
internal import Terminal

/// Sample text made into characters.
struct SymbolGlyphs {
  let canvas: TerminalCanvas
  /// How many cells the text may take.
  let columns: Int
  let rows: Int

  /// The pixels that a cell stands for; its height is twice its width, as terminals have it.
  static let cell = (width: 8.0, height: 16.0)

  /// The text as cells, `elements` being placed in pixels of `cell`.
  func grid(_ elements: [SceneElement]) throws(DiagramError) -> SymbolGrid {
    var grid = SymbolGrid(columns: columns, rows: rows)
    let hasColors = canvas.colorLevel != .none && elements.contains { $0.hasColors }
    do {
      let cells = try cells(elements, hasColors: hasColors)
      for row in 0..<rows {
        for column in 0..<columns {
          let cell = cells.cell(column: column, row: row)
          var style = TextStyle.plain
          if hasColors {
            style.color = cell.foreground.map(TerminalColor.init(rgb:))
            style.background = cell.background.map(TerminalColor.init(rgb:))
          }
          if cell.character == " " { style.color = nil }
          grid[row, column] = SymbolGrid.Cell(character: cell.character, style: style)
        }
      }
    } catch {
      throw DiagramError(error)
    }
    return grid
  }

  private func cells(
    _ elements: [SceneElement], hasColors: Bool
  ) throws(CairoError) -> CellCanvas {
    let scene = Scene(
      width: columns * Int(Self.cell.width), height: rows * Int(Self.cell.height), title: "",
      theme: canvas.isDark ?? true ? .dark : .light, hasBackground: false, labelFamily: nil,
      panels: [ScenePanel(name: "", set: nil, elements: hasColors ? elements : whitened(elements))])
    let surface = try scene.pixels(scale: 1)
    let configuration = CanvasConfiguration(
      columns: columns, rows: rows, cellWidth: Int(Self.cell.width),
      cellHeight: Int(Self.cell.height))
    configuration.setColors(hasColors ? colorMode : CHAFA_CANVAS_MODE_FGBG)
    configuration.setSymbols(symbols)
    return CellCanvas(surface, configuration)
  }

  /// Without colours only what is covered counts, so everything is the colour of the text.
  private func whitened(_ elements: [SceneElement]) -> [SceneElement] {
    let white = SceneGlyphs.Paint.fixed(GlyphColor(red: 255, green: 255, blue: 255, alpha: 255))
    return elements.map { element in
      guard case .glyphs(var glyphs) = element else { return element }
      glyphs.paint = white
      return .glyphs(glyphs)
    }
  }

  private var colorMode: ChafaCanvasMode {
    switch canvas.colorLevel {
    case .none: CHAFA_CANVAS_MODE_FGBG
    case .ansi16: CHAFA_CANVAS_MODE_INDEXED_16
    case .ansi256: CHAFA_CANVAS_MODE_INDEXED_240
    case .truecolor: CHAFA_CANVAS_MODE_TRUECOLOR
    }
  }

  private var symbols: Int32 {
    guard canvas.hasUnicodeSymbols else { return CHAFA_SYMBOL_TAG_ASCII.rawValue }
    return [
      CHAFA_SYMBOL_TAG_SPACE, CHAFA_SYMBOL_TAG_SOLID, CHAFA_SYMBOL_TAG_BLOCK,
      CHAFA_SYMBOL_TAG_QUAD, CHAFA_SYMBOL_TAG_HHALF, CHAFA_SYMBOL_TAG_VHALF,
    ].reduce(0) { $0 | $1.rawValue }
  }
}

extension SceneElement {
  /// Whether a font's own colours are in it.
  fileprivate var hasColors: Bool {
    switch self {
    case .glyphs(let glyphs): if case .fixed = glyphs.paint { true } else { false }
    case .image(let image): image.image.format == .bgra
    case .area, .line, .stroke, .label: false
    }
  }
}

extension TerminalColor {
  /// A colour from 0xRRGGBB.
  fileprivate init(rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }
}
