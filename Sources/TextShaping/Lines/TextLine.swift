/// One line of a text, as it is handed on to be shaped.
struct TextLine: Hashable {
  /// The characters; a tab has become a blank, other control characters are left out.
  private(set) var characters: [Unicode.Scalar] = []
  /// Where each character stands in the whole text, in Unicode scalars.
  private(set) var offsets: [Int] = []

  /// Splits a text at newlines of every kind (`\n`, `\r\n`, U+2028 and so on).
  ///
  /// A text has at least one line; one that ends in a newline has an empty last line.
  static func lines(of text: String) -> [TextLine] {
    var lines = [TextLine()]
    var offset = 0
    for character in text {
      if character.isNewline {
        lines.append(TextLine())
        offset += character.unicodeScalars.count
      } else {
        for scalar in character.unicodeScalars {
          lines[lines.count - 1].add(scalar, offset: offset)
          offset += 1
        }
      }
    }
    return lines
  }

  private mutating func add(_ scalar: Unicode.Scalar, offset: Int) {
    // There are no tab stops in a picture of a few words.
    let isTab = scalar == "\t"
    guard isTab || scalar.properties.generalCategory != .control else { return }
    characters.append(isTab ? " " : scalar)
    offsets.append(offset)
  }
}
