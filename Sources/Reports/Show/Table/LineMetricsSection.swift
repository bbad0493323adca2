internal import FontModel
internal import Terminal

/// The three sets of line metrics side by side, the effective one marked, with who uses which.
struct LineMetricsSection {
  let report: FontReport
  let options: ShowOptions
  let look: TableLook

  var lines: [StyledText] {
    let lines = report.lineMetrics
    guard LineMetricSetName.allCases.contains(where: { lines.set($0) != nil }) else { return [] }
    var table = TextTable(
      columns: [
        TextTable.Column(),
        TextTable.Column(title(isNarrow ? "Lines" : "Line metrics"), gap: 1),
        TextTable.Column(heading(isNarrow ? "asc" : "ascender"), alignment: .trailing),
        TextTable.Column(heading(isNarrow ? "desc" : "descender"), alignment: .trailing),
        TextTable.Column(heading("gap"), alignment: .trailing),
        TextTable.Column(heading("height"), alignment: .trailing),
        TextTable.Column(heading("used by"), overflow: .wrapped(minimum: 16), gap: 3),
      ], indent: 1)
    for name in LineMetricSetName.allCases {
      table.append(row(name))
    }
    return look.lines(table) + typoBit
  }

  /// Whether whole words would not fit.
  private var isNarrow: Bool { look.width < 52 }

  private func row(_ name: LineMetricSetName) -> [StyledText] {
    let isEffective = report.lineMetrics.effective == name
    let pointer = StyledText(isEffective ? look.symbols.pointer : " ")
    let label = StyledText(name.rawValue, style: isEffective ? .bold : .plain)
    guard let set = report.lineMetrics.set(name) else {
      return [pointer, label] + Array(repeating: LengthText.absent, count: 4)
    }
    return [
      pointer, label, LengthText.units(set.ascender), LengthText.units(set.descender),
      set.lineGap.map { LengthText.units($0) } ?? StyledText(), LengthText.units(set.lineHeight),
      StyledText(users(of: name)),
    ]
  }

  /// The platforms that take ascender and descender, or the line height alone, from the set.
  private func users(of name: LineMetricSetName) -> String {
    let freeType = report.lineMetrics.effective == name ? ["FreeType"] : []
    let platforms = options.sizes.first.map { report.platforms(at: $0) } ?? []
    return
      (freeType
      + platforms.compactMap { line in
        if line.set == name { return line.platform.shortName }
        return line.lineHeightSet == name ? "\(line.platform.shortName) (height only)" : nil
      }).joined(separator: ", ")
  }

  private var typoBit: [StyledText] {
    guard report.lineMetrics.typo != nil else { return [] }
    let isSet = report.lineMetrics.useTypoMetrics
    return StyledText(
      "   USE_TYPO_METRICS (fsSelection bit 7) is \(isSet ? "set" : "not set").",
      style: .secondary
    ).wrapped(to: look.width, hangingIndent: 3)
  }

  private func title(_ text: String) -> StyledText { StyledText(text, style: .heading) }

  private func heading(_ text: String) -> StyledText { StyledText(text, style: .secondary) }
}
