/// What is said of characters that a face has no glyph for.
package enum MissingCharacters {
  /// How many are named one by one.
  private static let limit = 8

  /// The characters with their numbers and names, after "has no glyph for"; nil where none is
  /// missing.
  package static func message(_ characters: [Unicode.Scalar]) -> String? {
    guard !characters.isEmpty else { return nil }
    let shown = characters.prefix(limit).map(description).joined(separator: ", ")
    let rest = characters.count - min(characters.count, limit)
    return "has no glyph for \(shown)" + (rest > 0 ? " and \(rest) more" : "")
  }

  /// A character with its number and, where it has one, its name.
  private static func description(_ character: Unicode.Scalar) -> String {
    let digits = String(character.value, radix: 16, uppercase: true)
    let number = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let name = character.properties.name.map { " \($0)" } ?? ""
    return "“\(character)” (U+\(number)\(name))"
  }
}
