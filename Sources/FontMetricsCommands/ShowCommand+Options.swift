internal import Arguments
internal import FontInspection
internal import FontModel
internal import Reports
internal import Terminal

extension ShowCommand {
  /// The command with its options, in the order of documentation.
  static let command = Command<ShowCommand>(
    "show", summary: "Show the metrics of faces at a size, with where each number came from.",
    discussion: [
      "FONT is the name of an installed font, a font file, a folder, or - for standard input. A "
        + "name gives the most regular face of a family; it is never replaced by another font "
        + "unless --substitute says so.",
      "Values come from the font's own tables and are not rounded. Where a font declares no cap "
        + "height or x-height, its letters are measured, and the source says so.",
    ],
    initial: ShowCommand(), operands: [fontOperand(minimum: 0)],
    options: sizeOptions + sampleOptions + manyOptions + selectionOptions + fontSourceOptions
      + outputOptions,
    examples: [
      HelpExample("fontmetrics show \"DejaVu Sans\" --size 24", "the metrics at 24 points"),
      HelpExample("fontmetrics show \"DejaVu Sans\" --json", "everything, for other programs"),
      HelpExample(
        "fontmetrics show \"DejaVu Sans\" --style Bold --size 18pt --dpi 96",
        "another face, in pixels of a screen"),
      HelpExample(
        "fontmetrics show \"DejaVu Sans\" --metric capHeight --units", "one bare number"),
      HelpExample(
        "fontmetrics show \"DejaVu Sans\" --text Hxgp --glyph Å",
        "how much room a text and a glyph take"),
      HelpExample(
        "fontmetrics show /usr/share/fonts/truetype/dejavu --format csv",
        "a line for each font in a folder"),
      HelpExample(
        "find /usr/share/fonts/truetype/dejavu -name '*.ttf' -print0 | fontmetrics show "
          + "--files-from - --null --format ndjson", "a record for each file of a list"),
    ],
    sections: [
      .exitStatus(
        negative: "a font or style is not installed, a folder holds no font, a --metric or "
          + "--glyph is not in the font")
    ],
    validate: validate)

  private static let sizeOptions: [Option<ShowCommand>] = [
    .value(
      "size", short: "s", valueName: "N[pt|px],...", group: "Sizes and units",
      help: "Show values at this size, 24 points where none is given; several sizes give several "
        + "columns: 10,12,24.", read: SizeReading.sizes
    ) { $0.sizes = $1 },
    .value(
      "dpi", valueName: "N", group: "Sizes and units",
      help: "Relate points to pixels by N pixels an inch; 72 where it is not given.",
      read: SizeReading.dpi
    ) { $0.dpi = $1 },
    .flag(
      "text-styles", group: "Sizes and units",
      help: "Add the ten text styles of iOS at their sizes."
    ) { $0.showsTextStyles = true },
    .flag("units", short: "u", group: "Sizes and units", help: "Show design units alone.") {
      $0.unitFlags.insert(.units)
      $0.lengths = .designUnits
    },
    .flag("em", short: "e", group: "Sizes and units", help: "Show values as parts of the em.") {
      $0.unitFlags.insert(.em)
      $0.lengths = .ems
    },
    .flag(
      "hinted", group: "Sizes and units",
      help: "Add what FreeType rounds the metrics to at the size, in whole pixels."
    ) { $0.showsHinted = true },
    .flag(
      "all-metrics", group: "Output",
      help: "Add what specialists ask for: CSS units, advances, caret, sub- and superscripts, "
        + "optical size, spacing, vertical writing and the baselines of BASE; tables and JSON only."
    ) { $0.showsAllMetrics = true },
    .flag(
      "draw", group: "Output", help: "Put a picture with the metric lines above the table."
    ) { $0.draws = true },
    .value(
      "metric", valueName: "NAME", group: "Output",
      help: "Print one bare number a face: "
        + BareMetric.all.map(\.name).joined(separator: ", ") + ".",
      completion: .words(BareMetric.all.map(\.name)), read: metric
    ) { $0.bareMetric = $1 },
  ]

  private static let manyOptions: [Option<ShowCommand>] = [
    .flag("all", group: "Many fonts", help: "Show every installed face.") {
      $0.showsInstalled = true
    },
    .value(
      "files-from", valueName: "FILE|-", group: "Many fonts",
      help: "Show the fonts that a file names, one a line; - for standard input.",
      completion: .file, read: Reading.raw
    ) { $0.list = FontListFile(path: FilePath(bytes: $1.bytes)) },
    .flag(
      "null", short: "0", group: "Many fonts",
      help: "Entries of --files-from end with NUL, as find -print0 writes them."
    ) { $0.isListNULSeparated = true },
    .value(
      "jobs", short: "j", valueName: "N", group: "Many fonts",
      help: "Read so many fonts at once; one a processor where it is not given.",
      read: Reading.integer(in: 1...256)
    ) { $0.workers = $1 },
  ]

  private static let metric: Reading.Function<BareMetric> = { (value) throws(ArgumentError) in
    let typed = value.text.lowercased()
    if let metric = BareMetric.all.first(where: { $0.name.lowercased() == typed }) { return metric }
    let names = BareMetric.all.map(\.name)
    throw ArgumentError(
      "`\(value.text)` is not one of \(names.joined(separator: ", "))",
      hint: NearMiss.question(NearMiss.suggestions(for: value.text, among: names)))
  }

  private static let validate: @Sendable (inout ShowCommand) throws(ArgumentError) -> Void = {
    (values) throws(ArgumentError) in
    try validateSelection(values)
    try validateSample(values)
    try validateFonts(&values)
    if values.unitFlags.count > 1 {
      throw ArgumentError(
        "`--units` and `--em` exclude each other", hint: "design units or parts of the em")
    }
    if values.draws, values.bareMetric != nil || values.output.format != .table {
      throw ArgumentError(
        "`--draw` puts a picture above a table", hint: "leave it out, or --format and --metric")
    }
    let isRows = [.plain, .csv].contains(values.output.format)
    if isRows, values.lengths == .ems || values.showsTextStyles {
      throw ArgumentError(
        "`--em` and `--text-styles` show in tables and JSON", hint: "rows are in design units")
    }
    if values.bareMetric != nil, values.output.format != .table {
      throw ArgumentError(
        "`--metric` prints bare numbers and takes no `--format`",
        hint: "leave one of the two out")
    }
  }

  /// Asks for fonts, from one place only.
  private static func validateFonts(_ values: inout ShowCommand) throws(ArgumentError) {
    values.list?.isNULSeparated = values.isListNULSeparated
    if values.isListNULSeparated, values.list == nil {
      throw ArgumentError(
        "`--null` says how `--files-from` is read", hint: "give it with --files-from")
    }
    if values.showsInstalled, values.list != nil || !values.fonts.isEmpty {
      throw ArgumentError(
        "`--all` shows every installed face", hint: "leave it out to show the fonts named")
    }
    if values.showsInstalled || values.list != nil || !values.fonts.isEmpty { return }
    throw ArgumentError("missing argument FONT", hint: "or --all, or --files-from")
  }
}
