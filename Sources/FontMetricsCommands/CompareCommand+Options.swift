internal import Arguments
internal import FontInspection
internal import FontModel
internal import Reports

extension CompareCommand {
  /// The command with its options, in the order of documentation.
  static let command = Command<CompareCommand>(
    "compare", summary: "Compare metrics side by side, and tell how to match them.",
    discussion: [
      "The first font is the one that the others are measured by: differences are in its units, "
        + "and a font with another em is compared in parts of the em. For each font you get the "
        + "size at which it has the first one's x-height or cap height, and the line height that "
        + "keeps the lines as far apart.",
      "Two folders, such as old/ and new/, or two collections, are compared face by face, matched "
        + "by PostScript name; what only one of them has is listed, and counts as a difference.",
      "With --exit-code the status tells whether metrics differ, for scripts and CI. Another em "
        + "alone is no difference, nor is another source of an equal number.",
      "With --draw or --output the fonts stand side by side on one baseline, at one size, each with "
        + "its lines.",
    ],
    initial: CompareCommand(), operands: [comparedFonts],
    options: comparisonOptions + drawingOptions + oneFaceOptions + fontSourceOptions
      + outputOptions,
    examples: [
      HelpExample(
        "fontmetrics compare \"DejaVu Sans\" \"Liberation Sans\"", "two fonts side by side"),
      HelpExample(
        "fontmetrics compare \"DejaVu Sans\" \"Liberation Sans\" --size 16px --json",
        "the same for other programs"),
      HelpExample(
        "fontmetrics compare \"DejaVu Sans\" /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf "
          + "--exit-code --tolerance 1",
        "status 1 if a metric of the file is off by more than a unit"),
      HelpExample(
        "fontmetrics compare /usr/share/fonts/truetype/dejavu /usr/share/fonts/truetype/dejavu",
        "what changed between two folders"),
      HelpExample(
        "fontmetrics compare \"DejaVu Sans\" \"Liberation Sans\" --text Hxgp -o both.svg",
        "the two on one baseline, as a picture"),
    ],
    sections: [
      .exitStatus(
        negative: "a metric differs, with --exit-code; a font or style is not installed, a folder "
          + "holds no font")
    ],
    validate: validate)

  private static let comparedFonts = Operand<CompareCommand>(
    "FONT",
    help: "Two or more fonts: files, - for standard input, or names of installed fonts; or two "
      + "folders.", minimum: 2, maximum: nil, completion: .custom("font")
  ) { $0.fonts.append(FilePath(bytes: $1.bytes)) }

  private static let comparisonOptions: [Option<CompareCommand>] = [
    .value(
      "size", short: "s", valueName: "N[pt|px]", group: "Comparison",
      help: "Show values at this size of the first font, 24 points where none is given; a file is "
        + "drawn at it, else at 160 px.",
      read: SizeReading.size
    ) { $0.size = $1 },
    .value(
      "dpi", valueName: "N", group: "Comparison",
      help: "Relate points to pixels by N pixels an inch; 72 where it is not given.",
      read: SizeReading.dpi
    ) { $0.dpi = $1 },
    .value(
      "tolerance", short: "t", valueName: "UNITS", group: "Comparison",
      help: "Let lengths be off by so many design units of the first font (0 where it is not "
        + "given); between fonts of different ems, 1 allows for rounding.", read: tolerance
    ) { $0.tolerance = $1 },
    .flag(
      "exit-code", short: "x", group: "Comparison",
      help: "Exit with status 1 where metrics differ beyond the tolerance."
    ) { $0.tellsByExitCode = true },
  ]

  private static let drawingOptions: [Option<CompareCommand>] =
    [
      .flag(
        "draw", group: "Where it goes",
        help: "Put a picture above the tables, the fonts on one baseline."
      ) { $0.draws = true },
      pictureFileOption(
        help: "Write the picture to a file, whose name ends in .png, .svg or .pdf. A file that "
          + "exists is replaced once the new one is whole."),
    ] + pictureTypeOptions + pictureOptions(text: usualPicture.text, textShort: nil)

  private static let validate: @Sendable (inout CompareCommand) throws(ArgumentError) -> Void = {
    (values) throws(ArgumentError) in
    try validateSelection(values)
    try validatePictureFile(values)
    if values.pictureFile.path == .standardInput {
      throw ArgumentError(
        "`--output -` would mix a picture with the answer", hint: "name a file")
    }
    if values.draws, values.output.format != .table {
      throw ArgumentError(
        "`--draw` puts a picture above tables", hint: "leave it out, or --format")
    }
    let file = values.pictureFile
    if !values.draws, file.path == nil,
      file.type != nil || file.scale != 1 || values.picture != usualPicture
    {
      throw ArgumentError(
        "nothing is drawn that options could be about", hint: "add --draw or --output FILE")
    }
  }

  private static let tolerance: Reading.Function<Double> = { (value) throws(ArgumentError) in
    let units = try value.decimal()
    guard units >= 0 else {
      throw ArgumentError("`\(value.text)` is below 0", hint: "a tolerance is a number of units")
    }
    return units
  }
}
