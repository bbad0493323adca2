extension StyledText {
  /// Breaks the text into lines of no more than `width` cells.
  ///
  /// A line ends between words, or between two characters of which one is wide, as Chinese and
  /// Japanese are set, though not before closing or after opening punctuation. A word longer than a
  /// line is cut behind a slash or hyphen, or where the line is full. Blanks at a line's end go. One
  /// character that is wider than the line stands alone and juts out.
  ///
  /// - Parameters:
  ///   - width: The cells of a line; less than one is taken as one.
  ///   - hangingIndent: The blanks before each line but the first, at most half the width.
  /// - Returns: At least one line, without blanks at their ends.
  package func wrapped(to width: Int, hangingIndent: Int = 0) -> [StyledText] {
    let width = max(1, width)
    guard self.width > width else { return [self] }
    let indent = min(max(0, hangingIndent), width / 2)
    let cells = cells
    var lines: [StyledText] = []
    var start = 0
    while start < cells.count {
      let room = lines.isEmpty ? width : width - indent
      let end = Self.lineEnd(in: cells, from: start, room: room)
      let line = StyledText(cells[start..<end]).withoutTrailingBlanks
      lines.append(lines.isEmpty ? line : .blanks(indent) + line)
      start = cells[end...].firstIndex { !$0.isBlank } ?? cells.count
    }
    return lines
  }

  /// Behind the last cell of the line that begins at `start`; always beyond `start`.
  private static func lineEnd(in cells: [Cell], from start: Int, room: Int) -> Int {
    var used = 0
    var wordEnd: Int?
    var cut: Int?
    for index in start..<cells.count {
      let cell = cells[index]
      if index > start {
        if mayBreak(between: cells[index - 1], and: cell) {
          wordEnd = index
        } else if "/-".contains(cells[index - 1].character) {
          cut = index
        }
      }
      used += cell.width
      // Blanks may hang over the edge, since they are taken off.
      if used > room, !cell.isBlank {
        return wordEnd ?? cut ?? max(index, start + 1)
      }
    }
    return cells.count
  }

  private static func mayBreak(between one: Cell, and other: Cell) -> Bool {
    if one.isBlank { return !other.isBlank }
    if other.isBlank { return false }
    guard one.width > 1 || other.width > 1 else { return false }
    return !openers.contains(one.character) && !closers.contains(other.character)
      && !one.isNoBreakSpace && !other.isNoBreakSpace
  }

  private static let openers: Set<Character> = Set("([{（［｛「『【〈《〔‘“")
  private static let closers: Set<Character> = Set(")]}）］｝」』】〉》〕’”.,:;!?。、．，：；！？・ー…%°")
}

extension StyledText.Cell {
  /// Whether a line may end here and the cell go with it.
  var isBlank: Bool { character.isWhitespace && !isNoBreakSpace }

  /// Whether it is a blank that holds its neighbours together.
  fileprivate var isNoBreakSpace: Bool { "\u{A0}\u{2007}\u{202F}".contains(character) }
}

/// Breaks plain text for a person into lines, escaped; see `StyledText.wrapped`.
///
/// - Parameters:
///   - text: The text, from anywhere; it is one paragraph.
///   - width: The cells of a line.
///   - indent: The blanks before each line but the first.
/// - Returns: At least one line.
package func wrapped(_ text: String, width: Int, indent: Int = 0) -> [String] {
  StyledText(text).wrapped(to: width, hangingIndent: indent).map(\.plain)
}
