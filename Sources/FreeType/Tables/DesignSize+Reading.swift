internal import FontModel

extension DesignSize {
  /// How far into `GPOS` is read, in bytes: as far as three 16-bit offsets lead.
  static let reach = 4 * 0x1_0000

  /// Reads the parameters of the first `size` feature that makes sense; nil where there is none.
  init?(_ reader: BigEndianReader) {
    guard reader.uint16(at: 0) == 1, let list = reader.uint16(at: 6).map(Int.init), list > 0,
      let count = reader.uint16(at: list)
    else { return nil }
    for record in stride(from: list + 2, to: list + 2 + Int(count) * 6, by: 6) {
      guard reader.uint32(at: record) == TableTag.sizeFeature.rawValue,
        let feature = reader.uint16(at: record + 4).map({ list + Int($0) }),
        let offset = reader.uint16(at: feature).map(Int.init), offset > 0
      else { continue }
      // Old fonts of Adobe's tools count the offset from the list instead of the feature.
      let size =
        DesignSize(reader, parametersAt: feature + offset)
        ?? DesignSize(reader, parametersAt: list + offset)
      guard let size else { continue }
      self = size
      return
    }
    return nil
  }

  /// Reads sizes in tenths of a point; nil for numbers that can't be meant so.
  private init?(_ reader: BigEndianReader, parametersAt place: Int) {
    let fields = (0..<5).compactMap { reader.uint16(at: place + $0 * 2) }
    guard fields.count == 5, fields[0] > 0 else { return nil }
    let (size, name, lower, upper) = (fields[0], fields[2], fields[3], fields[4])
    if fields.dropFirst().allSatisfy({ $0 == 0 }) {
      self.init(size: Double(size) / 10, range: nil)
      return
    }
    guard lower <= size, size <= upper, (256...32_767).contains(name) else { return nil }
    self.init(
      size: Double(size) / 10, range: Range(lower: Double(lower) / 10, upper: Double(upper) / 10))
  }
}
