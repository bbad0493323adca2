/// One axis of a `BASE` table, written as the horizontal one, the vertical one or both.
package struct SFNTBaselines: Sendable {
  /// A coordinate in one of the three formats that the table has.
  package enum Coordinate: Sendable {
    /// Format 1.
    case plain(Int16)
    /// Format 2, with a point of a glyph.
    case point(Int16, glyph: UInt16, point: UInt16)
    /// Format 3, with a row of the item variation store.
    case varied(Int16, outer: UInt16, inner: UInt16)
    /// Format 3, with deltas for small sizes: one of 2 pixels at 12 pixels an em.
    case device(Int16)
    /// An offset of 0.
    case missing
  }

  /// The baselines of one script.
  package struct Script: Sendable {
    var tag: String
    var defaultIndex: UInt16
    var coordinates: [Coordinate]

    /// A script with a coordinate for each tag of the axis.
    package init(_ tag: String, default defaultIndex: UInt16, _ coordinates: [Coordinate]) {
      self.tag = tag
      self.defaultIndex = defaultIndex
      self.coordinates = coordinates
    }
  }

  /// Baseline tags, each of four letters.
  package var tags: [String]
  /// In the order of the table.
  package var scripts: [Script]

  /// An axis from its tags and scripts.
  package init(tags: [String], scripts: [Script]) {
    self.tags = tags
    self.scripts = scripts
  }

  /// A table of version 1.0, or of 1.1 with an item variation store.
  package static func table(
    horizontal: SFNTBaselines?, vertical: SFNTBaselines? = nil, store: [UInt8]? = nil
  ) -> [UInt8] {
    let headLength = store == nil ? 8 : 12
    let axes = [horizontal, vertical].map { $0?.encoded ?? [] }
    var writer = BigEndianWriter()
    writer.write([1, store == nil ? 0 : 1] as [UInt16])
    writer.write(UInt16(axes[0].isEmpty ? 0 : headLength))
    writer.write(UInt16(axes[1].isEmpty ? 0 : headLength + axes[0].count))
    if store != nil { writer.write(UInt32(headLength + axes[0].count + axes[1].count)) }
    return writer.bytes + axes[0] + axes[1] + (store ?? [])
  }

  private var encoded: [UInt8] {
    let blocks = scripts.map(\.encoded)
    var writer = BigEndianWriter()
    let tagList = 4
    let scriptList = tagList + 2 + 4 * tags.count
    writer.write([UInt16(tagList), UInt16(scriptList), UInt16(tags.count)])
    for tag in tags { writer.write(tag: tag) }
    writer.write(UInt16(scripts.count))
    var offset = 2 + 6 * scripts.count
    for (script, block) in zip(scripts, blocks) {
      writer.write(tag: script.tag)
      writer.write(UInt16(offset))
      offset += block.count
    }
    return writer.bytes + blocks.joined()
  }
}

extension SFNTBaselines.Script {
  /// A `BaseScript` without extents, behind it its `BaseValues` and coordinates.
  fileprivate var encoded: [UInt8] {
    var writer = BigEndianWriter()
    writer.write([6, 0, 0] as [UInt16])
    writer.write([defaultIndex, UInt16(coordinates.count)])
    var offset = 4 + 2 * coordinates.count
    for block in coordinates.map(\.encoded) {
      writer.write(UInt16(block.isEmpty ? 0 : offset))
      offset += block.count
    }
    return writer.bytes + coordinates.flatMap(\.encoded)
  }
}

extension SFNTBaselines.Coordinate {
  fileprivate var encoded: [UInt8] {
    var writer = BigEndianWriter()
    switch self {
    case .plain(let value):
      writer.write(UInt16(1))
      writer.write(value)
    case .point(let value, let glyph, let point):
      writer.write(UInt16(2))
      writer.write(value)
      writer.write([glyph, point])
    case .varied(let value, let outer, let inner):
      writer.write(UInt16(3))
      writer.write(value)
      writer.write([6, outer, inner, 0x8000])
    case .device(let value):
      writer.write(UInt16(3))
      writer.write(value)
      writer.write([6, 12, 12, 1, 0b01 << 14])
    case .missing: break
    }
    return writer.bytes
  }
}
