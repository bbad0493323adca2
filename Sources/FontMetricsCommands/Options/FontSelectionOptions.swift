internal import Arguments
internal import FontInspection
internal import FontModel

/// The values of a command that reports on fonts.
protocol FontChoosing: FontSourceChoosing {
  /// The fonts as typed.
  var fonts: [FilePath] { get set }
  var selection: FaceSelection { get set }
}

extension FontChoosing {
  /// The FONT words.
  static var fontOperand: Operand<Self> { fontOperand(minimum: 1) }

  /// The FONT words, of which there may be none where fonts come another way.
  static func fontOperand(minimum: Int) -> Operand<Self> {
    Operand(
      "FONT",
      help: "A font file, a folder of fonts, - for standard input, or the name of an installed "
        + "font: a family, full name or PostScript name, whatever its case and blanks.",
      minimum: minimum, maximum: nil, completion: .custom("font")
    ) { (values, word) throws(ArgumentError) in
      guard !word.bytes.isEmpty else {
        throw ArgumentError("a font's name is empty", hint: "check the quotes and variables")
      }
      values.fonts.append(FilePath(bytes: word.bytes))
    }
  }

  /// The options that choose faces of a font.
  static var selectionOptions: [Option<Self>] {
    [
      .value(
        "style", valueName: "STYLE", group: "Which face",
        help: "Take the face of this style, such as Bold, instead of the most regular one.",
        read: Reading.text
      ) { $0.selection.style = $1 },
      .flag(
        "all-styles", short: "a", group: "Which face", help: "Take every face of a family."
      ) { $0.selection.takesAllStyles = true },
      .value(
        "index", valueName: "N", group: "Which face",
        help: "Take one face of a collection, counted from 0.",
        read: Reading.integer(in: 0...65_535)
      ) { $0.selection.index = $1 },
      .value(
        "instance", valueName: "NAME|N", group: "Which face",
        help: "Take a named instance of a variable font, by name or number.", read: Reading.text
      ) { $0.selection.instance = $1 },
      .value(
        "variation", valueName: "AXIS=N,...", group: "Which face",
        help: "Take a position of a variable font, such as wght=650,wdth=80.",
        completion: .words(["wght=", "wdth=", "opsz=", "slnt=", "ital="]),
        isRepeatable: true, read: VariationReading.positions
      ) { $0.selection.coordinates += $1 },
      .flag(
        "substitute", group: "Which face",
        help: "Where a font isn't installed, take what fontconfig puts in its place."
      ) { $0.selection.acceptsSubstitutes = true },
    ]
  }

  /// Refuses options that contradict each other.
  static func validateSelection(_ values: Self) throws(ArgumentError) {
    if values.selection.instance != nil, !values.selection.coordinates.isEmpty {
      throw ArgumentError(
        "`--instance` and `--variation` exclude each other", hint: "a position is one or the other")
    }
    let tags = values.selection.coordinates.map(\.tag)
    if let twice = tags.first(where: { tag in tags.count { $0 == tag } > 1 }) {
      throw ArgumentError(
        "`--variation` gives `\(twice)` twice", hint: "a position has one place on each axis")
    }
    if values.selection.style != nil, values.selection.takesAllStyles {
      throw ArgumentError(
        "`--style` and `--all-styles` exclude each other", hint: "leave one of them out")
    }
  }
}

/// Readings of positions of variable fonts.
enum VariationReading {
  /// One or more coordinates: `wght=650,wdth=80`.
  static let positions: Reading.Function<[AxisPosition]> = Reading.list(of: position)

  private static let position: Reading.Function<AxisPosition> = {
    (value) throws(ArgumentError) in
    let parts = value.text.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...4).contains(parts[0].unicodeScalars.count),
      let number = try? ArgumentValue(String(parts[1])).decimal(), abs(number) <= 32_767
    else {
      throw ArgumentError(
        "`\(value.text)` is not a position on an axis",
        hint: "positions are a tag of four letters and a number: wght=650")
    }
    return AxisPosition(tag: String(parts[0]), value: number)
  }
}
