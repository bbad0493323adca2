internal import CFontconfig
internal import FontModel
internal import Glibc

/// Which file a configuration is read from, and what to say if it can't be.
struct ConfigurationFile {
  /// An absolute path, or a name that fontconfig looks for in its folders.
  let name: FilePath
  /// What an error is about: the name as it was given.
  private let subject: String
  /// `FONTCONFIG_PATH`; nil where it says nothing.
  private let searchPath: String?
  private let advice: String?

  /// The file at a path.
  init(path: FilePath) {
    // Fontconfig would look for a relative path in its own folders.
    name = resolved(path) ?? path
    subject = path.description
    searchPath = nil
    advice = nil
  }

  /// The file that fontconfig itself would read; an empty variable counts as none.
  init(environment: [String: String]) {
    let file = environment["FONTCONFIG_FILE"] ?? ""
    let path = environment["FONTCONFIG_PATH"] ?? ""
    subject = file.isEmpty ? "fonts.conf" : file
    name = FilePath(subject)
    searchPath = path.isEmpty ? nil : path
    if !file.isEmpty {
      advice = "FONTCONFIG_FILE names it; correct or unset it, or name a font by its path"
    } else if !path.isEmpty {
      advice = "FONTCONFIG_PATH is \(path); correct or unset it, or name a font by its path"
    } else {
      advice = "install fontconfig's configuration, or name a font by its path"
    }
  }

  /// Whether the folders of `FONTCONFIG_PATH` matter.
  private var isSearched: Bool {
    name.bytes.first != slash && name.bytes.first != UInt8(ascii: "~")
  }

  /// Throws unless there is such a file and it can be opened.
  ///
  /// The corresponding C function is `FcConfigGetFilename`.
  func check(with handle: FontConfiguration.Handle) throws(FontError) {
    guard let found = unsafe FcConfigGetFilename(handle.pointer, name.fontconfigString) else {
      throw error(
        isPresent
          ? "fontconfig's configuration can't be read" : "there is no such configuration file")
    }
    unsafe FcStrFree(found)
    // After the folders of the variable fontconfig looks in its built-in one, which isn't what was
    // asked for.
    guard isSearched, let searchPath else { return }
    let isThere = searchPath.split(separator: ":").contains { folder in
      unsafe access(FilePath(String(folder)).appending(name.bytes).cString, R_OK) == 0
    }
    guard isThere else { throw error("no folder of FONTCONFIG_PATH holds this file") }
  }

  /// What to throw if fontconfig gave up on the file, from the errors that it printed.
  func error(for errors: [String]) -> FontError {
    // The first is the cause, those after it say what failed because of it.
    guard var cause = errors.first else { return error("fontconfig can't read it") }
    let place = "\"\(name)\", "
    if cause.hasPrefix(place) { cause.removeFirst(place.count) }
    return error("fontconfig can't read its configuration: \(cause)")
  }

  private func error(_ message: String) -> FontError {
    FontError(.configuration, subject: subject, message: message, advice: advice)
  }

  /// Whether something is at the path, readable or not; false for a name that is searched for.
  private var isPresent: Bool {
    unsafe !isSearched && access(name.cString, F_OK) == 0
  }
}

private let slash = UInt8(ascii: "/")
