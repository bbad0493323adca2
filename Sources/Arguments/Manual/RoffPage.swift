/// A page in the making, in the macros of man(7).
struct RoffPage {
  /// Beyond this lines of the source are folded; mandoc wants 80 at most.
  private static let widestLine = 78

  private(set) var source = ""
  /// Whether nothing stands below the last heading yet, where paragraphs need no macro.
  private var isAtHeading = false

  /// Adds a macro with its arguments, each quoted.
  mutating func macro(_ name: String, _ arguments: [RoffText] = []) {
    source += "." + ([name] + arguments.map { "\"\($0.source)\"" }).joined(separator: " ") + "\n"
  }

  /// Adds a request of the formatter itself, as it stands.
  mutating func request(_ line: String) { source += ".\(line)\n" }

  /// Adds text that is filled, folded into short lines; only spaces and line breaks part words.
  ///
  /// A sentence ends its line, so that a formatter tells it from an abbreviation.
  mutating func text(_ text: RoffText) {
    var line = ""
    for word in text.source.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if !line.isEmpty, line.utf8.count + 1 + word.utf8.count > Self.widestLine {
        add(line: line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
      if word.hasSuffix(".") {
        add(line: line)
        line = ""
      }
    }
    if !line.isEmpty { add(line: line) }
  }

  mutating func heading(_ title: String) {
    macro("SH", [.literal(title.uppercased())])
    isAtHeading = true
  }

  mutating func subheading(_ title: String) {
    macro("SS", [.literal(title)])
    isAtHeading = true
  }

  mutating func paragraph(_ text: RoffText) {
    if !isAtHeading { macro("PP") }
    self.text(text)
  }

  /// Adds a term and what it means.
  mutating func entry(_ term: RoffText, _ text: RoffText) {
    macro("TP")
    add(line: term.source)
    self.text(text)
  }

  /// Adds a line of shell, indented, continued with `\` where it would not fit.
  mutating func example(_ line: String) {
    macro("IP", [.literal(""), .literal("4")])
    macro("EX")
    for line in Self.folded(line) { add(line: RoffText.bold(line).source) }
    macro("EE")
  }

  /// Adds a line of source, which is not taken for a macro whatever it begins with.
  private mutating func add(line: String) {
    let isControl = line.hasPrefix(".") || line.hasPrefix("'")
    source += (isControl ? "\\&" : "") + line + "\n"
    isAtHeading = false
  }

  /// The lines of an example that a terminal of 80 columns has room for, parted between words.
  private static func folded(_ line: String) -> [String] {
    let room = 66
    guard line.count > room, let tokens = try? ShellWords.tokens(line) else { return [line] }
    let lines = tokens.map { HelpWord(text: $0.source, role: .literal) }
      .folded(first: room, rest: room - 4)
      .map { $0.dressed(.plain) }
    return lines.enumerated().map { index, line in
      (index == 0 ? "" : "    ") + line + (index == lines.count - 1 ? "" : " \\")
    }
  }
}
