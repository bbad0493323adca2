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
    options: fileOptions + pictureOptions() + selectionOptions + fontSourceOptions + colorOptions,
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

  private static let fileOptions: [Option<DrawCommand>] =
    [
      pictureFileOption(
        help: "Write a file, whose name ends in .png, .svg or .pdf; - is standard output. A file "
          + "that exists is replaced once the new one is whole."),
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
    ] + pictureTypeOptions

  private static let colorOptions: [Option<DrawCommand>] = [
    .choice(
      "color", valueName: "WHEN", group: "How it looks",
      help: "Use colour in characters: auto (on a terminal, unless NO_COLOR is set), always or "
        + "never.", of: ColorChoice.self
    ) { $0.color = $1 }
  ]

  private static let validate: @Sendable (inout DrawCommand) throws(ArgumentError) -> Void = {
    (values) throws(ArgumentError) in
    try validateSelection(values)
    try validatePictureFile(values)
  }
}
