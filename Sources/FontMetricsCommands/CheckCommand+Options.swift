internal import Arguments
internal import FontModel
internal import Reports

extension CheckCommand {
  /// The command with its options, in the order of documentation.
  static let command = Command<CheckCommand>(
    "check", summary: "Check vertical metrics by rules, with an exit status.",
    discussion: [
      "Each finding says what was found, what was expected, why it matters and which values to set "
        + "instead. Rules for families compare all faces that are given.",
      "The profile cross-platform answers one question: will lines of this font have the same "
        + "height and no clipping everywhere? FAIL means no, in software that follows the "
        + "specifications; WARN means no, in software with rules of its own.",
      "The profiles googlefonts, microsoft, opentype and typenetwork count as fontbakery does.",
    ],
    initial: CheckCommand(), operands: [fontOperand],
    options: ruleOptions + selectionOptions + fontSourceOptions + outputFormatOptions,
    examples: [
      HelpExample("fontmetrics check Amiri --all-styles", "all faces of a family"),
      HelpExample(
        "fontmetrics check /usr/share/fonts/truetype/dejavu --profile opentype",
        "every font in a folder, family by family, by another profile"),
      HelpExample(
        "fontmetrics check Cantarell --ignore win-clips-ink", "without one of the rules"),
      HelpExample("fontmetrics check Amiri --json", "what --baseline takes in a later run"),
      HelpExample("fontmetrics check Amiri --format sarif", "for CI systems"),
    ],
    sections: [
      .exitStatus(
        negative: "a rule failed, a font or style is not installed, a folder holds no font")
    ],
    validate: { (values) throws(ArgumentError) in try validateSelection(values) })

  private static let ruleOptions: [Option<CheckCommand>] = [
    .choice(
      "profile", short: "p", valueName: "NAME", group: "Rules",
      help: "Ask the rules of cross-platform (the default), googlefonts, microsoft, opentype or "
        + "typenetwork.", of: CheckProfile.self
    ) { $0.profile = $1 },
    .value(
      "ignore", short: "i", valueName: "ID,...", group: "Rules",
      help: "Leave out a rule, such as line-gap-used; can be given several times.",
      completion: .words(CheckRule.all.map(\.id)), isRepeatable: true, read: rules
    ) { $0.ignored += $1 },
    .value(
      "baseline", short: "b", valueName: "FILE", group: "Rules",
      help: "Report only findings that a file saved from `check --json` doesn't have; those of "
        + "which a value has changed are new.", completion: .file, read: Reading.raw
    ) { $0.baseline = FilePath(bytes: $1.bytes) },
  ]

  private static let outputFormatOptions: [Option<CheckCommand>] = [
    .choice(
      "format", valueName: "FORMAT", group: "Output",
      help: "Answer as table (for people), plain (tab-separated, for cut and awk), json, ndjson "
        + "(a finding a line), csv or sarif (for CI systems).", of: CheckFormat.self
    ) { $0.format = $1 },
    .flag("json", group: "Output", help: "Short for --format json.") { $0.format = .json },
    colorOption,
  ]

  private static let rules: Reading.Function<[CheckRule]> = Reading.list(of: rule)

  private static let rule: Reading.Function<CheckRule> = { (value) throws(ArgumentError) in
    let id = value.text.lowercased()
    if let rule = CheckRule(id: id) { return rule }
    let near = NearMiss.suggestions(for: id, among: CheckRule.all.map(\.id))
    throw ArgumentError(
      "`\(value.text)` is not the id of a rule",
      hint: NearMiss.question(near)
        ?? "ids stand in every finding and in `check --json` under rules, such as lines-differ")
  }
}
