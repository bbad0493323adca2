internal import FontModel
internal import Terminal

extension AllMetricsSection {
  func groups(_ metrics: AllMetrics) -> [Group] {
    let hasEm = report.facts.unitsPerEm != nil
    let groups = [
      Group(title: "CSS units and em box", rows: units(metrics.units) + emBox(metrics.emBox)),
      Group(title: "Advances", rows: hasEm ? metrics.advances.map(advance) : []),
      Group(title: "Caret", rows: hasEm ? [caret(metrics.caret)] : []),
      Group(
        title: "Subscripts and superscripts",
        rows: scriptBox("Subscript", metrics.subscript, down: true)
          + scriptBox("Superscript", metrics.superscript, down: false)),
      Group(title: "Optical size", rows: opticalSizes(metrics.opticalSizes)),
      Group(title: "Weight, width and spacing", rows: classes(metrics) + spacing(metrics.spacing)),
      Group(title: "Vertical writing", rows: hasEm ? vertical(metrics.vertical) : []),
      Group(
        title: "Baselines of horizontal lines",
        rows: hasEm ? baselines(metrics.baselines?.horizontal ?? []) : []),
      Group(
        title: "Baselines of vertical lines",
        rows: metrics.baselines.map { $0.vertical.isEmpty ? [] : baselines($0.vertical) } ?? []),
    ]
    return groups.filter { !$0.rows.isEmpty }
  }

  private func units(_ units: FontUnits?) -> [[StyledText]] {
    (units?.units ?? []).map { unit in
      let source =
        unit.units == nil
        ? StyledText("synthetic", style: .warning) + StyledText(": \(unit.source)")
        : StyledText(unit.source)
      return [Self.label("1\(unit.name)")]
        + lengths.cells(units: LengthText.units(unit.units)) { unit.em * $0 } + [source]
    }
  }

  private func emBox(_ box: EmBox?) -> [[StyledText]] {
    guard let unitsPerEm = report.facts.unitsPerEm else { return [] }
    guard let box else { return [row("Em box", .absent)] }
    return [("Em-over", box.over), ("Em-under", box.under)].map { label, units in
      [Self.label(label)]
        + lengths.cells(units: StyledText(NumberText.upToTwoDecimals(units))) {
          units * $0 / Double(unitsPerEm)
        } + [StyledText("\(box.source.rawValue), scaled to one em")]
    }
  }

  private func advance(_ advance: AllMetrics.CharacterAdvance) -> [StyledText] {
    let name = advance.character == " " ? "blank" : String(advance.character)
    return row("Advance of \(name)", advance.metric, source: "its glyph")
  }

  private func caret(_ caret: CaretSlope?) -> [StyledText] {
    guard let caret else { return row("Slope", .absent) }
    let angle = caret.italicAngle.map { "\(NumberText.upToTwoDecimals($0))°" }
    return row(
      "Slope", value: angle ?? "-",
      source: "hhea, \(slope(caret))\(angle == nil ? ": a rise of 0 is invalid" : "")")
  }

  private func slope(_ caret: CaretSlope) -> String {
    "rise \(caret.rise), run \(caret.run), offset \(caret.offset)"
  }

  private func scriptBox(
    _ name: String, _ box: OS2Table.ScriptBox?, down: Bool
  ) -> [[StyledText]] {
    guard report.facts.unitsPerEm != nil else { return [] }
    guard let box else { return [row(name, .absent)] }
    return [
      row("\(name) width", Metric(box.xSize, .os2)),
      row("\(name) height", Metric(box.ySize, .os2)),
      row("\(name) x offset", Metric(box.xOffset, .os2)),
      row("\(name) y offset", Metric(box.yOffset, .os2), source: "OS/2, \(down ? "down" : "up")"),
    ]
  }

  private func vertical(_ vertical: VerticalWriting) -> [[StyledText]] {
    guard !vertical.isEmpty else { return [row("vhea, vmtx, VORG", .absent)] }
    var rows: [[StyledText]] = []
    if let header = vertical.header {
      rows = [
        row("Ascender", Metric(header.ascender, .vhea), source: "vhea, to the right"),
        row("Descender", Metric(header.descender, .vhea), source: "vhea, to the left"),
        row("Line gap", Metric(header.lineGap, .vhea)),
        row("Maximum advance", Metric(header.advanceHeightMax, .vhea), source: "vhea, down"),
        row("Caret", text: "vhea, \(slope(header.caret))"),
      ]
    } else {
      rows = [row("vhea", .absent)]
    }
    let count = vertical.origins?.entryCount ?? 0
    rows.append(
      row(
        "Origin", Metric(vertical.origins?.defaultY, .vorg),
        source: "VORG, default; \(count) glyph\(count == 1 ? " has its" : "s have their") own"))
    rows.append(
      row("Advances", text: vertical.hasAdvances ? "vmtx" : "not in the font (no vmtx)"))
    return rows
  }

  /// A row a baseline; scripts with the same ones share them.
  private func baselines(_ scripts: [ScriptBaselines]) -> [[StyledText]] {
    guard !scripts.isEmpty else { return [row("BASE", .absent)] }
    var shared: [(scripts: [String], example: ScriptBaselines)] = []
    for script in scripts {
      let position = shared.firstIndex {
        $0.example.baselines == script.baselines
          && $0.example.defaultBaseline == script.defaultBaseline
      }
      if let position {
        shared[position].scripts.append(script.script)
      } else {
        shared.append(([script.script], script))
      }
    }
    return shared.flatMap { names, example in
      example.baselines.map { baseline in
        row(
          baseline.tag + (baseline.tag == example.defaultBaseline ? " (default)" : ""),
          Metric(baseline.coordinate, .base), source: "BASE, \(names.joined(separator: ", "))")
      }
    }
  }
}
