internal import CFontconfig
package import FontModel

/// One fontconfig configuration with the fonts it has: where installed fonts come from.
///
/// It isn't fontconfig's global one, so several can stand side by side. It is no `Sendable`; what
/// it gives (`FontCatalogue`, `Substitution`) is.
package final class FontConfiguration {
  /// Which configuration file is read.
  package enum Source: Hashable, Sendable {
    /// The current one: `FONTCONFIG_FILE`, or `fonts.conf` in the folders of `FONTCONFIG_PATH`.
    case environment
    /// The file at a path.
    case file(FilePath)
    /// None: no font of the system, and no rule.
    case foldersOnly
  }

  /// What fontconfig said about the configuration's files, each message in a line of its own.
  ///
  /// Unknown elements, files that are included and broken: it goes on without them.
  package let messages: [String]
  /// The folders that were added.
  let fontFolders: [FilePath]
  let handle: Handle

  /// Loads a configuration and finds its fonts, below the folders given as well.
  ///
  /// - Parameters:
  ///   - source: Which configuration file is read.
  ///   - fontFolders: Folders whose fonts are added, with those in folders below them.
  ///   - environment: The environment of the process, in which fontconfig itself looks too.
  /// - Throws: `configuration` if there is no such file or fontconfig can't read it,
  ///   `fileMissing` or `fileUnreadable` for a folder.
  package init(
    _ source: Source, fontFolders: [FilePath] = [], environment: [String: String]
  ) throws(FontError) {
    for folder in fontFolders { try checkFontFolder(folder) }
    guard let handle = Handle() else { throw .outOfMemory }
    messages = try handle.load(source, environment: environment)
    try handle.addFonts(below: fontFolders)
    self.fontFolders = fontFolders
    self.handle = handle
  }
}

extension FontError {
  /// Fontconfig's functions fail for want of memory where nothing else can be wrong.
  static let outOfMemory = FontError(
    .configuration, subject: "fontconfig", message: "there is not enough memory")
}
