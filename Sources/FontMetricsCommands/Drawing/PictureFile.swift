internal import Arguments
internal import FontModel

/// The file that a picture goes to, as options say it.
struct PictureFile: Sendable {
  /// Where the picture goes, `-` for standard output; nil for the terminal.
  var path: FilePath?
  /// The form that was asked for; nil takes it from the name of the file.
  var type: PictureType?
  /// Pixels of a PNG for one of the picture.
  var scale = 1.0

  /// The form of the file; nil where none is written.
  var format: DrawingFormat? {
    switch type ?? path.flatMap(PictureType.init(of:)) {
    case .png: .png(scale: scale)
    case .svg: .svg
    case .pdf: .pdf
    case nil: nil
    }
  }
}

/// The values of a command that writes pictures to files.
protocol PictureFileChoosing: Sendable {
  var pictureFile: PictureFile { get set }
}

extension PictureFileChoosing {
  /// The option that names the file.
  static func pictureFileOption(help: String) -> Option<Self> {
    .value(
      "output", short: "o", valueName: "FILE", group: "Where it goes", help: help,
      completion: .file, read: Reading.raw
    ) { $0.pictureFile.path = FilePath(bytes: $1.bytes) }
  }

  /// The options that say what is written.
  static var pictureTypeOptions: [Option<Self>] {
    [
      .choice(
        "type", valueName: "TYPE", group: "Where it goes",
        help: "Write png, svg or pdf, whatever the name of the file.", of: PictureType.self
      ) { $0.pictureFile.type = $1 },
      .value(
        "scale", valueName: "N", group: "Where it goes",
        help: "Draw N pixels for one in a PNG: 2 for a dense screen.", read: scale
      ) { $0.pictureFile.scale = $1 },
    ]
  }

  /// Refuses a file of which nothing says what to write.
  static func validatePictureFile(_ values: Self) throws(ArgumentError) {
    guard values.pictureFile.type == nil, let path = values.pictureFile.path else { return }
    if path == .standardInput {
      throw ArgumentError(
        "`--output -` needs `--type`", hint: "say --type png, --type svg or --type pdf")
    }
    guard PictureType(of: path) != nil else {
      throw ArgumentError(
        "`\(path)` doesn't end in .png, .svg or .pdf", subject: "--output",
        hint: "end the name so, or say with --type what to write")
    }
  }

  private static var scale: Reading.Function<Double> {
    { (value) throws(ArgumentError) in
      let scale = try value.decimal()
      guard scale >= 0.1, scale <= 100 else {
        throw ArgumentError("`\(value.text)` is not a scale between 0.1 and 100")
      }
      return scale
    }
  }
}
