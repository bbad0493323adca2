/// Tables that colour and bitmap fonts have, for the glyphs of `SFNTBuilder`.
package enum PictureFonts {
  /// A font in which `H` is three layers over one another: `x` in the palette's colour 1, `d` in the
  /// colour of the text, `p` in colour 0.
  ///
  /// The palette has the colours of `palette`, as red, green, blue, alpha.
  package static func colorLayers(palette: [[UInt8]]) -> [UInt8] {
    var colr = BigEndianWriter()
    // Version 0, one base glyph.
    colr.write([0, 1] as [UInt16])
    colr.write([14, 20] as [UInt32])
    colr.write(UInt16(3))
    colr.write([2, 0, 3] as [UInt16])
    colr.write([3, 1, 4, 0xFFFF, 5, 0] as [UInt16])
    var cpal = BigEndianWriter()
    cpal.write([0, UInt16(palette.count), 1, UInt16(palette.count)] as [UInt16])
    cpal.write(UInt32(14))
    cpal.write(UInt16(0))
    cpal.write(palette.flatMap { [$0[2], $0[1], $0[0], $0[3]] })
    var font = SFNTBuilder()
    font.replacedTables = ["COLR": colr.bytes, "CPAL": cpal.bytes]
    return font.build()
  }

  /// A font that has bitmaps of `H` at some sizes, by default instead of outlines.
  ///
  /// Each bitmap is a third of its em wide and half as high, filled but for the upper left pixel,
  /// and one pixel from the origin.
  package static func bitmaps(pixelsPerEm: [UInt8], besideOutlines: Bool = false) -> [UInt8] {
    var locations = BigEndianWriter()
    var images = BigEndianWriter()
    locations.write(UInt32(0x0002_0000))
    locations.write(UInt32(pixelsPerEm.count))
    images.write(UInt32(0x0002_0000))
    var subtables = BigEndianWriter()
    for size in pixelsPerEm {
      // An array of one record and a subtable of two offsets stand behind all sizes.
      let start = 8 + 48 * pixelsPerEm.count + subtables.bytes.count
      locations.write([UInt32(start), 24, 1, 0])
      let line = [Int8(size / 2), 0, Int8(size / 3), 1, 0, 0, 1, 0, Int8(size / 2), 0, 0, 0]
      locations.write(line)
      locations.write(line)
      locations.write([2, 2] as [UInt16])
      // Bits a pixel, and 1 for horizontal metrics.
      locations.write([size, size, 1, 1])
      subtables.write([2, 2] as [UInt16])
      subtables.write(UInt32(8))
      subtables.write([1, 1] as [UInt16])
      let (width, height) = (size / 3, size / 2)
      let imageStart = UInt32(images.bytes.count)
      // Height, width, bearing to the left, bearing above, advance.
      images.write([height, width, 1, height, width + 2])
      for row in 0..<Int(height) {
        var bits = [Bool](repeating: true, count: Int(width))
        if row == 0 { bits[0] = false }
        for byte in stride(from: 0, to: bits.count, by: 8) {
          let part = bits[byte..<min(byte + 8, bits.count)]
          images.write(
            part.enumerated().reduce(UInt8(0)) { $0 | ($1.element ? 0x80 >> UInt8($1.offset) : 0) })
        }
      }
      subtables.write(imageStart)
      subtables.write([0, UInt32(images.bytes.count) - imageStart])
    }
    var font = SFNTBuilder()
    if !besideOutlines { font.removedTables = ["glyf", "loca"] }
    font.replacedTables = [
      "EBLC": locations.bytes + subtables.bytes, "EBDT": images.bytes,
    ]
    return font.build()
  }

  /// A font with outlines that has Apple's pictures of `H`, all the same one, at some sizes; each
  /// begins 3 pixels to the right of the origin and 1 below it.
  package static func applePictures(pixelsPerEm: [UInt16], png: [UInt8] = png) -> [UInt8] {
    var table = BigEndianWriter()
    table.write([1, 1] as [UInt16])
    table.write(UInt32(pixelsPerEm.count))
    let glyphCount = SFNTBuilder().glyphs.count
    let glyphLength = 8 + png.count
    let strikeLength = 4 + 4 * (glyphCount + 1) + glyphLength
    for index in pixelsPerEm.indices {
      table.write(UInt32(8 + 4 * pixelsPerEm.count + strikeLength * index))
    }
    for size in pixelsPerEm {
      table.write([size, 72])
      let start = 4 + 4 * (glyphCount + 1)
      // Only glyph 2 has data.
      table.write((0...glyphCount).map { UInt32($0 <= 2 ? start : start + glyphLength) })
      table.write([3, -1] as [Int16])
      table.write(tag: "png ")
      table.write(png)
    }
    var font = SFNTBuilder()
    font.replacedTables = ["sbix": table.bytes]
    return font.build()
  }

  /// Two by two pixels, made by Pillow 12: opaque red and nothing above blue of half the strength
  /// (alpha 128) and nothing.
  package static let png: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0, 0, 2, 8, 6, 0,
    0, 0, 114, 182, 13, 36, 0, 0, 0, 22, 73, 68, 65, 84, 120, 218, 99, 248, 207, 192, 240, 159, 1,
    2, 254, 55, 48, 48, 48, 48, 0, 0, 39, 109, 3, 126, 76, 180, 193, 241, 0, 0, 0, 0, 73, 69, 78,
    68, 174, 66, 96, 130,
  ]

  /// A row of 4096 white pixels, packed by Python's zlib.
  package static let widestPNG: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 16, 0, 0, 0, 0, 1, 8, 6,
    0, 0, 0, 94, 33, 107, 124, 0, 0, 0, 39, 73, 68, 65, 84, 120, 218, 237, 193, 33, 1, 0, 0, 0, 2,
    32, 255, 159, 214, 25, 22, 32, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 238, 6, 176,
    218, 195, 178, 49, 221, 155, 99, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
  ]

  /// A row of 4097 white pixels, packed in the same way.
  package static let tooWidePNG: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 16, 1, 0, 0, 0, 1, 8, 6,
    0, 0, 0, 177, 227, 0, 66, 0, 0, 0, 39, 73, 68, 65, 84, 120, 218, 237, 193, 33, 1, 0, 0, 0, 2,
    32, 255, 159, 214, 27, 6, 32, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 12, 201,
    197, 199, 174, 244, 168, 86, 6, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
  ]
}
