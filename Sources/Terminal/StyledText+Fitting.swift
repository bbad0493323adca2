internal import UnicodeText

extension StyledText {
  /// Blanks of the plain style; none if the count isn't positive.
  package static func blanks(_ count: Int) -> StyledText {
    var result = StyledText()
    if count > 0 { result.append(safe: String(repeating: " ", count: count), style: .plain) }
    return result
  }

  /// Blanks put behind it until it takes `width` cells; itself if it takes as many or more.
  package func padded(to width: Int) -> StyledText {
    self + .blanks(width - self.width)
  }

  /// Its beginning and an ellipsis in no more than `width` cells, or itself where that fits.
  ///
  /// Characters are kept whole. Where not even the ellipsis fits nothing is left.
  package func truncated(to width: Int, ellipsis: String) -> StyledText {
    guard self.width > width else { return self }
    let room = width - displayWidth(of: ellipsis)
    guard room >= 0 else { return StyledText() }
    var result = StyledText()
    var used = 0
    for cell in cells {
      guard used + cell.width <= room else { break }
      used += cell.width
      result.append(cell)
    }
    result = result.withoutTrailingBlanks
    result.append(safe: escaped(ellipsis), style: spans.last?.style ?? .plain)
    return result
  }

  /// Without the blanks it ends in.
  package var withoutTrailingBlanks: StyledText {
    guard spans.last?.text.last == " " else { return self }
    let kept = cells
    let end = (kept.lastIndex { $0.character != " " } ?? -1) + 1
    return StyledText(kept[..<end])
  }
}

extension StyledText {
  /// A character as the user sees it, with its style and the room it takes.
  struct Cell {
    let character: Character
    let style: TextStyle
    let width: Int
  }

  var cells: [Cell] {
    spans.flatMap { span in
      span.text.map { Cell(character: $0, style: span.style, width: displayWidth(of: $0)) }
    }
  }

  init(_ cells: some Sequence<Cell>) {
    self.init()
    for cell in cells { append(cell) }
  }

  mutating func append(_ cell: Cell) {
    append(safe: String(cell.character), style: cell.style)
  }
}
