internal import FontModel

extension Library {
  /// Says in words of the font why FreeType could not open a face.
  ///
  /// - Parameters:
  ///   - error: FreeType's status.
  ///   - file: The file.
  ///   - index: The face that was asked for; nil when only counting.
  /// - Returns: The error for the user.
  func failure(_ error: FreeTypeError, _ file: FontFile, index: Int?) -> FontError {
    if let index, index > 0, let count = try? Face(file, index: -1, library: self).faceCount,
      index >= count
    {
      return noSuchFace(file, count: count)
    }
    let directory = TableDirectory(file, index: index ?? 0)
    guard isFont(file, directory, error) else {
      return FontError(
        .unknownFormat, subject: file.subject, message: "is not a font that FreeType can read")
    }
    if let units = unitsPerEm(file, directory), !validUnitsPerEm.contains(units) {
      return FontError(
        .invalidUnitsPerEm, subject: file.subject,
        message: "unitsPerEm is \(units); it must be 16 to 16,384")
    }
    return FontError(
      .brokenFont, subject: file.subject,
      message: missingTable(file, directory, error) ?? "the font is broken: \(error.message)")
  }

  /// The error for a face past the end.
  func noSuchFace(_ file: FontFile, count: Int) -> FontError {
    FontError(
      .noSuchFace, subject: file.subject,
      message: count == 1 ? "has only one face, number 0" : "has only \(count) faces",
      advice: count == 1 ? nil : "the faces are numbered 0 to \(count - 1)")
  }

  /// Whether a file that can't be opened is a font all the same.
  ///
  /// Other files begin with the shorter signatures, or with the words "true" and "typ1".
  private func isFont(
    _ file: FontFile, _ directory: TableDirectory?, _ error: FreeTypeError
  ) -> Bool {
    switch file.container {
    case .collection, .woff, .woff2, .type42, .pcf, .bdf, .pfr: true
    case .sfnt: directory != nil || file.reader(at: 0, count: 1).uint8(at: 0) != 0x74
    case .type1:
      ["%!PS-AdobeFont", "%!FontType", "%!PS-Adobe-3.0 Resource-CIDFont"].contains { name in
        // In binary files the text follows after six bytes.
        [0, 6].contains {
          file.reader(at: $0, count: name.utf8.count).bytes.elementsEqual(name.utf8)
        }
      }
    case .macResource, .cff, .windowsFNT:
      error != .unknownFileFormat && error != .invalidStreamOperation
    // What gzip holds is known only once FreeType could read it.
    case .gzip, .other: false
    }
  }

  /// The em that `head` declares; nil where it can't be read without FreeType.
  private func unitsPerEm(_ file: FontFile, _ directory: TableDirectory?) -> Int? {
    guard let head = directory?[.head], !head.isCompressed, head.length >= 20 else { return nil }
    return file.reader(at: head.offset + 18, count: 2).uint16(at: 0).map(Int.init)
  }

  /// Which of the tables that FreeType requires is missing or cut off; nil where none is.
  private func missingTable(
    _ file: FontFile, _ directory: TableDirectory?, _ error: FreeTypeError
  ) -> String? {
    for tag in [TableTag.head, .hhea, .hmtx] {
      if let entry = directory?[tag] {
        guard entry.length <= file.size - entry.offset else {
          return "the file ends before its `\(tag.letters)` table"
        }
      } else if directory != nil || error == tag.missingError {
        return "has no `\(tag.letters)` table"
      }
    }
    return nil
  }
}

extension TableTag {
  /// FreeType's status for want of the table; nil where it has none of its own.
  fileprivate var missingError: FreeTypeError? {
    switch self {
    case .hhea: .horizontalHeaderMissing
    case .hmtx: .horizontalMetricsMissing
    case _: nil
    }
  }
}
