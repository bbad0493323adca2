internal import Arguments
internal import FontModel
internal import Fontconfig
internal import Reports

extension ListCommand {
  /// The command with its options, in the order of documentation.
  static let command = Command<ListCommand>(
    "list", summary: "List the installed families, each with its faces.",
    discussion: [
      "Families stand under their name, faces below them with style, weight and PostScript name. "
        + "Every option narrows the list; all that are given have to hold.",
      "Nothing but fontconfig's cache is read, so the list is quick; --metrics and sorting by a "
        + "metric open the fonts.",
    ],
    initial: ListCommand(),
    options: filterOptions + contentOptions + fontSourceOptions + outputOptions,
    examples: [
      HelpExample("fontmetrics list", "all families with their faces"),
      HelpExample("fontmetrics list --search Helv", "families and faces whose name has “helv”"),
      HelpExample(
        "fontmetrics list --monospace --weight 700", "bold faces with one advance"),
      HelpExample(
        "fontmetrics list --language pl --families", "families that can set Polish"),
      HelpExample("fontmetrics list --json", "everything, for other programs"),
    ],
    sections: [.exitStatus(negative: "nothing matches, or no fonts are installed")],
    validate: validate)

  private static let validate: @Sendable (inout ListCommand) throws(ArgumentError) -> Void = {
    (values) throws(ArgumentError) in
    guard values.content != .faces, ![.table, .plain].contains(values.output.format) else { return }
    throw ArgumentError(
      "`--families` and `--count` print lines of text and take no other `--format`",
      hint: "leave one of the two out")
  }

  private static let filterOptions: [Option<ListCommand>] = [
    .value(
      "search", short: "s", valueName: "TEXT", group: "Filters",
      help: "Keep names, in any language, that contain every word of TEXT, whatever the case, "
        + "accents and blanks.", read: Reading.text
    ) { values, text in
      values.filter.search = text
      values.list.search = text
    },
    .flag("monospace", group: "Filters", help: "Keep faces whose characters have one advance.") {
      $0.filter.isMonospace = true
    },
    .flag("variable", group: "Filters", help: "Keep faces of variable fonts.") {
      $0.filter.isVariable = true
    },
    .flag("has-color", group: "Filters", help: "Keep faces with colours of their own.") {
      $0.filter.hasColor = true
    },
    .value(
      "font-format", valueName: "NAME", group: "Filters",
      help: "Keep one font format: TrueType, CFF, Type1, PCF and so on.",
      completion: .words(["TrueType", "CFF", "Type1", "CIDType1", "PCF", "BDF", "Type42", "PFR"]),
      read: Reading.text
    ) { $0.filter.format = $1 },
    .value(
      "weight", valueName: "N|N..M", group: "Filters",
      help: "Keep one OpenType weight, or those of a range: 700, 400..700.",
      read: WeightReading.range
    ) { $0.filter.weights = $1 },
    .choice(
      "slant", valueName: "SLANT", group: "Filters", help: "Keep upright, italic or oblique faces.",
      of: Slant.self
    ) { $0.filter.slant = $1 },
    .value(
      "language", valueName: "TAG", group: "Filters",
      help: "Keep faces that cover a language, such as pl or zh-tw; can be given several times.",
      isRepeatable: true, read: Reading.text
    ) { $0.filter.languages.append($1) },
    .value(
      "contains", valueName: "TEXT", group: "Filters",
      help: "Keep faces that have a glyph for every character of TEXT.", read: Reading.text
    ) { values, text in
      values.filter.characters += text.unicodeScalars
    },
  ]

  private static let contentOptions: [Option<ListCommand>] = [
    .flag(
      "metrics", short: "m", group: "What is shown",
      help: "Add each face's main metrics in design units; opens every font."
    ) { $0.list.showsMetrics = true },
    .flag("files", short: "f", group: "What is shown", help: "Add the path of each face.") {
      $0.list.showsFiles = true
    },
    .flag("families", group: "What is shown", help: "Print family names alone, a line each.") {
      $0.content = .families
    },
    .flag("count", group: "What is shown", help: "Print how many faces and families there are.") {
      $0.content = .count
    },
    .choice(
      "sort", valueName: "KEY", group: "What is shown",
      help: "Sort by family (the default), weight, file, x-height or line-height; the last two as "
        + "parts of the em.", of: ListSorting.self
    ) { $0.sorting = $1 },
  ]
}
