/// What a completion script is made from, in whatever shell's language.
struct CompletionTables {
  let name: String
  let versionLine: String
  /// The options that stand in place of a command.
  let options: [OptionDescription]
  let commands: [CommandDescription]
  let sources: [String: CompletionSource]

  init(
    name: String, versionLine: String, options: [OptionDescription],
    commands: [CommandDescription], sources: [String: CompletionSource]
  ) {
    self.name = name
    self.versionLine = versionLine
    self.options = options
    self.commands = commands
    self.sources = sources
    for completion in commands.flatMap(\.completions) {
      guard case .custom(let source) = completion else { continue }
      precondition(sources[source] != nil, "\(name): nothing completes `\(source)`")
    }
  }

  /// The program's name as a part of a function's name.
  var identifier: String { Self.identifier(name) }

  /// The sources by name, in an order that doesn't change from run to run.
  var sortedSources: [(name: String, source: CompletionSource)] {
    sources.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// `text` with an underscore for all that the name of a function can't have.
  static func identifier(_ text: String) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}

extension CommandDescription {
  /// The options that may be offered.
  var visibleOptions: [OptionDescription] { options.filter { !$0.isHidden } }

  fileprivate var completions: [Completion] {
    operands.map(\.completion) + options.map(\.completion)
  }
}

extension OptionDescription {
  /// All names as they are typed, the short one first.
  var allSpellings: [String] { spellings + aliases.map { "--\($0)" } }

  /// Whether the value is a list parted by commas, which its name says: `NAME,...`.
  var takesList: Bool { valueName?.hasSuffix(",...") ?? false }

  /// The first thing that `help` says, for a line beside the option.
  var brief: String { help.beginning }
}

extension String {
  /// The text up to the end of its first sentence or clause, without a final full stop.
  var beginning: String {
    var words: [Substring] = []
    for word in split(separator: " ") {
      words.append(word)
      if let last = word.last, ".;:".contains(last) { break }
    }
    let text = words.joined(separator: " ")
    return text.last.map { ".;:".contains($0) } == true ? String(text.dropLast()) : text
  }
}
