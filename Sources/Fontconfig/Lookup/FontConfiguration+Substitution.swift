internal import CFontconfig
internal import FontModel

extension FontConfiguration {
  /// What fontconfig would use in place of a name; nil if no font is installed at all.
  ///
  /// Fontconfig always finds something, so this says nothing of whether the name is installed. The
  /// name is one family, whatever is in it: "Noto Sans-12" asks for no size.
  /// The corresponding C function is `FcFontMatch`.
  package func substitute(for name: String, in catalogue: FontCatalogue) -> Substitution? {
    guard let pattern = unsafe FcPatternCreate() else { return nil }
    defer { unsafe FcPatternDestroy(pattern) }
    guard
      unsafe FcPatternAddString(pattern, PatternObject.family.cString, name.fontconfigString) != 0,
      unsafe FcConfigSubstitute(handle.pointer, pattern, FcMatchPattern) != 0
    else { return nil }
    unsafe FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let match = unsafe FcFontMatch(handle.pointer, pattern, &result) else { return nil }
    defer { unsafe FcPatternDestroy(match) }
    // The match has had rules applied and its names reordered; the catalogue has the font's own.
    guard let location = unsafe Pattern(borrowing: match).location,
      let face = catalogue.face(at: location)
    else { return nil }
    if isGenericFamily(name) { return Substitution(kind: .generic, face: face) }
    let equals = unsafe Pattern(borrowing: pattern).strongFamilies
    let isAlias = face.families.contains { family in
      guard let key = NameKey(family.text) else { return false }
      return key.equality(with: equals) != .different
    }
    return Substitution(kind: isAlias ? .alias : .fallback, face: face)
  }
}

extension Pattern {
  /// The families that the rules bind as strongly as the one that was asked for, which is the
  /// first.
  ///
  /// Rules of fonts with the same metrics do so (`binding="same"`); those of generic names and of
  /// defaults add families that yield to the language.
  fileprivate var strongFamilies: [String] {
    strings(.family) { $0 != FcValueBindingWeak }
  }
}

extension FontCatalogue {
  /// The face of a file, under whichever of the file's paths it is listed; nil if it isn't there.
  func face(at location: FaceLocation) -> CatalogueFace? {
    let candidates = faces.filter {
      $0.summary.index == location.index && $0.summary.instance == location.instance
    }
    if let face = candidates.first(where: { $0.summary.file == location.file }) { return face }
    guard let identity = FileIdentity(location.file) else { return nil }
    return candidates.first { FileIdentity($0.summary.file) == identity }
  }
}
