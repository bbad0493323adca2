internal import FontModel

/// An item variation store at one position of a variable font: deltas by index.
///
/// FreeType evaluates those of `MVAR` and of glyphs; other tables have stores of their own.
struct ItemVariations {
  private let reader: BigEndianReader
  private let start: Int
  /// How much each region counts at the position, 0 to 1.
  private let weights: [Double]

  /// Reads the store at an offset; nil where it isn't whole or of another format than 1.
  ///
  /// The coordinates of `position` are normalised, −1 to 1; those missing are 0.
  init?(_ reader: BigEndianReader, at start: Int, position: [Double]) {
    guard reader.uint16(at: start) == 1, let offset = reader.uint32(at: start + 2),
      let axisCount = reader.uint16(at: start + Int(offset)).map(Int.init),
      let regionCount = reader.uint16(at: start + Int(offset) + 2).map(Int.init)
    else { return nil }
    let regions = start + Int(offset) + 4
    let regionLength = axisCount * 6
    guard regions + regionCount * regionLength <= reader.count else { return nil }
    self.reader = reader
    self.start = start
    weights = (0..<regionCount).map { region in
      (0..<axisCount).reduce(1) { weight, axis in
        let extent = RegionExtent(reader, at: regions + region * regionLength + axis * 6)
        let coordinate = position.indices.contains(axis) ? position[axis] : 0
        return weight * (extent?.weight(at: coordinate) ?? 0)
      }
    }
  }

  /// The delta that a table refers to, rounded to whole units; nil where the store has no such row.
  func delta(outer: Int, inner: Int) -> DesignUnits? {
    guard let count = reader.uint16(at: start + 6), outer < Int(count),
      let offset = reader.uint32(at: start + 8 + outer * 4)
    else { return nil }
    let data = start + Int(offset)
    guard let rowCount = reader.uint16(at: data), inner < Int(rowCount),
      let sizes = reader.uint16(at: data + 2),
      let columnCount = reader.uint16(at: data + 4).map(Int.init)
    else { return nil }
    // Bit 15 doubles the width of all columns; the others count those of the greater width.
    let wideWidth = sizes & 0x8000 != 0 ? 4 : 2
    let wideCount = Int(sizes & 0x7FFF)
    guard wideCount <= columnCount else { return nil }
    let rowLength = wideCount * wideWidth + (columnCount - wideCount) * wideWidth / 2
    var place = data + 6 + columnCount * 2 + inner * rowLength
    var sum = 0.0
    for column in 0..<columnCount {
      let width = column < wideCount ? wideWidth : wideWidth / 2
      guard let region = reader.uint16(at: data + 6 + column * 2).map(Int.init),
        weights.indices.contains(region), let value = reader.integer(at: place, width: width)
      else { return nil }
      sum += weights[region] * Double(value)
      place += width
    }
    return DesignUnits(Int(sum.rounded()))
  }
}

/// The part of one axis in which a region acts, in normalised coordinates.
private struct RegionExtent {
  let start: Double
  let peak: Double
  let end: Double

  init?(_ reader: BigEndianReader, at place: Int) {
    guard let start = reader.int16(at: place), let peak = reader.int16(at: place + 2),
      let end = reader.int16(at: place + 4)
    else { return nil }
    self.start = Double(start) / 16_384
    self.peak = Double(peak) / 16_384
    self.end = Double(end) / 16_384
  }

  /// 1 at the peak and where the axis doesn't matter, which by OpenType includes invalid extents.
  func weight(at coordinate: Double) -> Double {
    if peak == 0 || start > peak || peak > end || start < 0 && end > 0 || coordinate == peak {
      return 1
    }
    if coordinate <= start || coordinate >= end { return 0 }
    return coordinate < peak
      ? (coordinate - start) / (peak - start) : (end - coordinate) / (end - peak)
  }
}

extension BigEndianReader {
  /// A signed number of one, two or four bytes.
  fileprivate func integer(at place: Int, width: Int) -> Int? {
    switch width {
    case 1: int8(at: place).map(Int.init)
    case 2: int16(at: place).map(Int.init)
    case _: int32(at: place).map(Int.init)
    }
  }
}
