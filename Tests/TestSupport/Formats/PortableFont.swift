/// Bitstream's Portable Font Resource, as set-top boxes had it.
enum PortableFont {
  /// A font of 1200 units per em with boxes for "H", 840 high, and "x", 600 high.
  static let file: [UInt8] = {
    let glyphs = [box(height: 840), box(height: 600)]
    // No glyph may begin at 0, which stands for one without an outline.
    let glyphSection = [0] + glyphs.joined()
    let physical = physicalFont(glyphs)
    let directoryStart = headerLength
    let logicalStart = directoryStart + 7
    let physicalStart = logicalStart + 18
    let glyphStart = physicalStart + physical.count
    var writer = BigEndianWriter()
    writer.write(tag: "PFR0")
    writer.write([4, 0x0D0A, UInt16(headerLength), 7, UInt16(directoryStart)] as [UInt16])
    // Of each section the greatest part, the length and the start.
    for (length, start) in [
      (18, logicalStart), (physical.count, physicalStart), (glyphSection.count, glyphStart),
    ] {
      writer.write(UInt16(length))
      writer.write(three: length)
      writer.write(three: start)
    }
    // Limits for hinting, colours and bitmaps, of which there are none.
    writer.write([UInt8](repeating: 0, count: 14))
    writer.write(UInt16(1))
    writer.write([0, 0] as [UInt8])
    writer.write(UInt16(glyphs.count))
    writer.write([1, 18] as [UInt16])
    writer.write(three: logicalStart)
    // The logical font: a matrix, no effects, and the physical font.
    for element in [256, 0, 0, 256] { writer.write(three: element) }
    writer.write(UInt8(0))
    writer.write(UInt16(physical.count))
    writer.write(three: physicalStart)
    return writer.bytes + physical + glyphSection
  }()

  private static let headerLength = 58

  private static func physicalFont(_ glyphs: [[UInt8]]) -> [UInt8] {
    var writer = BigEndianWriter()
    // Number, then the resolution of outlines and of advances.
    writer.write([1, 1200, 1200] as [UInt16])
    writer.write([-60, -300, 1260, 1080] as [Int16])
    let isProportional: UInt8 = 4
    writer.write(isProportional)
    let name = Array("Test PFR".utf8)
    writer.write(three: 4 + name.count)
    writer.write([UInt16(4 + name.count), 1])
    writer.write(name)
    // Nothing for hinting.
    writer.write([UInt8](repeating: 0, count: 7))
    writer.write(UInt16(glyphs.count))
    var start = 1
    for (character, glyph) in zip("Hx".utf8, glyphs) {
      writer.write(character)
      writer.write(Int16(700))
      writer.write(UInt8(glyph.count))
      writer.write(UInt16(start))
      start += glyph.count
    }
    return writer.bytes
  }

  /// Steps to corners by coordinates of 16 bits: a move to an outer contour and three lines.
  private static func box(height: Int16) -> [UInt8] {
    var writer = BigEndianWriter()
    writer.write(UInt8(0))
    for (step, x, y) in [(0x55, 60, 0), (0x15, 60, height), (0x15, 600, height), (0x15, 600, 0)] {
      writer.write(UInt8(step))
      writer.write([Int16(x), Int16(y)])
    }
    writer.write(UInt8(0))
    return writer.bytes
  }
}

extension BigEndianWriter {
  fileprivate mutating func write(three value: Int) {
    write(UInt8(truncatingIfNeeded: value >> 16))
    write(UInt16(truncatingIfNeeded: value))
  }
}
