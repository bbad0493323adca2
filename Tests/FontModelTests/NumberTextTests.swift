import FontModel
import Testing

@Suite struct NumberTextTests {
  @Test(
    "three decimals are rounded, halves away from zero",
    arguments: [
      (22.27734375, "22.277"), (-5.66015625, "-5.660"), (0, "0.000"), (-0.0001, "0.000"),
      (0.0005, "0.001"), (-0.0625, "-0.063"), (13.125, "13.125"), (27.9375, "27.938"),
      (1e12, "1000000000000.000"), (999.9996, "1000.000"),
    ])
  func threeDecimals(value: Double, text: String) {
    #expect(NumberText.threeDecimals(value) == text)
  }

  @Test(
    "the shortest form reads back the same",
    arguments: [
      (24, "24"), (17.49609375, "17.49609375"), (-0.0, "0"), (0.1, "0.1"), (87.5, "87.5"),
      (-12, "-12"),
    ])
  func shortest(value: Double, text: String) {
    #expect(NumberText.shortest(value) == text)
    #expect(Double(NumberText.shortest(value)) == value)
  }

  @Test(
    "small numbers have no exponent",
    arguments: [(7.165e-05, "0.00007165"), (-2e-9, "-0.000000002")])
  func small(value: Double, text: String) {
    #expect(NumberText.shortest(value) == text)
  }

  @Test(
    "at most two decimals", arguments: [(-16.3330078125, "-16.33"), (10, "10"), (-0.5, "-0.5")])
  func twoDecimals(value: Double, text: String) {
    #expect(NumberText.upToTwoDecimals(value) == text)
  }

  @Test(
    "counts have commas between thousands",
    arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (6253, "6,253"), (1_234_567, "1,234,567")])
  func grouped(count: Int, text: String) {
    #expect(NumberText.grouped(count) == text)
  }

  @Test("what is smaller than the last decimal is 0", arguments: [1e-13, -1e-13, 1e-300, 4.9e-13])
  func tiny(value: Double) {
    #expect(NumberText.shortest(value) == "0")
    #expect(NumberText.shortest(value + 1e-12).hasPrefix("0.0000000000"))
  }
}
