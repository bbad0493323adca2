import FontModel
import MetricDiagram
import TestSupport
import Testing

/// Labels never overlap, and move no further than that takes.
struct LabelPlacementTests {
  @Test("labels with room stay where they are wanted")
  func room() {
    #expect(LabelPlacement.places(wanted: [0, 20, 50], spacing: 20) == [0, 20, 50])
    #expect(LabelPlacement.places(wanted: [], spacing: 20) == [])
  }

  @Test("of two close labels one stays; of three the middle one")
  func close() {
    #expect(LabelPlacement.places(wanted: [0, 5], spacing: 20) == [0, 20])
    #expect(LabelPlacement.places(wanted: [0, 5, 10], spacing: 20) == [-15, 5, 25])
    #expect(LabelPlacement.places(wanted: [7, 7, 7], spacing: 20) == [-13, 7, 27])
  }

  @Test("whatever is wanted, labels keep their order and distance", arguments: 0..<200)
  func distance(seed: UInt64) {
    var random = SplitMix(state: seed)
    let wanted = (0..<Int.random(in: 1...8, using: &random)).map { _ in
      Double.random(in: -60...60, using: &random)
    }.sorted()
    let places = LabelPlacement.places(wanted: wanted, spacing: 20)
    #expect(places.count == wanted.count)
    for (upper, lower) in zip(places, places.dropFirst()) {
      #expect(lower - upper >= 20 - 1e-9)
    }
    // No chain of labels pushed down from any start moves less in all.
    let moves = zip(places, wanted).reduce(0) { $0 + abs($1.0 - $1.1) }
    for start in stride(from: -160.0, through: 60, by: 5) {
      var last = -Double.infinity
      let pushed = wanted.map { place in
        last = max(place, last + 20, start)
        return last
      }
      let others = zip(pushed, wanted).reduce(0) { $0 + abs($1.0 - $1.1) }
      #expect(moves <= others + 1e-9)
    }
  }

  @Test("in a picture no two labels overlap, however close the lines are", arguments: 0..<40)
  func scene(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let face = SampleFace { face in
      let ascender = Int.random(in: 0...1000, using: &random)
      let descender = Int.random(in: -400...ascender, using: &random)
      face.hhea = (ascender, descender, Int.random(in: -200...300, using: &random))
      face.typoBit = false
    }
    let options = DiagramOptions(
      pixelsPerEm: Double.random(in: 6...200, using: &random), lineCount: 2)
    let labels = try MetricDiagramTests.scene([panel(face)], options).labels
    #expect(labels.count >= 9)
    for (index, one) in labels.enumerated() {
      for other in labels[(index + 1)...] {
        let isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x
        let isApart = abs(one.position.y - other.position.y) >= max(one.size, other.size)
        #expect(isBeside || isApart, "\(one.text) and \(other.text)")
      }
    }
  }
}

/// Random numbers that are the same in each run (Steele, Lea and Flood, 2014).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
