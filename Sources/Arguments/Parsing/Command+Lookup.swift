extension Command {
  func option(long name: String) -> Option<Values>? {
    options.first { $0.description.name == name || $0.description.aliases.contains(name) }
  }

  func option(short letter: UInt8) -> Option<Values>? {
    options.first { $0.description.short?.asciiValue == letter }
  }

  /// Whether every letter is an option of this command, up to one that takes the rest as its value.
  func reads(cluster letters: ArraySlice<UInt8>) -> Bool {
    for letter in letters where letter != OptionDescription.help.short?.asciiValue {
      guard let option = option(short: letter) else { return false }
      switch option.action {
      case .flag: continue
      case .value: return true
      }
    }
    return true
  }
}

extension CommandDescription {
  /// The options that may have been meant by an unknown `--name`, as they are typed.
  func nearOptions(toLong name: String) -> [String] {
    let visible = options.filter { !$0.isHidden }
    if name.count == 1, let short = visible.compactMap(\.short).first(where: { "\($0)" == name }) {
      return ["-\(short)"]
    }
    let names = visible.flatMap { [$0.name] + $0.aliases }
    return NearMiss.suggestions(for: name, among: names).map { "--\($0)" }
  }
}
