/// Words that a name has to contain, whatever its case, diacritics and blanks.
package struct SearchPattern: Sendable, Hashable {
  /// The words of the text as they are compared: folded, without blanks; none is empty.
  package let words: [String]

  /// Takes the words of a text, which blanks part.
  ///
  /// A text without any, also one of nothing but combining marks, is a pattern every name matches.
  package init(_ text: String) {
    words = text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
      .map { foldedWithoutBlanks(String($0)) }
      .filter { !$0.isEmpty }
  }

  /// Whether the name contains every word, in any order; words may overlap.
  package func matches(_ name: String) -> Bool {
    let text = Array(foldedWithoutBlanks(name).utf8)
    return words.allSatisfy { !occurrences(of: Array($0.utf8), in: text).isEmpty }
  }

  /// Whether the name contains this one of `words`: for a search where several names may share them.
  package static func contains(word: String, in name: String) -> Bool {
    !occurrences(of: Array(word.utf8), in: Array(foldedWithoutBlanks(name).utf8)).isEmpty
  }

  /// Where the words stand in the name as it is written: whole characters, in order, not touching.
  ///
  /// A blank inside a match belongs to it. Words that aren't found are passed over.
  package func ranges(in name: String) -> [Range<String.Index>] {
    // Each folded byte remembers the character it came from: folding changes the lengths.
    var text: [UInt8] = []
    var origins: [String.Index] = []
    for index in name.indices {
      for byte in foldedWithoutBlanks(String(name[index])).utf8 {
        text.append(byte)
        origins.append(index)
      }
    }
    let found = words.flatMap { occurrences(of: Array($0.utf8), in: text) }
      .map { origins[$0.lowerBound]..<name.index(after: origins[$0.upperBound - 1]) }
    return merged(found)
  }
}

/// Every place of the word in the text, overlapping ones too; the word isn't empty.
private func occurrences(of word: [UInt8], in text: [UInt8]) -> [Range<Int>] {
  guard let first = word.first, word.count <= text.count else { return [] }
  return (0...(text.count - word.count)).compactMap { start in
    guard text[start] == first, text[start...].starts(with: word) else { return nil }
    return start..<(start + word.count)
  }
}

private func merged(_ ranges: [Range<String.Index>]) -> [Range<String.Index>] {
  var result: [Range<String.Index>] = []
  for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
    guard let last = result.last, range.lowerBound <= last.upperBound else {
      result.append(range)
      continue
    }
    result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
  }
  return result
}
