internal import Terminal

extension StyledText {
  /// Blocks of lines side by side, each in so many columns, with blanks between them.
  static func beside(_ blocks: [[StyledText]], columns: Int, gap: Int) -> [StyledText] {
    (0..<(blocks.map(\.count).max() ?? 0)).map { row in
      var line = StyledText()
      for (index, block) in blocks.enumerated() {
        let part = row < block.count ? block[row] : StyledText()
        if index > 0 { line += .blanks(gap) }
        line += part.padded(to: columns)
      }
      return line.withoutTrailingBlanks
    }
  }
}
