internal import UnicodeText

extension FontCatalogue {
  /// Installed names near to one that isn't, best first, at most `limit`.
  ///
  /// Families in every language; full names and PostScript names only if no family is near.
  package func suggestions(for name: String, limit: Int) -> [String] {
    let faces = faces
    let families = NearNames.suggestions(
      for: name, among: faces.flatMap { $0.families.map(\.text) }, limit: limit)
    guard families.isEmpty else { return families }
    return NearNames.suggestions(
      for: name,
      among: faces.flatMap { $0.fullNames.map(\.text) + [$0.postScriptName].compactMap(\.self) },
      limit: limit)
  }
}
