/// A subtable of `cmap`, filled from the characters of the glyphs.
package struct SFNTCharacterMap: Sendable {
  /// How the subtable is written.
  package enum Format: Sendable {
    /// Format 0: character codes up to 255.
    case bytes
    /// Format 4: character codes up to 0xFFFE.
    case segments
    /// Format 12: all of Unicode.
    case groups
  }

  /// The platform identifier: 0 Unicode, 1 Macintosh, 3 Windows.
  package var platform: UInt16
  /// The encoding identifier, which depends on the platform.
  package var encoding: UInt16
  /// How the subtable is written; characters that it cannot hold are left out.
  package var format: Format
  /// What is added to every character, 0xF000 in symbol fonts.
  package var shift: UInt32

  /// Describes a subtable.
  package init(platform: UInt16, encoding: UInt16, format: Format, shift: UInt32 = 0) {
    self.platform = platform
    self.encoding = encoding
    self.format = format
    self.shift = shift
  }

  /// Platform 3, encoding 1: the usual map of the Basic Multilingual Plane.
  package static let windowsUnicode = Self(platform: 3, encoding: 1, format: .segments)
  /// Platform 3, encoding 10: all of Unicode.
  package static let windowsFull = Self(platform: 3, encoding: 10, format: .groups)
  /// Platform 3, encoding 0: a symbol font, whose codes begin at 0xF000.
  package static let windowsSymbol = Self(
    platform: 3, encoding: 0, format: .segments, shift: 0xF000)
  /// Platform 1, encoding 0: Mac Roman, here for ASCII only, where it agrees with Unicode.
  package static let macRoman = Self(platform: 1, encoding: 0, format: .bytes)
}

extension SFNTCharacterMap {
  /// The whole `cmap` table.
  static func table(of maps: [Self], for glyphs: [SFNTGlyph]) -> [UInt8] {
    var header = BigEndianWriter()
    header.write(UInt16(0))
    header.write(UInt16(maps.count))
    var body = BigEndianWriter()
    for map in maps.sorted(by: { ($0.platform, $0.encoding) < ($1.platform, $1.encoding) }) {
      header.write(map.platform)
      header.write(map.encoding)
      header.write(UInt32(4 + 8 * maps.count + body.bytes.count))
      body.write(map.encoded(for: glyphs))
      body.pad(to: 4)
    }
    return header.bytes + body.bytes
  }

  private func encoded(for glyphs: [SFNTGlyph]) -> [UInt8] {
    var mapping: [(code: UInt32, glyph: UInt16)] = []
    for (index, glyph) in glyphs.enumerated() {
      mapping += glyph.characters.map { ($0 + shift, UInt16(index)) }
    }
    mapping.sort { $0.code < $1.code }
    return switch format {
    case .bytes: bytes(mapping.filter { $0.code <= 0x7F })
    case .segments: segments(mapping.filter { $0.code < 0xFFFF })
    case .groups: groups(mapping)
    }
  }

  private func bytes(_ mapping: [(code: UInt32, glyph: UInt16)]) -> [UInt8] {
    var glyphOfCode = [UInt8](repeating: 0, count: 256)
    for entry in mapping { glyphOfCode[Int(entry.code)] = UInt8(entry.glyph) }
    var writer = BigEndianWriter()
    writer.write([0, 262, 0] as [UInt16])
    writer.write(glyphOfCode)
    return writer.bytes
  }

  /// One segment for each character, which is simple and as valid as longer ones.
  private func segments(_ mapping: [(code: UInt32, glyph: UInt16)]) -> [UInt8] {
    let codes = mapping.map { UInt16($0.code) } + [0xFFFF]
    let deltas = mapping.map { $0.glyph &- UInt16($0.code) } + [1]
    var writer = BigEndianWriter()
    writer.write([4, UInt16(16 + 8 * codes.count), 0, UInt16(2 * codes.count)] as [UInt16])
    writer.write(SearchRange(count: codes.count, itemSize: 2).fields)
    writer.write(codes)
    writer.write(UInt16(0))
    writer.write(codes)
    writer.write(deltas)
    writer.write([UInt16](repeating: 0, count: codes.count))
    return writer.bytes
  }

  private func groups(_ mapping: [(code: UInt32, glyph: UInt16)]) -> [UInt8] {
    var writer = BigEndianWriter()
    writer.write([12, 0] as [UInt16])
    writer.write([UInt32(16 + 12 * mapping.count), 0, UInt32(mapping.count)])
    for entry in mapping {
      writer.write([entry.code, entry.code, UInt32(entry.glyph)])
    }
    return writer.bytes
  }
}
