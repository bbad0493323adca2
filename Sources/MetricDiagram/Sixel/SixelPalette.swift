/// At most 256 colours that stand for those of a picture.
///
/// Metric lines are thin, so a palette that follows how often a colour occurs would lose theirs.
/// This one looks at which colours occur at all: each group of nearly equal colours counts once.
struct SixelPalette {
  /// Red, green and blue from 0 to 255.
  typealias Color = SIMD3<Int32>

  private(set) var colors: [Color] = []
  /// The index of a colour's group.
  private var indices: [Int32: Int] = [:]

  /// As many as a terminal keeps.
  private static let limit = 256

  /// Takes the colours of all pixels that are seen.
  init(_ pixels: some Sequence<Color>) {
    var groups: [Int32: (sum: SIMD3<Int64>, count: Int64)] = [:]
    for pixel in pixels {
      let sum = SIMD3<Int64>(truncatingIfNeeded: pixel)
      groups[Self.key(pixel), default: (.zero, 0)].sum &+= sum
      groups[Self.key(pixel), default: (.zero, 0)].count += 1
    }
    let means = groups.map { key, group in
      let half = SIMD3<Int64>(repeating: group.count / 2)
      let mean = (group.sum &+ half) / SIMD3(repeating: group.count)
      return Member(key: key, color: Color(truncatingIfNeeded: mean))
    }
    for box in Self.boxes(means.sorted { $0.key < $1.key }) {
      let total = box.reduce(Color.zero) { $0 &+ $1.color }
      for member in box { indices[member.key] = colors.count }
      colors.append(total / Color(repeating: Int32(box.count)))
    }
  }

  /// The number of the colour that stands for one of the picture's.
  func index(of color: Color) -> Int { indices[Self.key(color)] ?? 0 }

  private struct Member {
    var key: Int32
    var color: Color
  }

  /// Five bits of each channel: colours that agree in them can't be told apart beside each other.
  private static func key(_ color: Color) -> Int32 {
    (color.x >> 3) << 10 | (color.y >> 3) << 5 | color.z >> 3
  }

  /// Splits the colours into boxes, always the one with the longest side, at its middle colour.
  private static func boxes(_ members: [Member]) -> [[Member]] {
    guard !members.isEmpty else { return [] }
    var boxes = [members]
    while boxes.count < limit {
      let sides = boxes.map(longestSide)
      guard let widest = sides.indices.max(by: { sides[$0].length < sides[$1].length }),
        sides[widest].length > 0
      else { break }
      let channel = sides[widest].channel
      let sorted = boxes[widest].sorted { $0.color[channel] < $1.color[channel] }
      let middle = sorted.count / 2
      boxes[widest] = Array(sorted[..<middle])
      boxes.append(Array(sorted[middle...]))
    }
    return boxes
  }

  private static func longestSide(_ box: [Member]) -> (channel: Int, length: Int32) {
    var low = Color(repeating: 255)
    var high = Color.zero
    for member in box {
      low = pointwiseMin(low, member.color)
      high = pointwiseMax(high, member.color)
    }
    let sides = high &- low
    let channel = (0..<3).max { sides[$0] < sides[$1] } ?? 0
    return (channel, box.count > 1 ? sides[channel] : 0)
  }
}
