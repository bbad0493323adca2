internal import Arguments
internal import FontModel
internal import Terminal

extension DrawCommand {
  /// The command with its options, in the order of documentation.
  static let command = Command<DrawCommand>(
    "draw", summary: "Draw sample text with a line for each metric.",
    discussion: [
      "The picture goes to a PNG, SVG or PDF file, or to the terminal itself: as graphics where the "
        + "terminal has them, else as characters. Several fonts are drawn one below the other.",
      "Each line lies exactly at its value. It is dashed where the value was measured and not "
        + "declared by the font. A character that the font lacks is drawn as the font's own sign "
        + "for that; no other font helps out.",
    ],
    initial: DrawCommand(), operands: [fontOperand],
    options: fileOptions + pictureOptions + selectionOptions + fontSourceOptions + colorOptions,
    examples: [
      HelpExample("fontmetrics draw \"DejaVu Sans\"", "in the terminal"),
      HelpExample(
        "fontmetrics draw \"DejaVu Sans\" --text Hxgp -o metrics.png --scale 2",
        "a picture for a dense screen"),
      HelpExample(
        "fontmetrics draw \"DejaVu Sans\" -o metrics.svg",
        "a picture that can be restyled, light or dark as its page"),
      HelpExample(
        "fontmetrics draw \"DejaVu Sans\" --set all --line-count 2 -o sets.pdf",
        "the three sets of line metrics side by side"),
    ],
    sections: [.exitStatus(negative: "a font or style is not installed, a folder holds no font")],
    validate: validate)

  private static let fileOptions: [Option<DrawCommand>] = [
    .value(
      "output", short: "o", valueName: "FILE", group: "Where it goes",
      help: "Write a file, whose name ends in .png, .svg or .pdf; - is standard output. A file "
        + "that exists is replaced once the new one is whole.",
      completion: .file, read: Reading.raw
    ) { $0.output = FilePath(bytes: $1.bytes) },
    .choice(
      "type", valueName: "TYPE", group: "Where it goes",
      help: "Write png, svg or pdf, whatever the name of the file.", of: PictureType.self
    ) { $0.type = $1 },
    .value(
      "size", short: "s", valueName: "N[pt|px]", group: "Where it goes",
      help: "Draw the text at this size, 160 where none is given. In a terminal the picture is "
        + "fitted to the width, and labels tell the values at the size.", read: SizeReading.size
    ) { $0.size = $1 },
    .value(
      "dpi", valueName: "N", group: "Where it goes",
      help: "Relate points to pixels by N pixels an inch; 72 where it is not given.",
      read: SizeReading.dpi
    ) { $0.dpi = $1 },
    .value(
      "scale", valueName: "N", group: "Where it goes",
      help: "Draw N pixels for one in a PNG: 2 for a dense screen.", read: scale
    ) { $0.scale = $1 },
  ]

  private static let colorOptions: [Option<DrawCommand>] = [
    .choice(
      "color", valueName: "WHEN", group: "How it looks",
      help: "Use colour in characters: auto (on a terminal, unless NO_COLOR is set), always or "
        + "never.", of: ColorChoice.self
    ) { $0.color = $1 }
  ]

  private static let scale: Reading.Function<Double> = { (value) throws(ArgumentError) in
    let scale = try value.decimal()
    guard scale >= 0.1, scale <= 100 else {
      throw ArgumentError("`\(value.text)` is not a scale between 0.1 and 100")
    }
    return scale
  }

  private static let validate: @Sendable (inout DrawCommand) throws(ArgumentError) -> Void = {
    (values) throws(ArgumentError) in
    try validateSelection(values)
    guard values.type == nil, let output = values.output else { return }
    if output == .standardInput {
      throw ArgumentError(
        "`--output -` needs `--type`", hint: "say --type png, --type svg or --type pdf")
    }
    guard PictureType(of: output) != nil else {
      throw ArgumentError(
        "`\(output)` doesn't end in .png, .svg or .pdf", subject: "--output",
        hint: "end the name so, or say with --type what to write")
    }
  }
}
