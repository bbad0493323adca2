internal import FontModel
internal import Terminal

/// Labels in characters, in columns; those of one row are joined.
struct SymbolLabels {
  private let entries: [LabelEntry]
  private let symbols: TerminalSymbols
  private let isNarrow: Bool

  /// - Parameters:
  ///   - entries: What there is to say.
  ///   - symbols: The drawing characters that come out.
  ///   - isNarrow: Whether values go below the picture, since there is no room beside it.
  init(_ entries: [LabelEntry], symbols: TerminalSymbols, isNarrow: Bool) {
    self.entries = entries
    self.symbols = symbols
    self.isNarrow = isNarrow
  }

  /// The cells of the longest label that stands alone.
  var width: Int { entries.map { single($0).width }.max() ?? 0 }

  /// The label of a row in no more than `limit` cells: all of it if it fits, else without design
  /// units, then without values, then cut.
  func text(_ group: [LabelEntry], limit: Int) -> StyledText {
    guard group.count > 1 else { return group.first.map(single) ?? StyledText() }
    let forms = isNarrow ? [] : formsWithValues(group) + [joined(group.map(name))]
    let fitting = forms.first { $0.width <= limit }
    return fitting
      ?? joined(group.map(shortName)).truncated(to: limit, ellipsis: symbols.ellipsis)
  }

  /// Whether the label of a row has no room for the values of its lines.
  func lacksValues(_ group: [LabelEntry], limit: Int) -> Bool {
    group.count > 1 && !formsWithValues(group).contains { $0.width <= limit }
  }

  private func formsWithValues(_ group: [LabelEntry]) -> [StyledText] {
    [
      joined(group.map { name($0) + " " + value($0) + " " + amount($0) }),
      joined(group.map { name($0) + " " + value($0) }),
    ]
  }

  private func joined(_ texts: [StyledText]) -> StyledText {
    texts.joined(separator: StyledText(" / ", style: .secondary))
  }

  /// A line for each value, for below the picture; without design units where they don't fit.
  func legend(limit: Int) -> [StyledText] {
    let isWide = entries.map { columns($0).width }.max() ?? 0 <= limit - 2
    return entries.map { entry in
      let swatch = StyledText(
        symbols.swatch, style: TextStyle(color: entry.role.terminalColor))
      let text = isWide ? columns(entry) : name(entry) + " " + value(entry)
      return (swatch + " " + text).truncated(to: limit, ellipsis: symbols.ellipsis)
    }
  }

  private func single(_ entry: LabelEntry) -> StyledText {
    isNarrow ? shortName(entry) : columns(entry)
  }

  /// Name, value and design units, each in its column.
  private func columns(_ entry: LabelEntry) -> StyledText {
    func widest(_ text: (LabelEntry) -> StyledText) -> Int {
      entries.map { text($0).width }.max() ?? 0
    }
    func right(_ text: StyledText, _ width: Int) -> StyledText {
      StyledText.blanks(width - text.width) + text
    }
    return name(entry).padded(to: widest(name)) + "  " + right(value(entry), widest(value)) + "  "
      + right(amount(entry), widest(amount))
  }

  private func name(_ entry: LabelEntry) -> StyledText {
    StyledText(entry.name, style: TextStyle(bold: true, color: entry.role.terminalColor))
  }

  private func shortName(_ entry: LabelEntry) -> StyledText {
    StyledText(
      entry.shortName, style: TextStyle(bold: true, color: entry.role.terminalColor))
  }

  private func value(_ entry: LabelEntry) -> StyledText {
    StyledText(NumberText.threeDecimals(entry.length.labelled))
  }

  private func amount(_ entry: LabelEntry) -> StyledText {
    StyledText(entry.length.amountText, style: .secondary)
  }
}
