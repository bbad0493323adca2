@testable import FontModel
import TestSupport
import Testing

/// How wide text is on average, by each tool's rules.
@Suite struct AverageWidthTests {
  /// The weights are published shares of text, not normalised.
  @Test(
    "a script's weights are those that are published",
    arguments: [(WeightedScript.latin, 81, 10_003), (.thai, 54, 10_001)])
  func weights(script: WeightedScript, count: Int, sum: Int) {
    #expect(script.weights.count == count)
    #expect(Set(script.weights.map(\.character)).count == count)
    #expect(script.weights.reduce(0) { $0 + $1.tenThousandths } == sum)
  }

  @Test(
    "letters have the share of text that is published",
    arguments: [
      (" ", 1540), ("e", 922), ("t", 672), ("á", 1), ("\u{E9}", 1), ("|", 38), ("0", 53),
      ("\"", 12),
    ])
  func share(character: Unicode.Scalar, tenThousandths: Int) {
    let weight = WeightedScript.latin.weights.first { $0.character == character }
    #expect(weight?.tenThousandths == tenThousandths)
  }

  private func advances(_ advances: [Unicode.Scalar: Int], missing: Int? = 100)
    -> CharacterAdvances
  {
    CharacterAdvances(
      missing: missing.map { DesignUnits($0) }, advances: advances.mapValues { DesignUnits($0) })
  }

  @Test("a font with one advance has that average, times the sum of the weights, rounded")
  func monospaced() {
    let all = Dictionary(
      uniqueKeysWithValues: CharacterAdvances.neededForCSS.map { ($0, DesignUnits(1229)) })
    let width = AverageWidth(.latin, CharacterAdvances(missing: nil, advances: all))
    // 1229 × 1.0003 = 1229.3687.
    #expect(width == AverageWidth(units: 1229))
    #expect(
      AverageWidth(ofNextLettersIn: CharacterAdvances(missing: nil, advances: all))
        == AverageWidth(units: 1229))
  }

  @Test("a font that lacks a letter has no average, and says which one")
  func incomplete() {
    var letters = Dictionary(
      uniqueKeysWithValues: WeightedScript.latin.weights.map { ($0.character, 600) })
    letters["é"] = nil
    letters["7"] = nil
    let width = AverageWidth(.latin, advances(letters))
    #expect(width.units == nil)
    #expect(width.missing == ["7", "é"])
    // 600 × 1.0003 − 500 × 0.0006 = 599.88, as Capsize counts .notdef.
    #expect(AverageWidth(.latin, advances(letters), countsMissing: true).units == 600)
    #expect(AverageWidth(.latin, advances(letters, missing: nil), countsMissing: true).units == nil)
  }

  @Test("a font without a script is as wide as its .notdef for Capsize, and unknown for us")
  func uncovered() {
    let empty = advances([:], missing: 600)
    #expect(AverageWidth(.thai, empty).units == nil)
    // 600 × 1.0001 = 600.06, the published 600 of Noto Sans.
    #expect(AverageWidth(.thai, empty, countsMissing: true).units == 600)
  }

  @Test("next/font's mean counts letters as often as it lists them, and needs them all")
  func nextMean() {
    var letters = Dictionary(
      uniqueKeysWithValues: "abcdefghijklmnopqrstuvwxyz ".unicodeScalars.map { ($0, 500) })
    letters[" "] = 250
    letters["a"] = 600
    // 43 characters, 6 of them blanks and 3 of them a: (34 × 500 + 6 × 250 + 3 × 600) ÷ 43.
    #expect(AverageWidth(ofNextLettersIn: advances(letters)).units == 20_300.0 / 43)
    letters["q"] = nil
    let width = AverageWidth(ofNextLettersIn: advances(letters))
    #expect(width == AverageWidth(units: nil, missing: ["q"]))
  }
}
