package import FontModel
internal import UnicodeText

/// What a face has to be to stay in a catalogue; all that is set has to hold.
package struct CatalogueFilter: Hashable, Sendable {
  /// Words that a name of the face contains, whatever their order, case, diacritics and blanks.
  ///
  /// A family whose name contains all of them keeps all its faces. Of other families the faces stay
  /// of which another family name (older, or in another language), a full name or the PostScript
  /// name does, or the family and the style together do. A word is found within one name: it
  /// doesn't begin in the family and end in the style.
  package var search: String?
  /// Every character one cell wide.
  package var isMonospace = false
  /// Variation axes.
  package var isVariable = false
  /// Colours of its own.
  package var hasColor = false
  /// The font format, whatever its case and blanks: `type1` means "Type 1".
  package var format: String?
  /// The OpenType weights to keep, 1 to 1000.
  package var weights: ClosedRange<Double>?
  package var slant: Slant?
  /// Language tags such as "pl", "zh-tw" or "pt_BR"; the face covers all of them.
  package var languages: [String] = []
  /// Characters that the face has glyphs for, all of them.
  package var characters: [Unicode.Scalar] = []

  /// A filter that keeps everything.
  package init() {}
}

extension CatalogueFilter {
  /// Whether the face is what is asked for, names and coverage aside.
  func accepts(_ face: FaceSummary) -> Bool {
    if isMonospace, !face.spacing.isFixed { return false }
    if isVariable, !face.isVariable { return false }
    if hasColor, !face.hasColor { return false }
    if let slant, slant != face.slant { return false }
    if let weights, !weights.contains(face.weight) { return false }
    guard let format else { return true }
    return caseFoldedWithoutBlanks(format) == caseFoldedWithoutBlanks(face.format)
  }
}
