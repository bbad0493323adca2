/// What is to be read about a command, whatever the type of its values.
package struct CommandDescription: Sendable, Equatable {
  /// The word that calls it.
  package let name: String
  /// What it does, in one line.
  package let summary: String
  /// What follows the name, a line for each way to call it; never empty.
  package let usage: [String]
  /// More about it, a string a paragraph.
  package let discussion: [String]
  /// The words that are not options, in order.
  package let operands: [OperandDescription]
  /// The options in the order of documentation, the help option last, hidden ones too.
  package let options: [OptionDescription]
  /// Lines to try.
  package let examples: [HelpExample]
  /// What else stands in its help, after the examples.
  package let sections: [HelpSection]

  /// Describes a command; an empty `usage` is made from the operands and options.
  package init(
    name: String, summary: String, usage: [String] = [], discussion: [String] = [],
    operands: [OperandDescription] = [], options: [OptionDescription] = [],
    examples: [HelpExample] = [], sections: [HelpSection] = []
  ) {
    self.name = name
    self.summary = summary
    let hasOptions = options.contains { !$0.isHidden }
    let notation = (hasOptions ? ["[OPTIONS]"] : []) + operands.map(\.notation)
    self.usage = usage.isEmpty ? [notation.joined(separator: " ")] : usage
    self.discussion = discussion
    self.operands = operands
    self.options = options + [.help]
    self.examples = examples
    self.sections = sections
  }

  /// The options to print, under their headings; headings in the order of first appearance.
  package var optionGroups: [(heading: String, options: [OptionDescription])] {
    var groups: [(heading: String, options: [OptionDescription])] = []
    for option in options where !option.isHidden {
      if let index = groups.firstIndex(where: { $0.heading == option.group }) {
        groups[index].options.append(option)
      } else {
        groups.append((option.group, [option]))
      }
    }
    return groups
  }
}

extension CommandDescription {
  /// What makes the tables ambiguous or untypable; nil when they are sound.
  var problem: String? {
    let names = options.flatMap { [$0.name] + $0.aliases }
    if let name = ([self.name] + names).first(where: { !Self.isName($0) }) {
      return "`\(name)` is not a name of letters, digits and hyphens"
    }
    if let name = Self.firstRepeated(names) { return "--\(name) stands in the table twice" }
    let shorts = options.compactMap(\.short)
    if let short = shorts.first(where: { !$0.isASCII || !($0.isLetter || $0.isNumber) }) {
      return "-\(short) is not an ASCII letter or digit"
    }
    if let short = Self.firstRepeated(shorts) { return "-\(short) stands in the table twice" }
    let unsound = operands.first { $0.minimum < 0 || ($0.maximum ?? .max) < max($0.minimum, 1) }
    return unsound.map { "\($0.name) takes fewer than it needs" }
  }

  private static func isName(_ name: String) -> Bool {
    guard let first = name.first, first != "-" else { return false }
    return name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }

  private static func firstRepeated<Element: Hashable>(_ elements: [Element]) -> Element? {
    var seen: Set<Element> = []
    return elements.first { !seen.insert($0).inserted }
  }
}
