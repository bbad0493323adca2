import FontModel
import TestSupport
import Testing

@testable import FreeType

struct BaselineTableTests {
  /// Two scripts that stand on different baselines, in all formats of coordinates.
  static let axis = SFNTBaselines(
    tags: ["hang", "ideo", "romn"],
    scripts: [
      .init("DFLT", default: 2, [.plain(800), .point(-120, glyph: 1, point: 2), .plain(0)]),
      .init("hani", default: 1, [.missing, .varied(-110, outer: 0, inner: 0), .device(5)]),
    ])

  private func parsed(_ bytes: [UInt8], position: [Double] = []) -> BaselineTable? {
    BaselineTable(BigEndianReader(bytes: bytes), position: position)
  }

  @Test("Coordinates of the three formats are read by script, with the default baseline")
  func formats() throws {
    let table = try #require(parsed(SFNTBaselines.table(horizontal: Self.axis)))
    #expect(
      table.horizontal == [
        ScriptBaselines("DFLT", "romn", ["hang": 800, "ideo": -120, "romn": 0]),
        ScriptBaselines("hani", "ideo", ["ideo": -110, "romn": 5]),
      ])
    #expect(table.vertical == [])
  }

  @Test("The vertical axis is read like the horizontal one")
  func vertical() throws {
    var other = Self.axis
    other.scripts.removeLast()
    let table = try #require(
      parsed(SFNTBaselines.table(horizontal: Self.axis, vertical: other)))
    #expect(table.horizontal.map(\.script) == ["DFLT", "hani"])
    #expect(
      table.vertical == [ScriptBaselines("DFLT", "romn", ["hang": 800, "ideo": -120, "romn": 0])])
  }

  @Test("A default that isn't in the list of tags is none, and more coordinates than tags are cut")
  func surplus() throws {
    let axis = SFNTBaselines(
      tags: ["ideo"], scripts: [.init("DFLT", default: 1, [.plain(-1), .plain(-2)])])
    let table = try #require(parsed(SFNTBaselines.table(horizontal: axis)))
    #expect(table.horizontal == [ScriptBaselines("DFLT", nil, ["ideo": -1])])
  }

  @Test("Of scripts and baselines with one tag the first counts")
  func repeated() throws {
    let axis = SFNTBaselines(
      tags: ["ideo", "ideo"],
      scripts: [
        .init("hani", default: 0, [.plain(-1), .plain(-2)]),
        .init("hani", default: 0, [.plain(-3), .plain(-4)]),
      ])
    let table = try #require(parsed(SFNTBaselines.table(horizontal: axis)))
    #expect(table.horizontal == [ScriptBaselines("hani", "ideo", ["ideo": -1])])
  }

  @Test("Another version than 1 isn't read") func version() {
    var bytes = SFNTBaselines.table(horizontal: Self.axis)
    bytes[1] = 2
    #expect(parsed(bytes) == nil)
  }

  @Test("A table that ends early has what is before its end, and nothing invented")
  func truncated() throws {
    let bytes = SFNTBaselines.table(horizontal: Self.axis)
    let whole = try #require(parsed(bytes)).horizontal
    for length in 0..<bytes.count {
      guard let cut = parsed(Array(bytes.prefix(length))) else {
        #expect(length < 2)
        continue
      }
      for script in cut.horizontal {
        let original = try #require(whole.first { $0.script == script.script })
        #expect(script.baselines.allSatisfy { original.baselines.contains($0) }, "\(length)")
        #expect(script.defaultBaseline == nil || script.defaultBaseline == original.defaultBaseline)
      }
    }
    // Without the last device table the coordinate before it stands.
    #expect(try #require(parsed(Array(bytes.dropLast(8)))).horizontal == whole)
  }

  @Test("Offsets that lead back or far out come to an end", arguments: [0x00, 0x01, 0x04, 0xFF])
  func loops(filling: UInt8) {
    var bytes = [UInt8](repeating: filling, count: 1 << 20)
    // The version, so that all that follows is read as offsets and counts.
    bytes.replaceSubrange(0..<4, with: [0, 1, 0, 1])
    let read = parsed(bytes, position: [1])
    #expect((read?.horizontal.count ?? 0) <= 1024)
  }

  @Test("No more scripts and baselines are read than fonts can have")
  func limits() throws {
    let tags = (0..<200).map { "t\(100 + $0)" }
    let coordinates = Array(repeating: SFNTBaselines.Coordinate.plain(1), count: 200)
    let axis = SFNTBaselines(
      tags: tags, scripts: [.init("DFLT", default: 0, coordinates)])
    var bytes = SFNTBaselines.table(horizontal: axis)
    let scriptList = 8 + 4 + 2 + 4 * tags.count
    // As many scripts as there can be, with whatever lies behind as their records.
    bytes[scriptList] = 0xFF
    bytes[scriptList + 1] = 0xFF
    let read = try #require(parsed(bytes))
    #expect(read.horizontal.first?.baselines.count == 64)
    #expect(read.horizontal.count <= 1024)
  }

  /// A store with one row of −40 towards −1 and of 100 towards 1, in columns of 16 and 8 bits.
  private static let store: [UInt8] = {
    var writer = BigEndianWriter()
    writer.write(UInt16(1))
    writer.write(UInt32(12))
    writer.write(UInt16(1))
    writer.write(UInt32(12 + 4 + 12))
    writer.write([1, 2] as [UInt16])
    for coordinate in [-1.0, -1, 0, 0, 1, 1] { writer.write(f2Dot14: coordinate) }
    // One row, one column of 16 bits of two, for the second region and the first one.
    writer.write([1, 1, 2, 1, 0] as [UInt16])
    writer.write(Int16(100))
    writer.write(Int8(-40))
    return writer.bytes
  }()

  @Test(
    "Deltas are added at a position of a variable font",
    arguments: [(1.0, -10), (0.5, -60), (0, -110), (-1, -150), (-0.25, -120)])
  func varied(coordinate: Double, expected: Int) throws {
    let bytes = SFNTBaselines.table(horizontal: Self.axis, store: Self.store)
    let table = try #require(parsed(bytes, position: [coordinate]))
    #expect(
      table.horizontal[1].baselines.map(\.coordinate) == [expected, 5].map { DesignUnits($0) })
  }

  @Test("Without a whole store coordinates stay as they are")
  func brokenStore() throws {
    for length in 0..<Self.store.count {
      let bytes = SFNTBaselines.table(
        horizontal: Self.axis, store: Array(Self.store.prefix(length)))
      let table = try #require(parsed(bytes, position: [1]))
      #expect(table.horizontal[1].baselines[0].coordinate == DesignUnits(-110), "\(length)")
    }
  }

  @Test("A face at a position has the baselines of that position")
  func face() throws {
    var font = SFNTBuilder.variable()
    font.replacedTables["BASE"] = SFNTBaselines.table(horizontal: Self.axis, store: Self.store)
    for (weight, expected) in [(400.0, -110), (900, -10), (650, -60), (100, -150)] {
      let facts = try read(
        font.build(), at: .coordinates([AxisPosition(tag: "wght", value: weight)]),
        specialist: true)
      let baselines = try #require(facts.specialist?.baselines)
      #expect(baselines.horizontal[1].baselines[0].coordinate == DesignUnits(expected))
    }
    let instance = try read(font.build(), at: .instance(3), specialist: true)
    #expect(
      instance.specialist?.baselines?.horizontal[1].baselines[0].coordinate == DesignUnits(-10))
  }
}

extension ScriptBaselines {
  /// A script with its default and its baselines in the order of their tags.
  init(_ script: String, _ defaultBaseline: String?, _ coordinates: [String: Int]) {
    self.init(
      script: script, defaultBaseline: defaultBaseline,
      baselines: coordinates.sorted { $0.key < $1.key }.map {
        Baseline(tag: $0.key, coordinate: DesignUnits($0.value))
      })
  }
}
