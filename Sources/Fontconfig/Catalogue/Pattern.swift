internal import CFontconfig
internal import FontModel

/// What fontconfig knows of one face, as long as its configuration lives.
///
/// Borrowed: whoever holds the configuration keeps it alive until the pattern is done with.
@safe struct Pattern {
  private let pointer: OpaquePointer

  init(borrowing pointer: OpaquePointer) {
    unsafe self.pointer = pointer
  }

  /// The text at a place in the list; nil behind its end. What isn't UTF-8 is repaired.
  ///
  /// The corresponding C function is `FcPatternGetString`.
  func string(_ object: PatternObject, at index: Int32 = 0) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(pointer, object.cString, index, &value) == FcResultMatch,
      let start = unsafe value
    else { return nil }
    return unsafe String(cString: start)
  }

  /// The bytes of a text that need not be UTF-8.
  func bytes(_ object: PatternObject) -> [UInt8]? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(pointer, object.cString, 0, &value) == FcResultMatch,
      let start = unsafe value
    else { return nil }
    return unsafe Fontconfig.bytes(of: start)
  }

  /// A whole number; nil if the face has none.
  ///
  /// The corresponding C function is `FcPatternGetInteger`.
  func integer(_ object: PatternObject) -> Int32? {
    var value: Int32 = 0
    let result = unsafe FcPatternGetInteger(pointer, object.cString, 0, &value)
    return result == FcResultMatch ? value : nil
  }

  /// A number; nil if the face has none, or a range of them.
  ///
  /// The corresponding C function is `FcPatternGetDouble`.
  func double(_ object: PatternObject) -> Double? {
    var value = 0.0
    let result = unsafe FcPatternGetDouble(pointer, object.cString, 0, &value)
    return result == FcResultMatch ? value : nil
  }

  /// Whether the face has a property; false if nothing is said of it.
  ///
  /// The corresponding C function is `FcPatternGetBool`.
  func flag(_ object: PatternObject) -> Bool {
    var value: FcBool = 0
    let result = unsafe FcPatternGetBool(pointer, object.cString, 0, &value)
    return result == FcResultMatch && value != 0
  }

  /// The names under `object` with the languages that stand beside them, in fontconfig's order.
  func names(_ object: PatternObject, languages: PatternObject) -> [LocalizedName] {
    var names: [LocalizedName] = []
    while let text = string(object, at: Int32(names.count)) {
      names.append(LocalizedName(text, language: string(languages, at: Int32(names.count))))
    }
    return names
  }

  /// Whether one of the texts under `object` is the name, but for case and blanks; copies none.
  func has(_ key: NameKey, as object: PatternObject) -> Bool {
    var index: Int32 = 0
    var value: UnsafeMutablePointer<FcChar8>?
    while unsafe FcPatternGetString(pointer, object.cString, index, &value) == FcResultMatch,
      let text = unsafe value
    {
      if unsafe key.isAlike(text) { return true }
      index += 1
    }
    return false
  }

  /// The texts under `object` whose binding passes.
  ///
  /// The corresponding C function is `FcPatternGetWithBinding`.
  func strings(_ object: PatternObject, boundAs isIncluded: (FcValueBinding) -> Bool) -> [String] {
    var strings: [String] = []
    var value = unsafe FcValue()
    var binding = FcValueBindingWeak
    var index: Int32 = 0
    while unsafe FcPatternGetWithBinding(pointer, object.cString, index, &value, &binding)
      == FcResultMatch
    {
      index += 1
      guard unsafe value.type == FcTypeString, isIncluded(binding), let text = unsafe value.u.s
      else { continue }
      strings.append(unsafe String(cString: text))
    }
    return strings
  }

  /// Whether the face covers every language of the set.
  ///
  /// The corresponding C function is `FcLangSetContains`.
  func covers(_ languages: borrowing LanguageSet) -> Bool {
    var set: OpaquePointer?
    let result = unsafe FcPatternGetLangSet(
      pointer, PatternObject.languages.cString, 0, &set)
    guard result == FcResultMatch else { return false }
    return unsafe FcLangSetContains(set, languages.pointer) != 0
  }

  /// Whether the face has a glyph for every character.
  ///
  /// The corresponding C function is `FcCharSetHasChar`.
  func contains(_ characters: [Unicode.Scalar]) -> Bool {
    var set: OpaquePointer?
    guard
      unsafe FcPatternGetCharSet(pointer, PatternObject.characters.cString, 0, &set)
        == FcResultMatch
    else {
      return false
    }
    return characters.allSatisfy { unsafe FcCharSetHasChar(set, $0.value) != 0 }
  }
}
