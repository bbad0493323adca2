internal import FontModel

extension ShapingOptions {
  /// Throws `shaping` for the first feature or the language that isn't one.
  func check() throws(FontError) {
    let raqm = try Raqm()
    for feature in features where feature.utf8.contains(0) || !raqm.add(feature: feature) {
      throw FontError(
        .shaping, subject: feature, message: "is not an OpenType feature",
        advice: "write features as smcp, -kern or salt=2")
    }
    if let language, !Self.isLanguageTag(language) {
      throw FontError(
        .shaping, subject: language, message: "is not a language tag",
        advice: "write languages as in BCP 47: ar, ur, zh-Hant")
    }
  }

  /// Whether a text has the form of a BCP 47 tag. Whether there is such a language isn't looked up:
  /// the font knows the languages that it makes a difference for.
  private static func isLanguageTag(_ text: String) -> Bool {
    let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return subtags.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(isLetterOrDigit) }
      && subtags[0].allSatisfy { !isDigit($0) }
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}
