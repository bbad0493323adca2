/// A record of the `name` table, with whatever bytes it is given.
package struct SFNTName: Sendable, Equatable {
  /// The platform identifier: 0 Unicode, 1 Macintosh, 3 Windows.
  package var platform: UInt16
  /// The encoding identifier, which depends on the platform.
  package var encoding: UInt16
  /// The language identifier, which depends on the platform.
  package var language: UInt16
  /// What is named: 1 family, 2 style, 4 full name, 6 PostScript name and so on.
  package var nameID: UInt16
  /// The name as it stands in the file.
  package var bytes: [UInt8]

  /// Makes a record from its bytes, valid in their encoding or not.
  package init(
    platform: UInt16, encoding: UInt16, language: UInt16, nameID: UInt16, bytes: [UInt8]
  ) {
    self.platform = platform
    self.encoding = encoding
    self.language = language
    self.nameID = nameID
    self.bytes = bytes
  }

  /// A Windows name in UTF-16, in English of the United States unless said otherwise.
  package static func windows(_ nameID: UInt16, _ text: String, language: UInt16 = 0x0409) -> Self {
    var writer = BigEndianWriter()
    writer.write(Array(text.utf16))
    return Self(
      platform: 3, encoding: 1, language: language, nameID: nameID, bytes: writer.bytes)
  }

  /// A Macintosh name in Mac Roman and English; the text must be ASCII.
  package static func macRoman(_ nameID: UInt16, _ text: String) -> Self {
    precondition(text.utf8.allSatisfy { $0 < 0x80 }, "not ASCII: \(text)")
    return Self(platform: 1, encoding: 0, language: 0, nameID: nameID, bytes: Array(text.utf8))
  }

  /// Family, style, full name, version and PostScript name, as Windows names.
  package static func standard(family: String, style: String) -> [Self] {
    let postScriptFamily = family.filter { $0 != " " }
    return [
      .windows(1, family), .windows(2, style), .windows(3, "\(family) \(style) unique"),
      .windows(4, "\(family) \(style)"), .windows(5, "Version 1.000"),
      .windows(6, "\(postScriptFamily)-\(style)"),
    ]
  }
}

extension SFNTName {
  /// The whole `name` table, its records in the order that the specification asks for.
  static func table(of names: [Self]) -> [UInt8] {
    let ordered = names.sorted {
      ($0.platform, $0.encoding, $0.language, $0.nameID)
        < ($1.platform, $1.encoding, $1.language, $1.nameID)
    }
    var records = BigEndianWriter()
    var strings = BigEndianWriter()
    records.write([0, UInt16(ordered.count), UInt16(6 + 12 * ordered.count)] as [UInt16])
    for name in ordered {
      records.write([name.platform, name.encoding, name.language, name.nameID])
      records.write([UInt16(name.bytes.count), UInt16(strings.bytes.count)])
      strings.write(name.bytes)
    }
    return records.bytes + strings.bytes
  }
}
