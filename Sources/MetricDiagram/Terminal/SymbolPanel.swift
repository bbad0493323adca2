internal import FontModel
internal import Terminal

/// One face with one set of lines, in characters.
struct SymbolPanel {
  private let canvas: TerminalCanvas
  /// The panel at `referenceSize`, from which every size is scaled.
  private let reference: PanelLayout
  private let entries: [LabelEntry]
  private let labels: SymbolLabels
  private let isNarrow: Bool

  private static let referenceSize = 100.0
  /// Below so many columns values don't stand beside the picture but under it.
  private static let narrow = 60
  /// Between the picture and its labels.
  private static let gap = 2
  /// The lines of a picture where the terminal doesn't say how many it has.
  private static let usualRows = 30

  init(
    _ panel: DiagramPanel, set: LineMetricSetName?, options: DiagramOptions, canvas: TerminalCanvas
  ) {
    self.canvas = canvas
    var reference = options
    reference.pixelsPerEm = Self.referenceSize
    reference.showsLabels = false
    self.reference = PanelLayout(
      panel, set: set, options: reference, font: .none, caption: nil)
    entries =
      PanelLayout.entries(self.reference.metrics, self.reference.rows, reference)
      .sorted { $0.wanted < $1.wanted }
    isNarrow = canvas.columns < Self.narrow
    labels = SymbolLabels(
      options.showsLabels ? entries : [],
      symbols: canvas.hasUnicodeSymbols ? .unicode : .ascii, isNarrow: isNarrow)
    showsLabels = options.showsLabels
  }

  private let showsLabels: Bool

  /// The panel as lines of text: the picture, then what stands below it.
  func lines(
    _ common: SymbolArrangement.Common? = nil
  ) throws(DiagramError) -> [StyledText] {
    let arrangement = arrangement(common)
    return try picture(arrangement) + below(arrangement)
  }

  /// What makes panels of one size: the scale that fits all of them.
  static func common(_ panels: [SymbolPanel]) -> SymbolArrangement.Common {
    var common = SymbolArrangement.Common(
      scale: panels.map { $0.arrangement().scale }.min() ?? 1)
    // In a smaller picture labels may come to stand on one row and take more room, so that it has
    // to be smaller still.
    while let largest = panels.map({ $0.arrangement(common).largestScale }).min(),
      largest < common.scale
    {
      common.scale = largest
    }
    return common
  }

  /// Panels in columns of one width on one baseline, all of one size.
  static func lines(
    _ panels: [SymbolPanel], columns: Int, gap: Int
  ) throws(DiagramError) -> [StyledText] {
    var common = common(panels)
    common.baselineRow = panels.map { $0.arrangement(common).baselineRow }.max()
    let arrangements = panels.map { $0.arrangement(common) }
    var pictures: [[StyledText]] = []
    for (panel, arrangement) in zip(panels, arrangements) {
      pictures.append(try panel.picture(arrangement))
    }
    let legends = zip(panels, arrangements).map { $0.below($1) }
    return [pictures, legends].flatMap { StyledText.beside($0, columns: columns, gap: gap) }
  }

  private func picture(_ arrangement: SymbolArrangement) throws(DiagramError) -> [StyledText] {
    let grid = try SymbolDrawing(
      reference: reference, arrangement: arrangement, canvas: canvas
    ).grid()
    return grid.rows.indices.map { row in
      let group = arrangement.groups[row] ?? []
      let text = grid.text(row: row)
      guard showsLabels, !group.isEmpty else { return text.withoutTrailingBlanks }
      let limit = canvas.columns - arrangement.columns - Self.gap
      return text + .blanks(Self.gap) + labels.text(group, limit: limit)
    }
  }

  /// What stands below the picture: the values where they have no room beside it, and a word to
  /// whoever can't read text that is this small.
  private func below(_ arrangement: SymbolArrangement) -> [StyledText] {
    guard showsLabels else { return [] }
    let limit = canvas.columns - arrangement.columns - Self.gap
    let lacksValues = arrangement.groups.values.contains { labels.lacksValues($0, limit: limit) }
    let legend = isNarrow || lacksValues ? labels.legend(limit: canvas.columns) : []
    guard isIllegible(arrangement) else { return legend }
    let note = "The text is too long to be legible here; --output FILE draws it at its size."
    return legend + StyledText(note, style: .secondary).wrapped(to: canvas.columns)
  }

  /// Whether letters have less than three rows, in which nobody can tell them apart.
  private func isIllegible(_ arrangement: SymbolArrangement) -> Bool {
    arrangement.rows < 4 && canvas.rows.map { $0 >= 8 } ?? true
  }

  /// Shares the width between the picture and its labels.
  ///
  /// Labels that come to stand on one row may be longer than any alone; then they get up to half of
  /// the width, and the picture is arranged anew in what is left.
  private func arrangement(_ common: SymbolArrangement.Common? = nil) -> SymbolArrangement {
    guard showsLabels else { return arrangement(columns: canvas.columns, common) }
    let first = arrangement(columns: canvas.columns - Self.gap - labels.width, common)
    let longest = first.groups.values.map { labels.text($0, limit: canvas.columns / 2).width }.max()
    guard let longest, longest > labels.width else { return first }
    return arrangement(columns: canvas.columns - Self.gap - longest, common)
  }

  private func arrangement(
    columns: Int, _ common: SymbolArrangement.Common?
  ) -> SymbolArrangement {
    SymbolArrangement(
      reference: reference, referenceSize: Self.referenceSize, entries: entries,
      columns: max(columns, 8), rows: canvas.rows ?? Self.usualRows, common: common)
  }
}
