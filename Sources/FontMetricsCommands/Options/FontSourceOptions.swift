internal import Arguments
internal import FontModel
internal import Fontconfig

/// Where installed fonts come from.
struct FontSourceOptions: Sendable {
  var folders: [FilePath] = []
  var ignoresSystemFonts = false
  /// How much a font may have of everything.
  var limits = ReadingLimits()

  /// Loads the configuration; see `FontConfiguration` for errors.
  func configuration(environment: [String: String]) throws(FontError) -> FontConfiguration {
    try FontConfiguration(
      ignoresSystemFonts ? .foldersOnly : .environment, fontFolders: folders,
      environment: environment)
  }
}

/// The values of a command that looks fonts up.
protocol FontSourceChoosing: Sendable {
  var fontSource: FontSourceOptions { get set }
}

extension FontSourceChoosing {
  /// `--font-path`, `--ignore-system-fonts` and `--limit`.
  static var fontSourceOptions: [Option<Self>] {
    [
      .value(
        "font-path", valueName: "DIR", group: "Where fonts come from",
        help: "Add the fonts below a folder to the installed ones; can be given several times.",
        completion: .directory, isRepeatable: true, read: Reading.raw
      ) { $0.fontSource.folders.append(FilePath(bytes: $1.bytes)) },
      .flag(
        "ignore-system-fonts", group: "Where fonts come from",
        help: "Leave out what is installed, so that only --font-path counts."
      ) { $0.fontSource.ignoresSystemFonts = true },
      .value(
        "limit", valueName: "NAME=N", group: "Where fonts come from",
        help: "Let a font have more, or less, of something before it is refused: "
          + LimitReading.names.joined(separator: ", ")
          + ". Sizes are in bytes or as 512K, 64M or 2G, time in seconds a face; can be given "
          + "several times.",
        completion: .words(LimitReading.names.map { "\($0)=" }), isRepeatable: true,
        read: LimitReading.limit
      ) { $0.fontSource.limits[$1.limit] = $1.most },
    ]
  }
}
