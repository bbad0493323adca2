/// The languages and characters that a filter asks for.
///
/// Fontconfig's pattern is needed for them, and time, so they are asked while a catalogue is made.
struct Coverage: ~Copyable {
  private let languages: LanguageSet?
  private let characters: [Unicode.Scalar]

  init(of filter: CatalogueFilter) {
    languages = filter.languages.isEmpty ? nil : LanguageSet(filter.languages)
    characters = filter.characters
  }

  /// Whether the face covers all of it.
  func isCovered(by pattern: Pattern) -> Bool {
    guard characters.isEmpty || pattern.contains(characters) else { return false }
    switch languages {
    case .some(let languages): return pattern.covers(languages)
    case .none: return true
    }
  }
}
