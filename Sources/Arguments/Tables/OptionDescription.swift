/// What is to be read about an option: by help, by a manual page, by a completion script.
package struct OptionDescription: Sendable, Equatable {
  /// The heading of options that name no other; the help option stands under it.
  package static let defaultGroup = "Options"

  /// The long name without its hyphens.
  package let name: String
  /// The one ASCII letter or digit that stands for it after one hyphen; nil when there is none.
  package let short: Character?
  /// Other long names that are accepted but not printed in help.
  package let aliases: [String]
  /// What stands for the value, in capitals; nil for a flag, which takes no value.
  package let valueName: String?
  /// What it does, in a sentence or two.
  package let help: String
  /// The heading it is printed under.
  package let group: String
  /// How its value is completed.
  package let completion: Completion
  /// Whether every occurrence counts; otherwise the last one does.
  package let isRepeatable: Bool
  /// Whether it is accepted without being printed, suggested or completed.
  package let isHidden: Bool

  /// Describes an option; `Option` has the initialisers that also say what it does.
  package init(
    name: String, short: Character? = nil, aliases: [String] = [], valueName: String? = nil,
    help: String, group: String = defaultGroup, completion: Completion = .none,
    isRepeatable: Bool = false, isHidden: Bool = false
  ) {
    self.name = name
    self.short = short
    self.aliases = aliases
    self.valueName = valueName
    self.help = help
    self.group = group
    self.completion = completion
    self.isRepeatable = isRepeatable
    self.isHidden = isHidden
  }

  /// The names as they are typed, the short one first, without aliases.
  package var spellings: [String] {
    (short.map { ["-\($0)"] } ?? []) + ["--\(name)"]
  }

  /// The option that every command has.
  package static let help = OptionDescription(
    name: "help", short: "h", help: "Print this help and exit.")
}
