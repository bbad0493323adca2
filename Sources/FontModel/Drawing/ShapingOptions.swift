/// How text is shaped.
package struct ShapingOptions: Hashable, Sendable {
  /// OpenType features as HarfBuzz writes them: `smcp`, `-kern`, `salt=2`.
  package var features: [String]
  /// A BCP 47 tag such as "ar" or "ur"; nil for none.
  package var language: String?

  /// Options; by default the font's own behaviour.
  package init(features: [String] = [], language: String? = nil) {
    self.features = features
    self.language = language
  }
}
