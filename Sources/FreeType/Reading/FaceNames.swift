internal import FontModel

/// What a face at a position is called, as fontconfig has it.
struct FaceNames {
  var family: String
  /// The style in all languages, the best one first; at least one.
  var styles: [String]
  var fullName: String
  var postScriptName: String?
  var version: String?

  /// Chooses among the names in the font, FreeType's and, at the very last, the file's.
  ///
  /// - Parameters:
  ///   - face: The face, opened at the position.
  ///   - table: The font's own names.
  ///   - instance: The named instance; nil for any other position.
  ///   - isVaried: Whether the face is at another position than the default one.
  ///   - path: The file's path.
  init(
    _ face: borrowing Face, table: NameTable, instance: NamedInstance?, isVaried: Bool,
    path: FilePath
  ) {
    family = table.first(NameTable.ID.families) ?? face.familyName ?? Self.stem(of: path)
    styles = instance == nil ? table.all(NameTable.ID.styles) : [instance?.name].compactMap(\.self)
    if styles.isEmpty { styles = [face.styleName ?? "Regular"] }
    let composed = "\(family) \(styles[0])"
    // The full name in the font is the default position's; every instance would have the same.
    fullName = instance == nil ? table.first(NameTable.ID.fullNames) ?? composed : composed
    // FreeType has no name for an instance of a family with a blank, even if the font has one.
    let ownName = isVaried ? instance?.postScriptName : table.first(.postScript)
    postScriptName = ownName ?? face.postScriptName
    version = table.first(.version).flatMap(Self.versionNumber)
    if version == nil, !face.isSFNT { version = face.postScriptVersion.flatMap(Self.versionNumber) }
  }

  /// The number in a version string, "2.37" in "Version 2.37; build 5"; nil where there is none.
  static func versionNumber(_ string: String) -> String? {
    let word = "version"
    let start = string.lowercased().hasPrefix(word) ? string.dropFirst(word.count) : string[...]
    return trimmed(String(start.prefix { $0 != ";" }))
  }

  /// The name of a file without the extension.
  private static func stem(of path: FilePath) -> String {
    let name = path.lastComponent.bytes
    let end = name.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex
    return FilePath(bytes: Array(name[..<(end == 0 ? name.endIndex : end)])).description
  }
}
