internal import CFontconfig

/// Whether fontconfig knows which characters the language is written with.
///
/// For one that it doesn't know, no font counts as covering it. The form is that of
/// `CatalogueFilter.languages`. The corresponding C function is `FcLangGetCharSet`.
package func isKnownLanguage(_ language: String) -> Bool {
  unsafe FcLangGetCharSet(languageTag(language).fontconfigString) != nil
}

/// The language in fontconfig's form: "pt-br" for "pt_BR.UTF-8".
func languageTag(_ language: String) -> String {
  language.prefix { $0 != "." && $0 != "@" }.lowercased()
    .split(separator: "_", omittingEmptySubsequences: false).joined(separator: "-")
}
