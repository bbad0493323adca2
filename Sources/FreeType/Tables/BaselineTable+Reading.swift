internal import FontModel

extension BaselineTable {
  /// How far into `BASE` is read, in bytes: all that its 16-bit offsets reach, and more.
  static let reach = 1 << 20

  /// Reads both axes; nil for a version other than 1.
  ///
  /// What lies outside the table or at an offset of 0 isn't there, as if the font left it out.
  ///
  /// - Parameters:
  ///   - reader: The table.
  ///   - position: The normalised coordinates of a variable font; empty for the default position.
  init?(_ reader: BigEndianReader, position: [Double]) {
    guard reader.uint16(at: 0) == 1 else { return nil }
    var variations: ItemVariations?
    if !position.isEmpty, let minor = reader.uint16(at: 2), minor > 0,
      let store = reader.uint32(at: 8), store > 0
    {
      variations = ItemVariations(reader, at: Int(store), position: position)
    }
    let reading = BaselineReading(reader: reader, variations: variations)
    self.init(
      horizontal: reader.target(of: 4, from: 0).map(reading.scripts) ?? [],
      vertical: reader.target(of: 6, from: 0).map(reading.scripts) ?? [])
  }
}

private struct BaselineReading {
  /// More scripts than Unicode and OpenType have; a table whose records all share their content
  /// could else keep a reader busy for long.
  private static let scriptLimit = 1024
  /// More baselines than OpenType has, for the same reason.
  private static let baselineLimit = 64

  let reader: BigEndianReader
  let variations: ItemVariations?

  /// The scripts of the axis at `axis`, the first of those with one tag.
  func scripts(ofAxisAt axis: Int) -> [ScriptBaselines] {
    guard let list = reader.target(of: axis + 2, from: axis),
      let count = reader.uint16(at: list)
    else { return [] }
    let tags = tags(ofAxisAt: axis)
    var seen: Set<TableTag> = []
    return (0..<min(Int(count), Self.scriptLimit)).compactMap { index in
      let record = list + 2 + index * 6
      guard let tag = reader.uint32(at: record).map(TableTag.init(rawValue:)),
        let script = reader.target(of: record + 4, from: list),
        let values = reader.target(of: script, from: script), seen.insert(tag).inserted
      else { return nil }
      return scriptBaselines(tag, valuesAt: values, tags)
    }
  }

  private func tags(ofAxisAt axis: Int) -> [TableTag] {
    guard let list = reader.target(of: axis, from: axis), let count = reader.uint16(at: list)
    else { return [] }
    return (0..<min(Int(count), Self.baselineLimit)).compactMap { index in
      reader.uint32(at: list + 2 + index * 4).map(TableTag.init(rawValue:))
    }
  }

  private func scriptBaselines(
    _ script: TableTag, valuesAt values: Int, _ tags: [TableTag]
  ) -> ScriptBaselines {
    let defaultIndex = reader.uint16(at: values).map(Int.init)
    let count = reader.uint16(at: values + 2).map(Int.init) ?? 0
    var seen: Set<TableTag> = []
    let baselines = tags.prefix(count).enumerated().compactMap { index, tag in
      reader.target(of: values + 4 + index * 2, from: values).flatMap(coordinate).flatMap {
        seen.insert(tag).inserted
          ? ScriptBaselines.Baseline(tag: tag.letters, coordinate: $0) : nil
      }
    }
    return ScriptBaselines(
      script: script.letters,
      defaultBaseline: defaultIndex.flatMap {
        tags.indices.contains($0) ? tags[$0].letters : nil
      },
      baselines: baselines)
  }

  /// A `BaseCoord`: a coordinate alone (1), with a glyph's point for hinting (2), or with deltas
  /// for a position or for small sizes (3), of which only the former are design units.
  private func coordinate(at start: Int) -> DesignUnits? {
    guard let format = reader.uint16(at: start), (1...3).contains(format),
      let coordinate = reader.int16(at: start + 2)
    else { return nil }
    var units = DesignUnits(coordinate)
    if format == 3, let variations, let device = reader.target(of: start + 4, from: start),
      reader.uint16(at: device + 4) == 0x8000, let outer = reader.uint16(at: device),
      let inner = reader.uint16(at: device + 2),
      let delta = variations.delta(outer: Int(outer), inner: Int(inner))
    {
      units += delta
    }
    return units
  }
}

extension BigEndianReader {
  /// Where the 16-bit offset at `place` leads, counted from `base`; nil for an offset of 0.
  fileprivate func target(of place: Int, from base: Int) -> Int? {
    uint16(at: place).flatMap { $0 == 0 ? nil : base + Int($0) }
  }
}
