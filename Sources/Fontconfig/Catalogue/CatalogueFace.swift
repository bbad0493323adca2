package import FontModel

/// One installed face with the names by which it can be found.
package struct CatalogueFace: Sendable {
  // One reference, since faces are grouped and sorted before anyone looks at them.
  private let content: Content

  /// A face from its parts.
  ///
  /// - Parameters:
  ///   - summary: What a list says of the face.
  ///   - families: The families it belongs to; see the property.
  ///   - styles: The names of its style.
  ///   - fullNames: The full names.
  ///   - fontVersion: The version in `head`, or 0.
  package init(
    summary: FaceSummary, families: [LocalizedName], styles: [LocalizedName],
    fullNames: [LocalizedName], fontVersion: Int
  ) {
    content = Content(
      summary: summary, families: families, styles: styles, fullNames: fullNames,
      fontVersion: fontVersion)
  }

  package var summary: FaceSummary { content.summary }

  /// The families it belongs to: the typographic one first, then older ones and translations.
  package var families: [LocalizedName] { content.families }

  /// The names of its style, in the order of the families.
  package var styles: [LocalizedName] { content.styles }

  package var fullNames: [LocalizedName] { content.fullNames }

  /// The PostScript name; nil where the font has none.
  package var postScriptName: String? { content.summary.postScriptName }

  /// The version in `head` as 16.16 fixed point; 0 where the font has none.
  package var fontVersion: Int { content.fontVersion }

  /// The order within a family, that of `FaceSummary.precedes`; copies nothing.
  func precedes(_ other: CatalogueFace) -> Bool {
    content.summary.precedes(other.content.summary)
  }

  /// Whether the faces are alike in width, weight, slant and the name of their style.
  func hasStyle(of other: CatalogueFace) -> Bool {
    let (one, other) = (content, other.content)
    return one.summary.weight == other.summary.weight && one.summary.width == other.summary.width
      && one.summary.slant == other.summary.slant && one.summary.style == other.summary.style
  }
}

extension CatalogueFace: Hashable {
  package static func == (one: CatalogueFace, other: CatalogueFace) -> Bool {
    let (one, other) = (one.content, other.content)
    return one === other
      || one.summary == other.summary && one.families == other.families
        && one.styles == other.styles && one.fullNames == other.fullNames
        && one.fontVersion == other.fontVersion
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(content.summary)
  }
}

extension CatalogueFace {
  /// What never changes of a face.
  private final class Content: Sendable {
    let summary: FaceSummary
    let families: [LocalizedName]
    let styles: [LocalizedName]
    let fullNames: [LocalizedName]
    let fontVersion: Int

    init(
      summary: FaceSummary, families: [LocalizedName], styles: [LocalizedName],
      fullNames: [LocalizedName], fontVersion: Int
    ) {
      self.summary = summary
      self.families = families
      self.styles = styles
      self.fullNames = fullNames
      self.fontVersion = fontVersion
    }
  }
}
