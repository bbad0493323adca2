/// Bitmap fonts of Windows, one size each.
struct WindowsFont {
  var pointSize: UInt16
  var ascent: UInt16
  var pixelHeight: UInt16
  var externalLeading: UInt16

  /// 10 points at 96 dpi, which are 13 pixels and a third.
  static let regular = WindowsFont(
    pointSize: 10, ascent: 11, pixelHeight: 14, externalLeading: 2)
  /// 18 points at 96 dpi, 24 pixels.
  static let large = WindowsFont(pointSize: 18, ascent: 20, pixelHeight: 26, externalLeading: 0)

  /// A font of version 2.0 with one glyph, "H", that is 8 pixels wide and filled.
  var file: [UInt8] {
    let headerLength = 118
    // Width and offset of the glyph, then of one behind the last.
    let bitsOffset = headerLength + 8
    let nameOffset = bitsOffset + Int(pixelHeight)
    let name = Array("Test FNT".utf8) + [0]
    var writer = LittleEndianWriter()
    writer.write(UInt16(0x0200))
    writer.write(UInt32(nameOffset + name.count))
    writer.bytes += [UInt8](repeating: 0, count: 60)
    // A raster font; its size, the resolution, and leading of 3 pixels within the height.
    for field in [0, pointSize, 96, 96, ascent, 3, externalLeading] { writer.write(field) }
    writer.bytes += [0, 0, 0]
    writer.write(UInt16(400))
    writer.bytes.append(0)
    writer.write(UInt16(8))
    writer.write(pixelHeight)
    writer.bytes.append(0)
    // The average and the greatest width.
    writer.write(UInt16(8))
    writer.write(UInt16(8))
    // The first and the last character; default and break character count from the first.
    writer.bytes += [0x48, 0x48, 0, 0]
    writer.write(UInt16(1))
    for field in [0, nameOffset, 0, bitsOffset] { writer.write(UInt32(field)) }
    writer.bytes.append(0)
    for _ in 0..<2 {
      writer.write(UInt16(8))
      writer.write(UInt16(bitsOffset))
    }
    return writer.bytes + [UInt8](repeating: 0xFF, count: Int(pixelHeight)) + name
  }

  /// A `.fon` file: a library for 16-bit Windows whose only resources are fonts.
  static func library(of fonts: [WindowsFont]) -> [UInt8] {
    let headerLength = 64
    let tableStart = 2 * headerLength
    let tableLength = 2 + 8 + 12 * fonts.count + 2
    // Offsets and lengths in the table count in units of 16 bytes.
    let files = fonts.map { padded($0.file) }
    var start = padded([UInt8](repeating: 0, count: tableStart + tableLength)).count
    var writer = LittleEndianWriter()
    writer.bytes = Array("MZ".utf8) + [UInt8](repeating: 0, count: 58)
    writer.write(UInt32(headerLength))
    writer.bytes += Array("NE".utf8) + [UInt8](repeating: 0, count: 34)
    // Where the resources are listed and where that list ends, from the second header.
    writer.write(UInt16(headerLength))
    writer.write(UInt16(headerLength + tableLength))
    writer.bytes += [UInt8](repeating: 0, count: tableStart - writer.bytes.count)
    writer.write(UInt16(4))
    writer.write(UInt16(0x8008))
    writer.write(UInt16(fonts.count))
    writer.write(UInt32(0))
    for (index, file) in files.enumerated() {
      writer.write(UInt16(start / 16))
      writer.write(UInt16(file.count / 16))
      writer.write(UInt16(0x1C30))
      writer.write(UInt16(0x8001 + index))
      writer.write(UInt32(0))
      start += file.count
    }
    writer.write(UInt16(0))
    return padded(writer.bytes) + files.joined()
  }

  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16)
  }
}

/// Collects bytes in the order of Intel's processors, least significant byte first.
private struct LittleEndianWriter {
  var bytes: [UInt8] = []

  mutating func write(_ value: some FixedWidthInteger) {
    for shift in stride(from: 0, to: value.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }
}
