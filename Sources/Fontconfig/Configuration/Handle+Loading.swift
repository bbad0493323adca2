internal import CFontconfig
internal import FontModel
internal import Glibc

extension FontConfiguration.Handle {
  /// Reads the configuration file, if there is to be one, and the fonts of the folders it names.
  ///
  /// `FcInitLoadConfig` isn't used: where a file is missing or broken it falls back to a
  /// configuration of its own, and it reads every file of `conf.avail` for descriptions.
  ///
  /// - Returns: What fontconfig complained about and passed over.
  func load(
    _ source: FontConfiguration.Source, environment: [String: String]
  ) throws(FontError) -> [String] {
    var messages: [String] = []
    switch source {
    case .environment:
      messages = try load(ConfigurationFile(environment: environment))
    case .file(let path):
      messages = try load(ConfigurationFile(path: path))
    case .foldersOnly:
      break
    }
    if hasNoCacheFolder { addCacheFolder(environment: environment) }
    // What is printed here is that no cache could be written, which is no one's concern.
    guard capturingMessages({ unsafe FcConfigBuildFonts(pointer) }).isDone else {
      throw .outOfMemory
    }
    return messages
  }

  private func load(_ file: ConfigurationFile) throws(FontError) -> [String] {
    try file.check(with: self)
    let parsing = capturingMessages {
      unsafe FcConfigParseAndLoad(pointer, file.name.fontconfigString, 1)
    }
    let lines = parsing.text.split(separator: "\n").map(String.init)
    let errors = messages(in: lines, after: "Fontconfig error: ")
    guard parsing.isDone else { throw file.error(for: errors) }
    return errors + messages(in: lines, after: "Fontconfig warning: ")
  }

  /// Fonts are read from a cache where one can be written; without it they are read anew each time.
  ///
  /// Our own folder, since caches that other rules made must not meet the system's.
  private func addCacheFolder(environment: [String: String]) {
    // Without either, fontconfig would take a folder below the root of the file system.
    guard ["XDG_CACHE_HOME", "HOME"].contains(where: { environment[$0]?.isEmpty == false }) else {
      return
    }
    let rules = "<fontconfig><cachedir prefix=\"xdg\">fontmetrics</cachedir></fontconfig>"
    _ = capturingMessages {
      unsafe FcConfigParseAndLoadFromMemory(pointer, rules.fontconfigString, 0)
    }
  }

  /// Adds the fonts below the folders to those of the configuration; its rules apply to them too.
  ///
  /// The corresponding C function is `FcConfigAppFontAddDir`, which accepts missing folders.
  func addFonts(below folders: [FilePath]) throws(FontError) {
    for folder in folders {
      // Fontconfig takes a tilde at the beginning for the home folder.
      let isHomeLike = folder.bytes.first == UInt8(ascii: "~")
      let path = isHomeLike ? FilePath(".").appending(folder.bytes) : folder
      let isAdded = capturingMessages {
        unsafe FcConfigAppFontAddDir(pointer, path.fontconfigString)
      }
      guard isAdded.isDone else { throw .outOfMemory }
    }
  }
}

/// The messages of one kind in what fontconfig printed.
private func messages(in lines: [String], after prefix: String) -> [String] {
  lines.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
}
