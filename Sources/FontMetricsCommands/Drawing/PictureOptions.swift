internal import Arguments
internal import FontModel
internal import Terminal

/// What is drawn and how, as options say it.
struct PictureOptions: Hashable, Sendable {
  var text = "Metrics"
  var shaping = ShapingOptions()
  var lines = Set(MetricLine.allCases)
  var sets = DiagramSets.effective
  var theme = DiagramTheme.auto
  var hasBackground = true
  var showsLabels = true
  var lineCount = 1
  /// The font of labels as typed; nil for fontconfig's sans-serif.
  var labelFont: FilePath?
  /// Nil takes what the terminal understands.
  var graphicsProtocol: GraphicsProtocol?

  /// The room for a picture on standard output.
  func canvas(_ context: CommandContext, color: ColorChoice) -> TerminalCanvas {
    context.terminal.canvas(of: .output, protocol: graphicsProtocol, color: color)
  }
}

/// The values of a command that draws pictures.
protocol PictureChoosing: ShapingChoosing {
  var picture: PictureOptions { get set }
}

extension PictureChoosing {
  var shaping: ShapingOptions {
    get { picture.shaping }
    set { picture.shaping = newValue }
  }

  /// The options that say what is drawn, without those of files.
  ///
  /// - Parameters:
  ///   - text: What is drawn where no text is asked for.
  ///   - textShort: The short form of `--text`; nil where another option has it.
  /// - Returns: The options in the order of documentation.
  static func pictureOptions(
    text: String = PictureOptions().text, textShort: Character? = "t"
  ) -> [Option<Self>] {
    textOptions(text, short: textShort) + lineOptions + lookOptions
  }

  private static func textOptions(_ text: String, short: Character?) -> [Option<Self>] {
    [
      .value(
        "text", short: short, valueName: "TEXT", group: "What is drawn",
        help: "Draw this text instead of “\(text)”; line breaks in it count.", read: Reading.text
      ) { $0.picture.text = $1 }
    ] + shapingOptions(group: "What is drawn") + [lineCountOption]
  }

  private static var lineCountOption: Option<Self> {
    .value(
      "line-count", valueName: "N", group: "What is drawn",
      help: "Stack N lines of text, so that the line gap shows.",
      read: Reading.integer(in: 1...100)
    ) { $0.picture.lineCount = $1 }
  }

  private static var lineOptions: [Option<Self>] {
    [
      .value(
        "lines", valueName: "NAME,...", group: "What is drawn",
        help: "Draw these lines only: \(PictureReading.lineNames.joined(separator: ", ")); or "
          + "none.",
        completion: .words(PictureReading.lineNames + ["none"]), read: PictureReading.lines
      ) { $0.picture.lines = $1 },
      .value(
        "set", valueName: "SET", group: "What is drawn",
        help: "Take the line metrics of hhea, typo or win instead of the effective ones; all shows "
          + "the three side by side.",
        completion: .words(PictureReading.setNames), read: PictureReading.sets
      ) { $0.picture.sets = $1 },
    ]
  }

  private static var lookOptions: [Option<Self>] {
    [
      .choice(
        "theme", valueName: "THEME", group: "How it looks",
        help: "Colours: light, dark, or auto (the default), which in SVG and in a terminal follows "
          + "the surroundings and is light elsewhere.", of: DiagramTheme.self
      ) { $0.picture.theme = $1 },
      .value(
        "background", valueName: "none", group: "How it looks",
        help: "Leave the ground transparent.", completion: .words(["none"]),
        read: PictureReading.noBackground
      ) { $0.picture.hasBackground = $1 },
      .flag(
        "no-labels", group: "How it looks", help: "Draw text and lines without names and values."
      ) { $0.picture.showsLabels = false },
      .value(
        "label-font", valueName: "FONT", group: "How it looks",
        help: "Set the labels in this font, a file or a name, instead of fontconfig's sans-serif.",
        completion: .custom("font"), read: Reading.raw
      ) { $0.picture.labelFont = FilePath(bytes: $1.bytes) },
      .value(
        "protocol", valueName: "NAME", group: "How it looks",
        help: "Send the picture to the terminal as auto (what it understands), symbols, sixel, "
          + "kitty or iterm2.",
        completion: .words(PictureReading.protocolNames), read: PictureReading.graphicsProtocol
      ) { $0.picture.graphicsProtocol = $1 },
    ]
  }
}
