internal import CFontconfig
internal import FontModel

extension FontConfiguration {
  /// The installed faces that pass the filter, each once.
  ///
  /// A variable font counts as its default and its named instances; one without instances that
  /// varies in something else than weight, width and optical size isn't known as variable.
  ///
  /// Of a file that is found by several paths (symbolic links, folders named twice) one is kept:
  /// that without links, else the first in alphabetical order. Files that the configuration rejects
  /// aren't among them.
  package func catalogue(_ filter: CatalogueFilter = CatalogueFilter()) -> FontCatalogue {
    withExtendedLifetime(self) {
      FontCatalogue(faces: catalogueFaces(of: installedPatterns(), covering: filter))
    }
    .withoutRepeatedFiles().filtered(by: filter)
  }

  /// The patterns of the configuration's fonts and of the added folders, borrowed.
  ///
  /// The corresponding C function is `FcConfigGetFonts`.
  func installedPatterns() -> [Pattern] {
    [FcSetSystem, FcSetApplication].flatMap { name in
      unsafe patterns(in: FcConfigGetFonts(handle.pointer, name))
    }
  }
}

/// The patterns of a set, borrowed from it; none if there is no set.
func patterns(in set: UnsafeMutablePointer<FcFontSet>?) -> [Pattern] {
  guard let set = unsafe set?.pointee, let fonts = unsafe set.fonts else { return [] }
  return unsafe UnsafeBufferPointer(start: fonts, count: Int(set.nfont)).compactMap {
    unsafe $0.map { unsafe Pattern(borrowing: $0) }
  }
}

/// The faces that patterns stand for and that cover what the filter asks for, in any order.
func catalogueFaces(
  of patterns: [Pattern], covering filter: CatalogueFilter = CatalogueFilter()
) -> [CatalogueFace] {
  let coverage = Coverage(of: filter)
  var variable: Set<FaceLocation> = []
  var found: [(pattern: Pattern, location: FaceLocation)] = []
  found.reserveCapacity(patterns.count)
  for pattern in patterns {
    guard let location = pattern.location else { continue }
    let isRange = pattern.isRangeOfVariableFont
    if isRange || location.instance != nil { variable.insert(location.withoutInstance) }
    if !isRange, coverage.isCovered(by: pattern) { found.append((pattern, location)) }
  }
  return found.map { pattern, location in
    let isVariable = !variable.isEmpty && variable.contains(location.withoutInstance)
    return pattern.face(at: location, isVariable: isVariable)
  }
}
