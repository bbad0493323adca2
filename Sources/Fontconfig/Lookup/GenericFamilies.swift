/// Whether the name is one that stands for a kind of family, in CSS or in fontconfig.
func isGenericFamily(_ name: String) -> Bool {
  guard let key = NameKey(name) else { return false }
  return key.equality(with: genericFamilies) != .different
}

/// The generic families of CSS Fonts 4, then what fontconfig's rules know besides.
private let genericFamilies = [
  "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "math", "emoji",
  "fangsong", "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded",
  "sans", "sans serif", "mono", "system ui",
]
