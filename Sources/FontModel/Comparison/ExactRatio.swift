/// A ratio of two whole numbers in lowest terms, both above 0.
package struct ExactRatio: Hashable, Sendable {
  package let numerator: Int
  package let denominator: Int

  /// The ratio of two fractions, (a/b) ÷ (c/d).
  ///
  /// Nil unless all four numbers are above 0 and the products fit into 64 bits.
  package init?(_ a: Int, over b: Int, by c: Int, over d: Int) {
    guard a > 0, b > 0, c > 0, d > 0 else { return nil }
    let (numerator, isNumeratorTooLarge) = a.multipliedReportingOverflow(by: d)
    let (denominator, isDenominatorTooLarge) = b.multipliedReportingOverflow(by: c)
    guard !isNumeratorTooLarge, !isDenominatorTooLarge else { return nil }
    var (divisor, rest) = (numerator, denominator)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The ratio as a number.
  package var value: Double { Double(numerator) / Double(denominator) }
}
