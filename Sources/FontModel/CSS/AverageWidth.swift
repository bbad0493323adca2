/// How wide a face sets text on average.
package struct AverageWidth: Hashable, Sendable {
  /// In design units; nil where it can't be told.
  package var units: Double?
  /// The characters that the face lacks, in the order of the table; they are why `units` is nil,
  /// or count as `.notdef`.
  package var missing: [Unicode.Scalar]

  /// An average from its parts.
  package init(units: Double?, missing: [Unicode.Scalar] = []) {
    self.units = units
    self.missing = missing
  }

  /// Capsize's `xWidthAvg`: advances weighted by frequency, rounded to whole design units.
  ///
  /// - Parameters:
  ///   - script: Whose frequencies count.
  ///   - advances: Those of the face.
  ///   - countsMissing: Whether what the face lacks counts with the advance of `.notdef`, as
  ///     Capsize has it; else a face that lacks anything has no average.
  package init(
    _ script: WeightedScript, _ advances: CharacterAdvances, countsMissing: Bool = false
  ) {
    let weights = script.weights
    missing = weights.map(\.character).filter { advances[$0] == nil }
    guard missing.isEmpty || countsMissing && advances.missing != nil else { return }
    let sum = weights.reduce(0) { sum, weight in
      let advance = advances[weight.character] ?? advances.missing ?? .zero
      return sum + advance.value * weight.tenThousandths
    }
    // Halves upwards, as JavaScript rounds.
    units = ((Double(sum) + 5000) / 10_000).rounded(.down)
  }

  /// The mean of next/font: over letters in a proportion, blanks among them, all of which the
  /// face must have.
  package init(ofNextLettersIn advances: CharacterAdvances) {
    var seen: Set<Unicode.Scalar> = []
    let letters = Self.nextLetters
    missing = letters.filter { advances[$0] == nil && seen.insert($0).inserted }
    guard missing.isEmpty else { return }
    let sum = letters.reduce(0) { $0 + (advances[$1]?.value ?? 0) }
    units = Double(sum) / Double(letters.count)
  }

  /// The letters that next/font averages over: 37, then six blanks.
  static let nextLetters: [Unicode.Scalar] = Array(
    "aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ".unicodeScalars)
}
