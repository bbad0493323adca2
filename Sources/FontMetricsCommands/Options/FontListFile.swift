internal import FontModel

/// A list of fonts in a file or on standard input.
struct FontListFile: Sendable {
  /// `-` for standard input.
  var path: FilePath
  /// Whether NUL ends an entry instead of a line break, as `find -print0` writes it.
  var isNULSeparated = false

  /// The entries, empty ones left out.
  ///
  /// - Throws: What reading the file throws.
  func fonts(_ context: CommandContext) throws(FontError) -> [FilePath] {
    let bytes =
      path == .standardInput
      ? try context.standardInput.read() : try InputFile.read(path)
    return Self.entries(bytes, isNULSeparated: isNULSeparated)
  }

  /// The entries of a list.
  static func entries(_ bytes: [UInt8], isNULSeparated: Bool) -> [FilePath] {
    bytes.split(separator: isNULSeparated ? 0 : UInt8(ascii: "\n")).map { entry in
      // A list from Windows ends its lines with a carriage return, too.
      let ending = !isNULSeparated && entry.last == UInt8(ascii: "\r") ? 1 : 0
      return FilePath(bytes: Array(entry.dropLast(ending)))
    }.filter { !$0.bytes.isEmpty }
  }
}
