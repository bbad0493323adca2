/// A script for which it is known how often each character stands in text.
package enum WeightedScript: String, CaseIterable, Sendable {
  case latin
  case thai

  /// A character and its share of text, in ten-thousandths.
  package struct Weight: Hashable, Sendable {
    package let character: Unicode.Scalar
    /// Whole, so that sums are exact.
    package let tenThousandths: Int
  }

  /// The characters with their shares, the most frequent first.
  package var weights: [Weight] {
    switch self {
    case .latin: Self.weights(Self.latinFrequencies)
    case .thai: Self.weights(Self.thaiFrequencies)
    }
  }

  private static func weights(
    _ frequencies: [(tenThousandths: Int, characters: String)]
  ) -> [Weight] {
    frequencies.flatMap { group in
      group.characters.unicodeScalars.map {
        Weight(character: $0, tenThousandths: group.tenThousandths)
      }
    }
  }
}
