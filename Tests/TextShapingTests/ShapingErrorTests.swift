import FontModel
import FreeType
import TestSupport
import Testing

struct ShapingErrorTests {
  private let font = SFNTBuilder().build()

  private func error(
    _ options: ShapingOptions = ShapingOptions(), index: Int = 0,
    at position: FacePosition = .standard
  ) -> FontError? {
    do {
      _ = try shape("H", .dejaVuSans, index: index, at: position, options)
      return nil
    } catch {
      return error as? FontError
    }
  }

  @Test(
    "A feature may be written in HarfBuzz's ways",
    arguments: ["smcp", "-kern", "+kern", "salt=2", "kern=0", "liga[3:5]", "ss01"])
  func features(feature: String) {
    #expect(error(ShapingOptions(features: [feature])) == nil)
  }

  @Test(
    "What isn't a feature is refused",
    arguments: ["", "toolong", "kern=x", "é", "kern\u{0}", "-"])
  func badFeatures(feature: String) {
    #expect(
      error(ShapingOptions(features: ["smcp", feature]))
        == FontError(
          .shaping, subject: feature, message: "is not an OpenType feature",
          advice: "write features as smcp, -kern or salt=2"))
  }

  @Test("A language is a BCP 47 tag", arguments: ["ar", "zh-Hant", "sr-Latn-RS", "x-hbsc-arab"])
  func languages(language: String) {
    #expect(error(ShapingOptions(language: language)) == nil)
  }

  @Test(
    "What isn't a tag is refused",
    arguments: ["", "-", "ar_EG", "Urdu language", "中文", "ar\u{0}", "123", "abcdefghi"])
  func badLanguages(language: String) {
    #expect(
      error(ShapingOptions(language: language))
        == FontError(
          .shaping, subject: language, message: "is not a language tag",
          advice: "write languages as in BCP 47: ar, ur, zh-Hant"))
  }

  @Test("Trouble of this kind isn't an answer")
  func isTrouble() {
    #expect(!FontError(.shaping, subject: "", message: "").isNegativeAnswer)
  }

  @Test("A face, an instance or an axis that isn't there is the error that it is for the metrics")
  func positions() {
    #expect(error(index: 1)?.code == .noSuchFace)
    #expect(error(index: -1)?.code == .noSuchFace)
    #expect(error(index: 70_000)?.code == .noSuchFace)
    #expect(error(at: .instance(1))?.code == .notVariable)
    #expect(error(at: .coordinates([]))?.code == .notVariable)
    #expect(
      throws: FontError.self,
      performing: {
        try shape("H", .interVariable, at: .coordinates([AxisPosition(tag: "XXXX", value: 1)]))
      })
  }

  @Test("A file that is no font is refused")
  func notAFont() {
    #expect(throws: FontError.self) { try shape("H", Array("nothing".utf8)) }
  }
}
