/// The glyphs of a face that leave a set of line metrics.
package struct OutsideGlyphs: Hashable, Sendable {
  /// The first few, the farthest first.
  package var farthest: [GlyphExtent] = []
  /// How many there are; 0 also where glyphs were not measured.
  package var count = 0

  /// None.
  package init() {}

  /// The measured glyphs that leave a set which the face has.
  init(_ face: CheckInput, _ name: LineMetricSetName) {
    guard let set = face.lines.set(name) else { return }
    count = face.measures.glyphCountsOutside[name] ?? 0
    let glyphs = face.measures.tallGlyphs.map { (glyph: $0, distance: set.distance(to: $0.extent)) }
      .filter { $0.distance > .zero }
      .sorted { $0.distance > $1.distance }
    farthest = glyphs.prefix(CheckText.longestList + 1).map(\.glyph)
    if count > farthest.count { farthest = Array(farthest.prefix(CheckText.longestList)) }
  }
}

extension LineMetricSet {
  /// How far something reaches beyond the set, up or down; 0 or less for what stays inside.
  fileprivate func distance(to extent: VerticalExtent) -> DesignUnits {
    max(extent.yMax - ascender, descender - extent.yMin)
  }
}

extension OutsideGlyphs: CustomStringConvertible {
  /// Names with top and bottom, such as "Aring (950, 0), Egrave (940, 0) and 12 more"; blank for
  /// none.
  package var description: String {
    let names = farthest.map { "\($0.name) (\($0.extent.yMax), \($0.extent.yMin))" }
    guard count > names.count, !names.isEmpty else { return CheckText.list(names) }
    return names.joined(separator: ", ") + " and \(count - names.count) more"
  }
}
