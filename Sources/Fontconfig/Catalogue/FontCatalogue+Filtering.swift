internal import FontModel
internal import UnicodeText

extension FontCatalogue {
  /// The faces that pass the filter; its languages and characters count as passed.
  func filtered(by filter: CatalogueFilter) -> FontCatalogue {
    guard filter != CatalogueFilter() else { return self }
    let search = filter.search.map { SearchPattern($0) }
    return FontCatalogue(
      families: families.compactMap { group in
        let faces = group.faces.filter { filter.accepts($0.summary) }
        let found = search.map { $0.faces(of: group, among: faces) } ?? faces
        return found.isEmpty ? nil : FamilyGroup(family: group.family, faces: found)
      })
  }
}

extension SearchPattern {
  /// Those of the faces that the search keeps in their family.
  fileprivate func faces(
    of group: FamilyGroup, among faces: [CatalogueFace]
  ) -> [CatalogueFace] {
    // The name that stands above all of them; others may be those of a few (`DejaVu Sans Light`).
    if matches(group.family) { return faces }
    return faces.filter { matches($0) }
  }

  private func matches(_ face: CatalogueFace) -> Bool {
    if face.families.contains(where: { matches($0.text) }) { return true }
    if face.fullNames.contains(where: { matches($0.text) }) { return true }
    if let name = face.postScriptName, matches(name) { return true }
    // Words that a style has are found for any family of the face, so the others have to be there.
    let missing = words.filter { word in
      !face.styles.contains { SearchPattern.contains(word: word, in: $0.text) }
    }
    guard missing.count < words.count else { return false }
    return face.families.contains { family in
      missing.allSatisfy { SearchPattern.contains(word: $0, in: family.text) }
    }
  }
}
