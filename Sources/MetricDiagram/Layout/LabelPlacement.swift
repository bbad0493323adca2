/// Moves labels apart that would overlap.
package enum LabelPlacement {
  /// Places for labels: in the order of what is wanted, at least `spacing` apart.
  ///
  /// As many as possible stay where they are wanted, so that few ways to a label bend, and the sum
  /// of all moves is the least there can be. The method is isotonic regression with medians: after
  /// each label's offset among its neighbours is taken away, places only have to rise.
  ///
  /// - Parameters:
  ///   - wanted: Where the middle of each label should be; rising or equal.
  ///   - spacing: The distance between the middles of neighbours.
  /// - Returns: The middle of each label.
  package static func places(wanted: [Double], spacing: Double) -> [Double] {
    var blocks: [Block] = []
    for (index, place) in wanted.enumerated() {
      blocks.append(Block(shifted: [place - Double(index) * spacing]))
      while blocks.count > 1, let last = blocks.last, blocks[blocks.count - 2].place > last.place {
        blocks.removeLast()
        blocks[blocks.count - 1].merge(last)
      }
    }
    let rising = blocks.flatMap { block in block.shifted.map { _ in block.place } }
    return rising.enumerated().map { index, place in place + Double(index) * spacing }
  }

  /// Neighbours that touch and move together.
  private struct Block {
    /// Sorted.
    var shifted: [Double]

    /// The upper median: of two labels the upper one stays.
    var place: Double { shifted[shifted.count / 2] }

    mutating func merge(_ other: Block) {
      shifted = (shifted + other.shifted).sorted()
    }
  }
}
