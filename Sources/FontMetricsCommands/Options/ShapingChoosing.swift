internal import Arguments
internal import FontModel

/// The values of a command that lays out text.
protocol ShapingChoosing: Sendable {
  var shaping: ShapingOptions { get set }
}

extension ShapingChoosing {
  /// `--feature` and `--text-language`, under a heading of the help.
  static func shapingOptions(group: String) -> [Option<Self>] {
    [
      .value(
        "feature", valueName: "TAG", group: group,
        help: "Switch an OpenType feature: smcp, -kern, salt=2; can be given several times.",
        isRepeatable: true, read: Reading.text
      ) { $0.shaping.features.append($1) },
      .value(
        "text-language", valueName: "TAG", group: group,
        help: "Shape the text as this language has it, such as ar or ur.", read: Reading.text
      ) { $0.shaping.language = $1 },
    ]
  }
}
