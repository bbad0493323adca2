import FontModel
import Testing

struct MissingCharactersTests {
  @Test("Nothing is said where nothing is missing")
  func none() {
    #expect(MissingCharacters.message([]) == nil)
  }

  @Test("A character is told with its number of four digits or more, and its name")
  func named() {
    #expect(
      MissingCharacters.message(["\u{A9}", "\u{1F600}"])
        == "has no glyph for “©” (U+00A9 COPYRIGHT SIGN), “😀” (U+1F600 GRINNING FACE)")
  }

  @Test("A character without a name is told by its number")
  func unnamed() {
    #expect(MissingCharacters.message(["\u{E000}"]) == "has no glyph for “\u{E000}” (U+E000)")
  }

  @Test(
    "Of many, eight are named and the rest is counted",
    arguments: [(8, ""), (9, " and 1 more")])
  func many(count: Int, rest: String) throws {
    let characters = (0..<UInt32(count)).compactMap { Unicode.Scalar(0xE000 + $0) }
    let message = try #require(MissingCharacters.message(characters))
    #expect(message.hasSuffix("(U+E007)" + rest))
  }
}
