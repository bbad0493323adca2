internal import Arguments
internal import FontInspection
internal import FontModel
internal import Reports
internal import Terminal

extension CSSCommand {
  /// The command with its options, in the order of documentation.
  static let command = Command<CSSCommand>(
    "css", summary: "Print CSS that uses the metrics: fallback faces, trims, units.",
    discussion: [
      "A fallback face bends a font of the reader's machine until text takes the same room as in "
        + "FONT, so that the page does not jump when the web font arrives. Its numbers come from "
        + "the set of line metrics that Chrome on Linux takes; comments say where macOS and "
        + "Windows take another, and by how much lines differ there.",
      "FONT and --fallback may be names of installed fonts or files. Names of common fonts that "
        + "are not installed are known from a table: "
        + WellKnownFont.names.joined(separator: ", ") + ".",
      "Asked for nothing else, css prints a fallback face on Arial, Times New Roman (for faces "
        + "with serifs) or Courier New (for faces with one advance). ascent-override, "
        + "descent-override and line-gap-override work in Chrome since 87 and Firefox since 89, "
        + "not in Safari; size-adjust works in Safari too.",
    ],
    initial: CSSCommand(), operands: [fontOperand],
    options: fallbackOptions + trimmingOptions + oneFaceOptions + fontSourceOptions
      + answerOptions,
    examples: [
      HelpExample(
        "fontmetrics css \"DejaVu Sans\" --fallback Arial", "a face that stands in for the font"),
      HelpExample(
        "fontmetrics css \"Open Sans\" --fallback \"Segoe UI\" --fallback=-apple-system",
        "one for each system"),
      HelpExample(
        "fontmetrics css Lato --like capsize --json", "the numbers that Capsize would give"),
      HelpExample(
        "fontmetrics css \"DejaVu Sans\" --trim --size 18px --line-height 1.5",
        "a line box that ends at capitals and baseline"),
      HelpExample("fontmetrics css \"DejaVu Sans\" --css-units", "ex, cap, ch and ic"),
    ],
    sections: [
      .exitStatus(
        negative: "a font or style is not installed, a folder holds no font, a font lacks what was "
          + "asked for")
    ],
    validate: validate)

  private static let fallbackOptions: [Option<CSSCommand>] = [
    .value(
      "fallback", short: "f", valueName: "FONT", group: "Fallback faces",
      help: "Print an @font-face that makes this font stand in for FONT; given several times, one "
        + "for each.", completion: .custom("font"), isRepeatable: true, read: Reading.raw
    ) { $0.fallbacks.append(FilePath(bytes: $1.bytes)) },
    .value(
      "like", valueName: "TOOL", group: "Fallback faces",
      help: "Give the numbers of capsize, fontaine or next (next/font/local), which take hhea, and "
        + "weigh and round in their own ways.", completion: .words(tools.map(\.rawValue)),
      read: tool
    ) { $0.dialect = $1 },
    .choice(
      "script", valueName: "SCRIPT", group: "Fallback faces",
      help: "Weigh widths for text in this script: latin (the default) or thai. A font that lacks "
        + "letters of it gets no size-adjust.", of: WeightedScript.self
    ) { $0.script = $1 },
  ]

  private static let trimmingOptions: [Option<CSSCommand>] = [
    .flag(
      "trim", group: "Trimming",
      help: "Print rules that cut a line box down to capitals and baseline: Capsize's margins, and "
        + "text-box where browsers have it."
    ) { $0.trims = true },
    .value(
      "size", short: "s", valueName: "N[px|pt]", group: "Trimming",
      help: "The font size, 16px where none is given; a bare number is px.", read: CSSLength.read
    ) { values, length in
      values.trimOptions.insert("--size")
      values.trimSize = .fontSize(length)
    },
    .value(
      "cap-height", valueName: "N[px|pt]", group: "Trimming",
      help: "The height of capitals, instead of the font size.", read: CSSLength.read
    ) { values, length in
      values.trimOptions.insert("--cap-height")
      values.trimSize = .capHeight(length)
    },
    .value(
      "line-height", valueName: "N|Npx|normal", group: "Trimming",
      help: "The line height: a bare number is a multiple of the size, as in CSS.",
      completion: .words(["normal"]), read: CSSLength.lineHeight
    ) { values, leading in
      values.trimOptions.insert("--line-height")
      values.leading = leading
    },
    .value(
      "line-gap", valueName: "N[px|pt]", group: "Trimming",
      help: "The room between a baseline and the capitals below it, instead of the line height.",
      read: CSSLength.read
    ) { values, length in
      values.trimOptions.insert("--line-gap")
      values.leading = .gap(length)
    },
    .flag(
      "css-units", group: "Units",
      help: "Print what 1ex, 1cap, 1ch and 1ic are in the font, and its font-size-adjust."
    ) { $0.showsUnits = true },
  ]

  private static let answerOptions: [Option<CSSCommand>] = [
    .choice(
      "format", valueName: "FORMAT", group: "Output", help: "Answer as css (the default) or json.",
      of: Format.self
    ) { $0.format = $1 },
    .flag("json", group: "Output", help: "Short for --format json.") { $0.format = .json },
    .choice(
      "color", valueName: "WHEN", group: "Output",
      help:
        "Use colour in messages: auto (on a terminal, unless NO_COLOR is set), always or never.",
      of: ColorChoice.self
    ) { $0.color = $1 },
  ]

  private static let tools = CSSDialect.allCases.filter { $0 != .fontmetrics }

  private static let tool: Reading.Function<CSSDialect> = { (value) throws(ArgumentError) in
    let dialect: CSSDialect? = try? value.choice()
    guard let dialect, tools.contains(dialect) else {
      let names = tools.map(\.rawValue)
      throw ArgumentError(
        "`\(value.text)` is not one of \(names.joined(separator: ", "))",
        hint: NearMiss.question(NearMiss.suggestions(for: value.text, among: names)))
    }
    return dialect
  }

  private static let validate: @Sendable (inout CSSCommand) throws(ArgumentError) -> Void = {
    (values) throws(ArgumentError) in
    try validateSelection(values)
    for pair in [["--size", "--cap-height"], ["--line-height", "--line-gap"]]
    where values.trimOptions.isSuperset(of: pair) {
      throw ArgumentError(
        "`\(pair[0])` and `\(pair[1])` exclude each other", hint: "leave one of them out")
    }
    if let option = values.trimOptions.min(), !values.trims {
      throw ArgumentError("`\(option)` is for `--trim`", hint: "add --trim")
    }
    if values.trims, values.dialect == .fontaine || values.dialect == .next {
      throw ArgumentError(
        "\(values.dialect.name) trims nothing", hint: "Capsize does: --like capsize")
    }
    if let script = values.script, values.dialect == .next || values.dialect == .fontaine,
      script != .latin || values.dialect == .next
    {
      throw ArgumentError(
        "\(values.dialect.name) has no weights for \(script.rawValue)",
        hint: "leave --script or --like out")
    }
  }
}

/// Readings of lengths as CSS has them.
enum CSSLength {
  /// In px; 1pt is 4/3 px. Above 0 and at most 10,000.
  static let read: Reading.Function<Double> = { (value) throws(ArgumentError) in
    let text = value.text
    let isPoints = text.hasSuffix("pt")
    let number = isPoints || text.hasSuffix("px") ? String(text.dropLast(2)) : text
    guard let amount = try? ArgumentValue(number).decimal() else {
      throw ArgumentError(
        "`\(text)` is not a length", hint: "lengths are numbers such as 16, 16px or 12pt")
    }
    guard amount > 0, amount <= SizeReading.limit else {
      throw ArgumentError("`\(text)` is not between 0 and 10,000", hint: "0 itself is no length")
    }
    return isPoints ? amount * 4 / 3 : amount
  }

  /// `normal`, a multiple of the font size, a percentage of it, or a length.
  static let lineHeight: Reading.Function<TextTrim.Request.Leading> = {
    (value) throws(ArgumentError) in
    let text = value.text
    if text.lowercased() == "normal" { return .normal }
    if text.hasSuffix("px") || text.hasSuffix("pt") { return .lineHeight(try read(value)) }
    let isPercentage = text.hasSuffix("%")
    let number = isPercentage ? String(text.dropLast()) : text
    guard let amount = try? ArgumentValue(number).decimal(), amount > 0, amount <= SizeReading.limit
    else {
      throw ArgumentError(
        "`\(text)` is not a line height", hint: "line heights are such as 1.5, 24px or normal")
    }
    return .multiple(isPercentage ? amount / 100 : amount)
  }
}
