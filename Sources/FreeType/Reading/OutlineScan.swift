internal import CFreeType
internal import FontModel

/// How far all outlines of a face reach, and which of them leave its lines.
struct OutlineScan {
  /// The extent of all outlines, the baseline included.
  private(set) var ink = VerticalExtent(yMin: .zero, yMax: .zero)
  /// How many glyphs reach beyond each box.
  private(set) var counts: [Int]
  private var highest = FarGlyphs()
  private var lowest = FarGlyphs()

  /// Loads every glyph of a face, at the position where it is.
  ///
  /// - Parameters:
  ///   - face: The face.
  ///   - boxes: What glyphs may leave.
  init(_ face: borrowing Face, boxes: [VerticalExtent]) {
    counts = boxes.map { _ in 0 }
    for glyph in 0..<FT_UInt(max(0, face.glyphCount)) {
      guard var outline = unsafe face.outline(of: glyph) else { continue }
      // Most glyphs stay inside by their control points already, which are cheaper to look at.
      let control = VerticalExtent(unsafe outline.controlExtent)
      let isInside = boxes.allSatisfy { $0.contains(control) }
      if isInside, ink.contains(control) { continue }
      guard let extent = unsafe outline.inkExtent.map({ VerticalExtent($0) }) else { continue }
      add(extent, of: glyph, boxes)
    }
  }

  private mutating func add(_ extent: VerticalExtent, of glyph: FT_UInt, _ boxes: [VerticalExtent])
  {
    ink.yMin = min(ink.yMin, extent.yMin)
    ink.yMax = max(ink.yMax, extent.yMax)
    var isHigh = false
    var isLow = false
    for (index, box) in boxes.enumerated() where !box.contains(extent) {
      counts[index] += 1
      if extent.yMax > box.yMax { isHigh = true }
      if extent.yMin < box.yMin { isLow = true }
    }
    if isHigh { highest.add(glyph, extent, reach: extent.yMax) }
    if isLow { lowest.add(glyph, extent, reach: -extent.yMin) }
  }

  /// The glyphs that reach farthest, those above first; each once.
  var farGlyphs: [(glyph: FT_UInt, extent: VerticalExtent)] {
    let above = highest.glyphs.map { (glyph: $0.glyph, extent: $0.extent) }
    let below = lowest.glyphs.map { (glyph: $0.glyph, extent: $0.extent) }
    return above + below.filter { glyph in !above.contains { $0.glyph == glyph.glyph } }
  }
}

/// The few glyphs that reach farthest in one direction, the farthest first.
private struct FarGlyphs {
  private static let limit = 8

  private(set) var glyphs: [(glyph: FT_UInt, extent: VerticalExtent, reach: DesignUnits)] = []

  mutating func add(_ glyph: FT_UInt, _ extent: VerticalExtent, reach: DesignUnits) {
    let place = glyphs.firstIndex { $0.reach < reach } ?? glyphs.endIndex
    guard place < Self.limit else { return }
    glyphs.insert((glyph, extent, reach), at: place)
    if glyphs.count > Self.limit { glyphs.removeLast() }
  }
}

extension VerticalExtent {
  fileprivate init(_ range: ClosedRange<Int>) {
    self.init(yMin: DesignUnits(range.lowerBound), yMax: DesignUnits(range.upperBound))
  }

  fileprivate func contains(_ other: VerticalExtent) -> Bool {
    yMin <= other.yMin && other.yMax <= yMax
  }
}
