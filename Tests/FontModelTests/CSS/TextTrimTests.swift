@testable import FontModel
import Testing

/// Capsize's trims, by its published examples and by arithmetic.
@Suite struct TextTrimTests {
  private func trims(_ trim: TextTrim) -> [String] {
    [trim.capHeightTrim, trim.baselineTrim].map { CSSNumber.shortFixed($0, decimals: 4) + "em" }
  }

  @Test(
    "Times New Roman has the published trims",
    arguments: [
      (TextTrim.Request.Leading.lineHeight(180), ["-0.2753em", "-0.2626em"], 180.0 as Double?),
      (.normal, ["-0.2502em", "-0.2375em"], nil),
      (.gap(30), ["-0.1063em", "-0.0937em"], 129.3164),
      (.multiple(1.2), ["-0.2753em", "-0.2626em"], 180),
    ])
  func published(
    leading: TextTrim.Request.Leading, expected: [String], lineHeight: Double?
  ) throws {
    let font = try CSSSample.known("Times New Roman")
    let trim = try TextTrim(
      TextTrim.Request(size: .fontSize(150), leading: leading), font: font, dialect: .capsize)
    #expect(trims(trim) == expected)
    #expect(
      trim.lineHeight.map { CSSNumber.shortFixed($0, decimals: 4) }
        == lineHeight.map { CSSNumber.shortFixed($0, decimals: 4) })
  }

  @Test("the font size follows from the height of capitals")
  func capHeight() throws {
    let font = CSSSample.font("Test", unitsPerEm: 1000, hhea: (900, -300, 0), capHeight: 700)
    let trim = try TextTrim(
      TextTrim.Request(size: .capHeight(35), leading: .normal), font: font, dialect: .fontmetrics)
    #expect(abs(trim.fontSize - 50) < 1e-12)
    #expect(trims(trim) == ["-0.2em", "-0.3em"])
  }

  @Test("a gap is shared out above and below; a negative one is none, as in browsers")
  func gap() throws {
    func trim(_ gap: Int, _ dialect: CSSDialect) throws -> [String] {
      let font = CSSSample.font("Test", unitsPerEm: 1000, hhea: (900, -300, gap), capHeight: 700)
      return trims(
        try TextTrim(
          TextTrim.Request(size: .fontSize(10), leading: .normal), font: font, dialect: dialect))
    }
    #expect(try trim(100, .fontmetrics) == ["-0.25em", "-0.35em"])
    #expect(try trim(-100, .fontmetrics) == ["-0.2em", "-0.3em"])
    #expect(try trim(-100, .capsize) == ["-0.15em", "-0.25em"])
  }

  @Test("without a cap height there is nothing to trim to")
  func noCapHeight() throws {
    let font = try CSSSample.face()
    let report = CSSReport(
      font, CSSRequest(trim: TextTrim.Request(size: .fontSize(16), leading: .normal)))
    #expect(report.trim == nil)
    #expect(report.problems.map(\.code) == [.metricAbsent])
  }
}
