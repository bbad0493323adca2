internal import FontModel

/// Where text and lines come to stand among cells.
struct SymbolArrangement {
  /// What the picture takes, brackets included.
  let columns: Int
  let rows: Int
  /// The columns of the brackets and the blank after them; 0 where there are none.
  let bracketColumns: Int
  /// Pixels to one of the reference.
  let scale: Double
  /// The largest scale at which the text has room.
  let largestScale: Double
  /// The row of the first baseline.
  let baselineRow: Int
  /// The first baseline in pixels from the top: the middle of a row, as rules run there.
  let baseline: Double
  /// The entries whose heights fall on a row, from top to bottom.
  let groups: [Int: [LabelEntry]]

  /// What panels side by side have in common.
  struct Common {
    var scale: Double
    /// The row of the first baseline; nil for that of the panel alone.
    var baselineRow: Int?
  }

  /// Makes the text as large as the room allows, or as large as that of others.
  ///
  /// - Parameters:
  ///   - reference: The panel, measured at `referenceSize` without labels.
  ///   - referenceSize: The em in pixels.
  ///   - entries: What has a place of its own, from top to bottom.
  ///   - columns: The room for the picture.
  ///   - rows: The lines that it may take.
  ///   - common: What panels side by side have in common; nil for a panel that stands alone.
  init(
    reference: PanelLayout, referenceSize: Double, entries: [LabelEntry], columns: Int, rows: Int,
    common: Common? = nil
  ) {
    let cell = SymbolGlyphs.cell
    let hasBrackets = reference.boxLeft > 0
    bracketColumns = hasBrackets ? 4 : 0
    let extent = PanelLayout.extent(reference.rows.map(\.line), scale: reference.scale)
    let width = max(extent.right - extent.left, referenceSize / 4)
    let height = max(reference.bottom - reference.top, referenceSize / 4)
    // One column is kept free for edges that don't fall on a cell, one row for the middle of rows.
    let widest = Double(columns - bracketColumns - 1) * cell.width / width
    let highest = Double(max(2, rows) - 1) * cell.height / height
    largestScale = max(min(widest, highest, Self.largest / referenceSize), 0.01)
    let scale = common?.scale ?? largestScale
    self.scale = scale
    let above = (-reference.top * scale - cell.height / 2) / cell.height
    baselineRow = common?.baselineRow ?? Int(max(0, above.rounded(.up)))
    let baseline = (Double(baselineRow) + 0.5) * cell.height
    self.baseline = baseline
    let bottom = baseline + reference.bottom * scale
    self.rows = max(1, Int(bottom / cell.height) + 1)
    let wide = bracketColumns + Int((width * scale / cell.width).rounded(.up)) + 1
    self.columns = min(wide, columns)
    groups = Dictionary(grouping: entries) { entry in
      Int((baseline + entry.wanted * scale) / cell.height)
    }
  }

  /// The largest text in pixels to the em, 16 of which are a line.
  private static let largest = 400.0

  /// The row that a height falls on, down from the first baseline in pixels of the reference.
  func row(_ height: Double) -> Int {
    Int((baseline + height * scale) / SymbolGlyphs.cell.height)
  }
}
