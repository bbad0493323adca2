internal import FontModel

/// The installed faces, grouped by family.
package struct FontCatalogue: Hashable, Sendable {
  /// The families, sorted by name without regard to case or locale; each has faces.
  package let families: [FamilyGroup]

  /// Groups faces, which may come in any order.
  ///
  /// Families are kept apart as they are spelt.
  package init(faces: [CatalogueFace]) {
    let groups = Dictionary(grouping: faces, by: \.summary.family)
    families = groups.map { (key: $0.key.lowercased(), faces: $0.value, family: $0.key) }
      .sorted { $0.key == $1.key ? $0.family < $1.family : $0.key < $1.key }
      .map { FamilyGroup(family: $0.family, faces: $0.faces) }
  }

  init(families: [FamilyGroup]) {
    self.families = families
  }

  /// All faces, family by family.
  package var faces: [CatalogueFace] { families.flatMap(\.faces) }

  /// How many faces there are in all families.
  package var faceCount: Int { families.reduce(0) { $0 + $1.faces.count } }

  /// Whether there is no face at all.
  package var isEmpty: Bool { families.isEmpty }
}
