internal import CFontconfig
internal import FontModel

extension FontConfiguration {
  /// The part of the catalogue in which a name is looked up, made without reading the rest.
  ///
  /// It holds every face that has the name, whole families of them, so that `FontCatalogue.lookup`
  /// and `faces(ofFamily:)` of one of its families answer as they do in the whole catalogue. Empty
  /// if no face has the name.
  package func catalogue(around name: String) -> FontCatalogue {
    guard let key = NameKey(name) else { return FontCatalogue(faces: []) }
    return withExtendedLifetime(self) {
      let patterns = installedPatterns()
      let named = patterns.filter { $0.isNamed(key) }
      let families = Set(named.compactMap { $0.string(.family) }).compactMap { NameKey($0) }
      guard !families.allSatisfy({ $0.isAlike(key) }) else {
        return FontCatalogue(faces: catalogueFaces(of: named))
      }
      return FontCatalogue(
        faces: catalogueFaces(
          of: patterns.filter { pattern in
            pattern.isNamed(key) || families.contains { pattern.has($0, as: .family) }
          }))
    }
    .withoutRepeatedFiles()
  }
}

extension Pattern {
  /// Whether a family, the full name or the PostScript name, in any language, is the one looked up.
  fileprivate func isNamed(_ key: NameKey) -> Bool {
    has(key, as: .family) || has(key, as: .fullName) || has(key, as: .postScriptName)
  }
}
