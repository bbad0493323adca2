internal import Arguments
internal import FontModel

/// A text and a glyph to measure.
struct SampleOptions: Sendable {
  /// Nil measures no text.
  var text: String?
  /// A character, or the name of a glyph in the font; nil measures no glyph.
  var glyph: String?
  /// How the text is laid out.
  var shaping = ShapingOptions()

  /// Whether there is nothing to measure.
  var isEmpty: Bool { text == nil && glyph == nil }
}

extension ShowCommand: ShapingChoosing {
  private static let group = "Text and glyphs"

  var shaping: ShapingOptions {
    get { sample.shaping }
    set { sample.shaping = newValue }
  }

  /// The options that say what is measured.
  static let sampleOptions: [Option<ShowCommand>] =
    [
      .value(
        "text", short: "t", valueName: "TEXT", group: group,
        help: "Add the advance and the ink box of this text, line breaks and kerning counted; in "
          + "tables and JSON. It is also the text of --draw.", read: Reading.text
      ) { $0.sample.text = $1 },
      .value(
        "glyph", valueName: "GLYPH", group: group,
        help: "Add the advance, side bearings and ink box of the glyph of a character, such as Å, "
          + "or of this name, such as Aring; in tables and JSON.", read: glyph
      ) { $0.sample.glyph = $1 },
    ] + shapingOptions(group: group)

  private static let glyph: Reading.Function<String> = { (value) throws(ArgumentError) in
    let text = try value.validText()
    guard !text.isEmpty else {
      throw ArgumentError("no glyph is named", hint: "name a character or a glyph: Å, Aring")
    }
    return text
  }

  /// Refuses options of text where there is none to measure or to show.
  static func validateSample(_ values: ShowCommand) throws(ArgumentError) {
    if values.sample.shaping != ShapingOptions(), values.sample.text == nil, !values.draws {
      throw ArgumentError(
        "`--feature` and `--text-language` need `--text`", hint: "say which text is shaped")
    }
    if values.bareMetric != nil, !values.sample.isEmpty {
      throw ArgumentError(
        "`--metric` prints bare numbers and takes no `--text` or `--glyph`",
        hint: "leave one of the two out")
    }
  }
}
