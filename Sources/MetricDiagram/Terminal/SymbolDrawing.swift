internal import FontModel
internal import Terminal

/// Draws text, rules and brackets into cells.
struct SymbolDrawing {
  let reference: PanelLayout
  let arrangement: SymbolArrangement
  let canvas: TerminalCanvas

  func grid() throws(DiagramError) -> SymbolGrid {
    var grid = SymbolGrid(columns: arrangement.columns, rows: arrangement.rows)
    let glyphs = try SymbolGlyphs(
      canvas: canvas, columns: arrangement.columns - arrangement.bracketColumns,
      rows: arrangement.rows
    ).grid(elements)
    for row in glyphs.rows.indices {
      for column in 0..<glyphs.columns {
        grid[row, arrangement.bracketColumns + column] = glyphs[row, column]
      }
    }
    // Rules of the first line of text come last, as it has the labels.
    for row in reference.rows.reversed() {
      drawBrackets(baseline: row.baseline, &grid)
      drawRules(baseline: row.baseline, &grid)
    }
    return grid
  }

  private var elements: [SceneElement] {
    let extent = PanelLayout.extent(reference.rows.map(\.line), scale: reference.scale)
    return reference.rows.flatMap { row in
      GlyphRun.elements(
        of: row.line,
        origin: Point(
          x: -extent.left * arrangement.scale,
          y: arrangement.baseline + row.baseline * arrangement.scale),
        scale: reference.scale * arrangement.scale)
    }
  }

  private var symbols: RuleSymbols { canvas.hasUnicodeSymbols ? .unicode : .ascii }

  /// The lines from top to bottom with their distances down from the baseline.
  private var lines: [(line: MetricLine, drop: Double)] {
    MetricLine.allCases.filter(reference.isDrawn).compactMap { line in
      reference.metrics.length(of: line).map { (line, 0 - $0.value) }
    }
  }

  /// A rule in the middle of its row, without a break; of several on one row the first one shows.
  private func drawRules(baseline: Double, _ grid: inout SymbolGrid) {
    for (line, drop) in lines.reversed() {
      let row = arrangement.row(baseline + drop)
      let style = TextStyle(color: line.role.terminalColor)
      for column in bracketColumn(line)..<arrangement.columns {
        let old = grid[row, column]
        let isOverText =
          column >= arrangement.bracketColumns && old.isInked && old.character != symbols.rule
        let character = isOverText ? symbols.ruleOverText : symbols.rule
        if column < arrangement.bracketColumns, old.isInked, line == .baseline {
          grid[row, column].style = style
        } else {
          grid[row, column] = SymbolGrid.Cell(character: character, style: style)
        }
      }
      if line != .baseline, arrangement.bracketColumns > 0 {
        drawCorner(line, row: row, isBelow: drop > 0, style, &grid)
      }
    }
  }

  private func drawCorner(
    _ line: MetricLine, row: Int, isBelow: Bool, _ style: TextStyle, _ grid: inout SymbolGrid
  ) {
    let corner = isBelow ? symbols.lowerCorner : symbols.upperCorner
    grid[row, bracketColumn(line)] = SymbolGrid.Cell(character: corner, style: style)
  }

  /// Uprights between the baseline and each line, and feet on the baseline.
  private func drawBrackets(baseline: Double, _ grid: inout SymbolGrid) {
    let foot = arrangement.row(baseline)
    for (line, drop) in lines where line != .baseline {
      let row = arrangement.row(baseline + drop)
      guard row != foot else { continue }
      let (column, style) = (bracketColumn(line), TextStyle(color: line.role.terminalColor))
      for between in min(row, foot)...max(row, foot) where between != row && between != foot {
        grid[between, column] = SymbolGrid.Cell(character: symbols.upright, style: style)
      }
      let old = grid[foot, column].character
      let joint = row < foot ? symbols.foot : symbols.head
      grid[foot, column].character = old == " " || old == joint ? joint : symbols.cross
    }
  }

  private func bracketColumn(_ line: MetricLine) -> Int {
    guard arrangement.bracketColumns > 0 else { return 0 }
    return switch line {
    case .ascender, .descender, .baseline: 0
    case .capHeight: 1
    case .xHeight: 2
    }
  }
}
