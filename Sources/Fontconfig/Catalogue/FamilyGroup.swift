internal import FontModel

/// The faces that share a family name, as a list shows them under one heading.
package struct FamilyGroup: Hashable, Sendable {
  /// The family as the faces spell it.
  package let family: String
  /// The faces, in the order of `FaceSummary.precedes`; never empty.
  package let faces: [CatalogueFace]

  /// Other families that faces of the group belong to, translations among them, each once, in the
  /// order in which the faces name them.
  package var aliases: [String] {
    if faces.allSatisfy({ $0.families.count == 1 }) { return [] }
    var seen: Set = [family]
    return faces.flatMap(\.families).map(\.text).filter { seen.insert($0).inserted }
  }

  init(family: String, faces: [CatalogueFace]) {
    precondition(!faces.isEmpty, "a family has faces")
    self.family = family
    self.faces = faces.sorted { $0.precedes($1) }
  }
}
