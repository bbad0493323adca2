import FontModel
import Testing

/// Rounding as JavaScript does it.
@Suite struct CSSNumberTests {
  /// The results are those of `toFixed` in V8, but for the sign of zero.
  @Test(
    "numbers are rounded by their exact value",
    arguments: [
      (1.005, 2, "1.00"), (1.45, 1, "1.4"), (8.345, 2, "8.35"), (0.5, 0, "1"), (2.5, 0, "3"),
      (-2.5, 0, "-3"), (0.000_04, 4, "0.0000"), (-0.000_04, 4, "0.0000"),
      (91.380_149_999, 4, "91.3801"), (0, 4, "0.0000"), (1e-20, 3, "0.000"), (10.235, 2, "10.23"),
      (123.456, 2, "123.46"), (1_234_567.125, 2, "1234567.13"),
    ])
  func fixed(value: Double, decimals: Int, text: String) {
    #expect(CSSNumber.fixed(value, decimals: decimals) == text)
  }

  @Test(
    "zeros at the end are left out",
    arguments: [
      (21.390_999_99, "21.391"), (100, "100"), (0, "0"), (-0.262_62, "-0.2626"), (1200, "1200"),
      (0.000_01, "0"),
    ])
  func shortFixed(value: Double, text: String) {
    #expect(CSSNumber.shortFixed(value, decimals: 4) == text)
  }
}
