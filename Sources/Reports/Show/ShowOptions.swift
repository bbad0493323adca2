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

  /// Options from their parts.
  package init(
    sizes: [FontSize] = [.standard], lengths: Lengths = .atSizes, showsTextStyles: Bool = false
  ) {
    precondition(!sizes.isEmpty, "there is always a size")
    self.sizes = sizes
    self.lengths = lengths
    self.showsTextStyles = showsTextStyles
  }
}
