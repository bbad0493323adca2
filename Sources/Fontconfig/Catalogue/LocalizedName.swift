/// A name that a font gives in one language.
package struct LocalizedName: Hashable, Sendable {
  package var text: String
  /// The language tag in fontconfig's form, such as "en" or "zh-tw"; nil if the font says none.
  package var language: String?

  /// A name in a language.
  package init(_ text: String, language: String?) {
    self.text = text
    self.language = language
  }
}
