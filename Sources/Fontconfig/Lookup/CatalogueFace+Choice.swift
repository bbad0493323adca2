internal import FontModel

extension CatalogueFace {
  /// The face that stands for all of them; nil if there are none.
  ///
  /// The most regular one. Among equally regular ones, which are most often the same face in
  /// several files: outlines before bitmaps, OpenType and TrueType before Type 1, the higher
  /// version, then the first path in alphabetical order.
  package static func preferred(of faces: [CatalogueFace]) -> CatalogueFace? {
    faces.map { (face: $0, distance: $0.summary.distanceFromRegular) }
      .min {
        if $0.distance != $1.distance { return $0.distance < $1.distance }
        return $0.face.isPreferred(to: $1.face)
      }?.face
  }

  /// Those of the faces whose style has that name in any language, whatever its case and blanks.
  ///
  /// Where several names are equal but for case and blanks, the exact spelling wins. A face counts
  /// by the first name of its style; by another one only if no face has it as its first, since the
  /// older names of many styles are "Regular" and "Bold". Empty if the family has no such style.
  package static func faces(
    styled style: String, among faces: [CatalogueFace]
  ) -> [CatalogueFace] {
    guard let key = NameKey(style) else { return [] }
    let names: [(CatalogueFace) -> [String]] = [
      { [$0.summary.style] }, { $0.styles.map(\.text) },
    ]
    for names in names {
      for wanted in [NameKey.Equality.exact, .equal] {
        let found = faces.filter { key.equality(with: names($0)) == wanted }
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  /// The faces of the same family and style in other files, the preferred one first.
  ///
  /// They agree in weight, width and slant too. Empty if the choice of `face` left nothing out.
  package func duplicates(among faces: [CatalogueFace]) -> [CatalogueFace] {
    faces.filter {
      $0.summary.file != summary.file && $0.summary.family == summary.family
        && $0.hasStyle(of: self)
    }
    .sorted { $0.isPreferred(to: $1) }
  }

  /// Whether this comes before a face that is as regular.
  private func isPreferred(to other: CatalogueFace) -> Bool {
    let (one, two) = (summary, other.summary)
    if one.isScalable != two.isScalable { return one.isScalable }
    if one.isOpenType != two.isOpenType { return one.isOpenType }
    if fontVersion != other.fontVersion { return fontVersion > other.fontVersion }
    if one.file != two.file { return one.file < two.file }
    return one.precedes(two)
  }
}

extension FaceSummary {
  /// Whether the outlines are those of an sfnt font.
  fileprivate var isOpenType: Bool { format == "TrueType" || format == "CFF" }
}
