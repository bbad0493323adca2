package import FontModel

/// What a report of faces shows.
package struct ShowOptions: Sendable {
  /// What lengths are given in beside their source.
  package enum Lengths: Sendable {
    /// At the sizes, with design units beside.
    case atSizes
    /// Design units alone.
    case designUnits
    /// Parts of the em.
    case ems
  }

  /// At least one.
  package var sizes: [FontSize]
  package var lengths: Lengths
  /// Whether the ten iOS text styles are added.
  package var showsTextStyles: Bool
  /// The text whose extents the reports have; nil for none.
  package var text: String?
  /// The glyph whose extents the reports have, as the user named it; nil for none.
  package var glyph: String?

  /// Options from their parts.
  package init(
    sizes: [FontSize] = [.standard], lengths: Lengths = .atSizes, showsTextStyles: Bool = false,
    text: String? = nil, glyph: String? = nil
  ) {
    precondition(!sizes.isEmpty, "there is always a size")
    self.sizes = sizes
    self.lengths = lengths
    self.showsTextStyles = showsTextStyles
    self.text = text
    self.glyph = glyph
  }
}
