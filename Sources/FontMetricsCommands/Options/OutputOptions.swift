internal import Arguments
internal import Reports
internal import Terminal

/// In what form a command answers.
struct OutputOptions: Sendable {
  var format = OutputFormat.table
  var color = ColorChoice.auto
}

/// The values of a command that answers in several forms.
protocol OutputChoosing: Sendable {
  var output: OutputOptions { get set }
}

extension OutputChoosing {
  /// `--format`, `--json` and `--color`.
  static var outputOptions: [Option<Self>] {
    [
      .choice(
        "format", valueName: "FORMAT", group: "Output",
        help: "Answer as table (for people), plain (tab-separated, for cut and awk), json, ndjson "
          + "(a record a line) or csv.", of: OutputFormat.self
      ) { $0.output.format = $1 },
      .flag("json", group: "Output", help: "Short for --format json.") {
        $0.output.format = .json
      },
      colorOption,
    ]
  }

  /// `--color` alone.
  static var colorOption: Option<Self> {
    .choice(
      "color", valueName: "WHEN", group: "Output",
      help: "Use colour: auto (on a terminal, unless NO_COLOR is set), always or never.",
      of: ColorChoice.self
    ) { $0.output.color = $1 }
  }
}
