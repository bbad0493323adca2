package import FontModel

/// What a person typed for a font, sorted by what it means.
package enum FontArgument: Hashable, Sendable {
  /// `-`: one font on standard input.
  case standardInput
  /// A file that exists, or text that can only be a path.
  case file(FilePath)
  /// A folder that exists.
  case folder(FilePath)
  /// A family, full name or PostScript name.
  case name(String)

  /// Sorts an argument: what exists is that file or folder; what has a slash or a font file's
  /// extension is a path all the same; `-` is standard input; anything else is a name.
  package init(_ path: FilePath, fileSystem: FileSystem = FileSystem()) {
    if path == .standardInput {
      self = .standardInput
      return
    }
    switch fileSystem.kind(of: path) {
    case .folder: self = .folder(path)
    case .file, .other: self = .file(path)
    case .missing:
      let isPath = path.bytes.contains(UInt8(ascii: "/")) || FontFileName(path).hasFontExtension
      self = isPath ? .file(path) : .name(path.description)
    }
  }
}

/// What the name of a file says about its contents.
package struct FontFileName: Sendable {
  /// The extensions of font files, in lower case; compressed bitmaps have two.
  private static let extensions: Set<String> = [
    "ttf", "otf", "ttc", "otc", "woff", "woff2", "dfont", "pfb", "pfa", "t1", "t42", "cid", "cff",
    "pfr", "pcf", "bdf", "otb", "fon", "fnt", "pcf.gz", "bdf.gz",
  ]

  private let name: String

  /// The last part of a path.
  package init(_ path: FilePath) {
    name = path.lastComponent.description.lowercased()
  }

  /// Whether the name ends like a font file's; only then is a broken file in a folder an error.
  package var hasFontExtension: Bool {
    var rest = Substring(name)
    while let dot = rest.firstIndex(of: ".") {
      rest = rest[rest.index(after: dot)...]
      if Self.extensions.contains(String(rest)) { return true }
    }
    return false
  }
}
