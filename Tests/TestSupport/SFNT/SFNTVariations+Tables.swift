extension SFNTVariations {
  /// First name identifier that fonts may give to axes and instances.
  private static let firstNameID: UInt16 = 256

  /// The names of axes and instances, numbered in the order in which `fvar` refers to them.
  var names: [SFNTName] {
    let texts =
      axes.map(\.name) + instances.map(\.name) + instances.compactMap(\.postScriptName)
    return texts.enumerated().map { .windows(Self.firstNameID + UInt16($0), $1) }
  }

  /// The tables by tag, those without content left out.
  func tables(for glyphs: [SFNTGlyph]) -> [String: [UInt8]] {
    var tables = ["fvar": fvar]
    if !axisMaps.isEmpty { tables["avar"] = avar }
    if !metricDeltas.isEmpty { tables["MVAR"] = mvar }
    if !glyphDeltas.isEmpty { tables["gvar"] = gvar(for: glyphs) }
    return tables
  }

  private var fvar: [UInt8] {
    let havePostScriptNames = instances.contains { $0.postScriptName != nil }
    let instanceSize = 4 + 4 * axes.count + (havePostScriptNames ? 2 : 0)
    var writer = BigEndianWriter()
    writer.write([1, 0, 16, 2, UInt16(axes.count), 20] as [UInt16])
    writer.write([UInt16(instances.count), UInt16(instanceSize)])
    var nameID = Self.firstNameID
    for axis in axes {
      writer.write(tag: axis.tag)
      for coordinate in [axis.minimum, axis.initial, axis.maximum] {
        writer.write(fixed: coordinate)
      }
      writer.write([axis.flags, nameID])
      nameID += 1
    }
    var postScriptNameID = nameID + UInt16(instances.count)
    for instance in instances {
      writer.write([nameID, 0])
      nameID += 1
      for coordinate in instance.coordinates { writer.write(fixed: coordinate) }
      guard havePostScriptNames else { continue }
      if instance.postScriptName == nil {
        writer.write(UInt16(0xFFFF))
      } else {
        writer.write(postScriptNameID)
        postScriptNameID += 1
      }
    }
    return writer.bytes
  }

  private var avar: [UInt8] {
    var writer = BigEndianWriter()
    writer.write([1, 0, 0, UInt16(axisMaps.count)] as [UInt16])
    for map in axisMaps {
      writer.write(UInt16(map.count))
      for pair in map {
        writer.write(f2Dot14: pair.before)
        writer.write(f2Dot14: pair.after)
      }
    }
    return writer.bytes
  }

  private var mvar: [UInt8] {
    let tags = metricDeltas.keys.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    var writer = BigEndianWriter()
    writer.write([1, 0, 0, 8, UInt16(tags.count), UInt16(12 + 8 * tags.count)] as [UInt16])
    for (row, tag) in tags.enumerated() {
      writer.write(tag: tag)
      writer.write([0, UInt16(row)] as [UInt16])
    }
    writer.write(itemVariationStore(rows: tags.compactMap { metricDeltas[$0] }))
    return writer.bytes
  }

  /// An item variation store with one subtable in which every row uses every region.
  private func itemVariationStore(rows: [[Int16]]) -> [UInt8] {
    var regionList = BigEndianWriter()
    regionList.write([UInt16(axes.count), UInt16(regions.count)])
    for extent in regions.flatMap(\.extents) {
      for coordinate in [extent.start, extent.peak, extent.end] {
        regionList.write(f2Dot14: coordinate)
      }
    }
    let headerLength: UInt32 = 12
    var writer = BigEndianWriter()
    writer.write(UInt16(1))
    writer.write(headerLength)
    writer.write(UInt16(1))
    writer.write(headerLength + UInt32(regionList.bytes.count))
    writer.write(regionList.bytes)
    let regionCount = UInt16(regions.count)
    writer.write([UInt16(rows.count), regionCount, regionCount])
    writer.write(Array(0..<regionCount))
    for row in rows {
      precondition(row.count == regions.count, "a delta for each region")
      writer.write(row)
    }
    return writer.bytes
  }

  private func gvar(for glyphs: [SFNTGlyph]) -> [UInt8] {
    var offsets = BigEndianWriter()
    var data = BigEndianWriter()
    for glyph in glyphs {
      offsets.write(UInt32(data.bytes.count))
      data.write(variationData(of: glyph))
      data.pad(to: 2)
    }
    offsets.write(UInt32(data.bytes.count))
    let dataStart = UInt32(20 + offsets.bytes.count)
    var writer = BigEndianWriter()
    writer.write([1, 0, UInt16(axes.count), 0] as [UInt16])
    writer.write(dataStart)  // of the shared tuples, of which there are none
    writer.write([UInt16(glyphs.count), 1])  // flag 1: offsets of 32 bits
    writer.write(dataStart)
    writer.write(offsets.bytes)
    writer.write(data.bytes)
    return writer.bytes
  }

  private func variationData(of glyph: SFNTGlyph) -> [UInt8] {
    let deltas = zip(regions, glyphDeltas[glyph.name] ?? []).filter { !$1.isZero }
    guard !deltas.isEmpty else { return [] }
    var headers = BigEndianWriter()
    var body = BigEndianWriter()
    for (region, delta) in deltas {
      var tuple = BigEndianWriter()
      tuple.write(UInt8(0))  // these are the deltas of all points
      // Four phantom points follow those of the outline; the second carries the advance.
      tuple.write(Self.packed(delta.x + [0, delta.advance, 0, 0]))
      tuple.write(Self.packed(delta.y + [0, 0, 0, 0]))
      body.write(tuple.bytes)
      headers.write(UInt16(tuple.bytes.count))
      // Own peak 0x8000, own start and end 0x4000, own point numbers 0x2000.
      headers.write(UInt16(0xE000))
      for coordinate in region.extents.map(\.peak) { headers.write(f2Dot14: coordinate) }
      for coordinate in region.extents.map(\.start) { headers.write(f2Dot14: coordinate) }
      for coordinate in region.extents.map(\.end) { headers.write(f2Dot14: coordinate) }
    }
    var writer = BigEndianWriter()
    writer.write([UInt16(deltas.count), UInt16(4 + headers.bytes.count)])
    writer.write(headers.bytes)
    writer.write(body.bytes)
    return writer.bytes
  }

  /// Runs of up to 64 deltas of 16 bits.
  private static func packed(_ deltas: [Int16]) -> [UInt8] {
    var writer = BigEndianWriter()
    for start in stride(from: 0, to: deltas.count, by: 64) {
      let run = deltas[start..<min(start + 64, deltas.count)]
      writer.write(0x40 | UInt8(run.count - 1))
      writer.write(Array(run))
    }
    return writer.bytes
  }
}
