internal import CFontconfig

/// Whether fontconfig knows which characters the language is written with.
///
/// For one that it doesn't know, no font counts as covering it. The form is that of
/// `CatalogueFilter.languages`. The corresponding C function is `FcLangGetCharSet`.
package func isKnownLanguage(_ language: String) -> Bool {
  unsafe FcLangGetCharSet(languageTag(language).fontconfigString) != nil
}

/// Languages to compare with those of faces.
///
/// A territory counts where both sides name one: "zh-tw" isn't covered by a face with "zh-cn",
/// "zh" is by either, and "pl-pl" by one with "pl".
@safe struct LanguageSet: ~Copyable {
  let pointer: OpaquePointer

  /// Nil if there is no memory.
  ///
  /// The corresponding C functions are `FcLangSetCreate` and `FcLangSetAdd`.
  init?(_ languages: [String]) {
    guard let pointer = unsafe FcLangSetCreate() else { return nil }
    for language in languages {
      _ = unsafe FcLangSetAdd(pointer, languageTag(language).fontconfigString)
    }
    unsafe self.pointer = pointer
  }

  deinit {
    unsafe FcLangSetDestroy(pointer)
  }
}

/// The language in fontconfig's form: "pt-br" for "pt_BR.UTF-8".
private func languageTag(_ language: String) -> String {
  language.prefix { $0 != "." && $0 != "@" }.lowercased()
    .split(separator: "_", omittingEmptySubsequences: false).joined(separator: "-")
}
