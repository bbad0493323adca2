/// Damages fonts, the same way every time.
package struct FontMutator: Sendable {
  /// A font with what was done to it.
  package struct Input: Sendable {
    /// The number that it can be made again from, the seed's name and the kind of damage.
    package var name: String
    package var bytes: [UInt8]
  }

  /// A kind of damage.
  private enum Damage: String, CaseIterable {
    case bits, bytes, truncation, directory, counts, swap, move, splice
  }

  private let seeds: [FontSeeds.Seed]
  private let places: [SFNTPlaces]
  private let borders: [(seed: Int, place: Int)]

  /// A mutator of some fonts; at least one.
  package init(_ seeds: [FontSeeds.Seed]) {
    self.seeds = seeds
    let places = seeds.map { SFNTPlaces($0.bytes) }
    self.places = places
    borders = places.indices.flatMap { index in places[index].borders.map { (index, $0) } }
  }

  /// How many inputs have a font cut off at every border of every table.
  package var truncationCount: Int { borders.count }

  /// An input by its number: the first ones are truncations, all others are random.
  package func input(_ number: Int) -> Input {
    if number < borders.count {
      let (seed, place) = borders[number]
      return Input(
        name: "\(number)-cut-\(seeds[seed].name)", bytes: Array(seeds[seed].bytes.prefix(place)))
    }
    var dice = SeededGenerator(seed: UInt64(number))
    var index = dice.number(below: seeds.count)
    // Large fonts take long to write and to read, and most of their bytes matter less.
    for _ in 0..<3 where seeds[index].bytes.count > 20_000 {
      index = dice.number(below: seeds.count)
    }
    let seed = seeds[index]
    let damage = Damage.allCases[dice.number(below: Damage.allCases.count)]
    var bytes = seed.bytes
    apply(damage, to: &bytes, places[index], &dice)
    return Input(name: "\(number)-\(damage.rawValue)-\(seed.name)", bytes: bytes)
  }

  private func apply(
    _ damage: Damage, to bytes: inout [UInt8], _ places: SFNTPlaces, _ dice: inout SeededGenerator
  ) {
    switch damage {
    case .bits:
      for _ in 0...dice.number(below: 16) {
        bytes[place(in: bytes, places, &dice)] ^= 1 << UInt8(dice.number(below: 8))
      }
    case .bytes:
      for _ in 0...dice.number(below: 8) {
        bytes[place(in: bytes, places, &dice)] = UInt8(dice.number(below: 256))
      }
    case .truncation: bytes.removeLast(dice.number(below: bytes.count))
    case .directory where places.records.count > 0:
      // Tag, checksum, offset or length.
      let record = places.records[dice.number(below: places.records.count)]
      write(
        UInt32(truncatingIfNeeded: dice.next() >> UInt64(dice.number(below: 32))), width: 4,
        at: record + 4 * dice.number(below: 4), in: &bytes)
    case .swap where places.records.count > 1:
      let one = places.records[dice.number(below: places.records.count)] + 8
      let other = places.records[dice.number(below: places.records.count)] + 8
      for byte in 0..<8 { bytes.swapAt(one + byte, other + byte) }
    case .counts, .directory, .swap:
      let extremes: [UInt32] = [0xFFFF_FFFF, 0x7FFF, 0x8000, 0x8000_0000, 0x7FFF_FFFF, 0, 0xFF]
      for _ in 0...dice.number(below: 3) {
        let start =
          places.starts.isEmpty ? 0 : places.starts[dice.number(below: places.starts.count)]
        write(
          extremes[dice.number(below: extremes.count)], width: [2, 2, 4][dice.number(below: 3)],
          at: start + 2 * dice.number(below: 24), in: &bytes)
      }
    case .move:
      let start = dice.number(below: bytes.count)
      let count = min(1 + dice.number(below: 64), bytes.count - start)
      let part = bytes[start..<start + count]
      if dice.number(below: 2) == 0 {
        bytes.insert(contentsOf: Array(part), at: dice.number(below: bytes.count))
      } else if count < bytes.count {
        bytes.removeSubrange(start..<start + count)
      }
    case .splice:
      let other = seeds[dice.number(below: seeds.count)].bytes
      let start = dice.number(below: other.count)
      let part = other[start..<min(start + 1 + dice.number(below: 256), other.count)]
      let place = place(in: bytes, places, &dice)
      bytes.replaceSubrange(place..<min(place + part.count, bytes.count), with: part)
    }
  }

  /// Somewhere in a font, most often where a table begins: what steers reading stands there.
  private func place(
    in bytes: [UInt8], _ places: SFNTPlaces, _ dice: inout SeededGenerator
  ) -> Int {
    let start =
      places.starts.isEmpty || dice.number(below: 4) == 0
      ? dice.number(below: bytes.count)
      : places.starts[dice.number(below: places.starts.count)] + dice.number(below: 48)
    return min(start, bytes.count - 1)
  }

  private func write(_ value: UInt32, width: Int, at place: Int, in bytes: inout [UInt8]) {
    for byte in 0..<width where bytes.indices.contains(place + byte) {
      bytes[place + byte] = UInt8(truncatingIfNeeded: value >> UInt32(8 * (width - 1 - byte)))
    }
  }
}

/// Where the records of the directory and the tables of an sfnt font lie; nowhere in other files.
private struct SFNTPlaces: Sendable {
  var records: [Int] = []
  var starts: [Int] = []
  /// Where tables begin and end, and a byte to both sides.
  var borders: [Int] = []

  init(_ bytes: [UInt8]) {
    var start = 0
    if bytes.starts(with: "ttcf".utf8) { start = (try? bytes.unsigned(at: 12, width: 4)) ?? 0 }
    let versions: [[UInt8]] = [[0, 1, 0, 0], Array("OTTO".utf8)]
    guard bytes.count > start + 12, versions.contains(Array(bytes[start..<start + 4])),
      let count = try? bytes.unsigned(at: start + 4, width: 2)
    else { return }
    for record in stride(from: start + 12, to: start + 12 + 16 * count, by: 16) {
      guard let offset = try? bytes.unsigned(at: record + 8, width: 4),
        let length = try? bytes.unsigned(at: record + 12, width: 4), offset + length <= bytes.count
      else { return }
      records.append(record)
      starts.append(offset)
      borders += [record, offset - 1, offset, offset + 1, offset + length - 1, offset + length]
    }
    borders = Set(borders).filter { $0 > 0 && $0 < bytes.count }.sorted()
  }
}
