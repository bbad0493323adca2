extension TextTable {
  /// Sets the table for a width.
  ///
  /// - Parameters:
  ///   - width: The cells a line may take; nil for as many as the texts need.
  ///   - ellipsis: What stands for text that was cut off.
  /// - Returns: The lines, without blanks at their ends.
  package func lines(fitting width: Int?, ellipsis: String = "…") -> [StyledText] {
    let aligned = alignedColumns()
    let layout = ColumnLayout(columns: columns, cells: aligned, indent: indent, width: width)
    var cellRow = 0
    return rows.flatMap { row -> [StyledText] in
      switch row {
      case .line(let text): return [text]
      case .cells:
        defer { cellRow += 1 }
        return lines(of: aligned.map { $0[cellRow] }, layout, ellipsis)
      }
    }
  }

  /// One row, in as many lines as its highest cell takes.
  private func lines(
    of cells: [StyledText], _ layout: ColumnLayout, _ ellipsis: String
  ) -> [StyledText] {
    let blocks = zip(layout.widths, zip(columns, cells)).map { width, rest in
      let (column, cell) = rest
      return switch column.overflow {
      case .kept: [cell]
      case .truncated: [cell.truncated(to: width, ellipsis: ellipsis)]
      case .wrapped: cell.wrapped(to: width)
      }
    }
    let height = blocks.map(\.count).max() ?? 1
    var lines = (0..<height).map { line in
      var text = StyledText.blanks(indent)
      for (index, block) in blocks.enumerated() {
        let part = line < block.count ? block[line] : StyledText()
        let slack = StyledText.blanks(layout.widths[index] - part.width)
        text += .blanks(layout.gaps[index])
        text += columns[index].alignment == .leading ? part + slack : slack + part
      }
      return text.withoutTrailingBlanks
    }
    if let below = layout.widthBelow, let last = cells.last, !last.isEmpty {
      lines += last.wrapped(to: below).map { .blanks(indent + ColumnLayout.indentBelow) + $0 }
    }
    return lines
  }

  /// The cells by column, each row's or empty, padded where digits have to meet.
  private func alignedColumns() -> [[StyledText]] {
    let cellRows: [[StyledText]] = rows.compactMap { row in
      switch row {
      case .cells(let cells): cells
      case .line: nil
      }
    }
    return columns.indices.map { index in
      let cells = cellRows.map { index < $0.count ? $0[index] : StyledText() }
      return switch columns[index].alignment {
      case .leading: cells
      case .trailing: hanging(cells)
      case .decimal: aligningNumbers(cells)
      }
    }
  }
}

/// Cells to be set at the right edge, with a blank behind those that have no sign to hang out.
private func hanging(_ cells: [StyledText]) -> [StyledText] {
  func hasSign(_ cell: StyledText) -> Bool {
    let text = cell.plain
    return text.hasSuffix("°") || text.hasSuffix("%")
  }
  func endsInDigit(_ cell: StyledText) -> Bool { cell.plain.last?.isWholeNumber == true }
  guard cells.contains(where: hasSign), cells.contains(where: endsInDigit) else { return cells }
  return cells.map { $0.isEmpty || hasSign($0) ? $0 : $0 + .blanks(1) }
}

/// Cells with blanks behind them so that, set at the right edge, their whole numbers end in line.
private func aligningNumbers(_ cells: [StyledText]) -> [StyledText] {
  let tails = cells.map(widthAfterWholeNumber)
  let longest = tails.lazy.compactMap { $0 }.max() ?? 0
  return zip(cells, tails).map { cell, tail in
    tail.map { cell + .blanks(longest - $0) } ?? cell
  }
}

/// How wide that is which follows the digits of the number it begins with; nil without a number.
private func widthAfterWholeNumber(_ cell: StyledText) -> Int? {
  let text = cell.plain
  guard let first = text.firstIndex(where: \.isWholeNumber) else { return nil }
  guard text[..<first].allSatisfy({ "+-−".contains($0) }) else { return nil }
  let rest = text[first...].drop { $0.isWholeNumber || $0 == "," }
  return StyledText(String(rest)).width
}
