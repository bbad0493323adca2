internal import FontModel

extension FontCatalogue {
  /// What a name stands for, compared with all names of all faces in every language.
  ///
  /// Case and blanks don't count, but where several names differ by no more, the exact spelling
  /// wins. After that a family wins over a full name, such as "DejaVu Sans". Nothing in the name
  /// has a meaning: "Noto Sans-12" and "Inter:bold" are names that no font has.
  package func lookup(_ name: String) -> NameMatch {
    guard let key = NameKey(name) else { return .none }
    let families = matches { key.equality(with: $0.families.lazy.map(\.text)) }
    if families.equality == .exact { return .family(families.faces) }
    let faces = matches { face in
      let equality = key.equality(with: face.fullNames.lazy.map(\.text))
      guard let other = face.postScriptName else { return equality }
      return max(equality, key.equality(with: other))
    }
    if faces.equality == .exact { return .faces(faces.faces) }
    if families.equality == .equal { return .family(families.faces) }
    return faces.equality == .equal ? .faces(faces.faces) : .none
  }

  /// The faces of the family of that name, also where the exact spelling is another name's.
  ///
  /// "DejaVuSans" is the PostScript name of one face, and "DejaVu Sans" without its blank: who asks
  /// for a style of it means the family. Empty if there is no such family.
  package func faces(ofFamily name: String) -> [CatalogueFace] {
    guard let key = NameKey(name) else { return [] }
    return matches { key.equality(with: $0.families.lazy.map(\.text)) }.faces
  }

  /// The faces for which the comparison gives the best answer that it gives at all.
  private func matches(
    _ compare: (CatalogueFace) -> NameKey.Equality
  ) -> (faces: [CatalogueFace], equality: NameKey.Equality) {
    var best = NameKey.Equality.different
    var found: [CatalogueFace] = []
    for group in families {
      for face in group.faces {
        let equality = compare(face)
        guard equality != .different, equality >= best else { continue }
        if equality > best { found = [] }
        best = equality
        found.append(face)
      }
    }
    return (found, best)
  }
}
