import FontModel
import Testing

@testable import FreeType

struct StyleWordsTests {
  @Test(
    "A style tells a weight by the first word that is in it",
    arguments: [
      ("Thin", 100), ("Extra Light Italic", 200), ("SemiLight", 350), ("Light", 300), ("Book", 380),
      ("Regular", 400), ("Medium Oblique", 500), ("Demi", 600), ("SEMIBOLD", 600),
      ("Extra Bold", 800), ("Bold Italic", 700), ("Ultra Black", 1000), ("Ultra", 800),
      ("Black", 900), ("Heavy", 900),
    ] as [(String, Double)])
  func weights(style: String, weight: Double) {
    #expect(StyleWords.weight(in: style) == weight)
  }

  @Test("\"Ultra\" counts only as a word of its own")
  func ultra() {
    #expect(StyleWords.weight(in: "Ultrawide") == nil)
    #expect(StyleWords.weight(in: "Wide-Ultra") == 800)
  }

  @Test("A style that speaks of nothing tells nothing", arguments: ["", "Kursiv", "Schmal", "A"])
  func nothing(style: String) {
    #expect(StyleWords.weight(in: style) == nil)
    #expect(StyleWords.width(in: style) == nil)
  }

  @Test(
    "A style tells a width",
    arguments: [
      ("Condensed Bold", 75), ("Semi Condensed", 87.5), ("ExtraCondensed", 62.5),
      ("Extended", 125), ("UltraExpanded", 200), ("Normal", 100),
    ])
  func widths(style: String, width: Double) {
    #expect(StyleWords.width(in: style) == width)
  }

  @Test(
    "A style tells a slant",
    arguments: [
      ("Bold Italic", Slant.italic), ("Kursiv", .italic), ("Oblique", .oblique),
      ("BoldOblique", .oblique), ("Italic Oblique", .italic),
    ])
  func slants(style: String, slant: Slant) {
    #expect(StyleWords.slant(in: style) == slant)
    #expect(StyleWords.slant(in: "Regular") == nil)
  }

  @Test("A dictionary's word counts only as a whole")
  func wholeWords() {
    #expect(StyleWords.weight(named: "Demi Bold") == 600)
    #expect(StyleWords.weight(named: "Bold Italic") == nil)
    #expect(StyleWords.width(named: "SemiCondensed") == 87.5)
    #expect(StyleWords.width(named: "Condensed Bold") == nil)
  }
}
