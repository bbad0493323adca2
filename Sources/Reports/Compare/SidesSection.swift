internal import FontModel
internal import Terminal

/// What became of the faces of one side on the other: changes, and faces without a namesake.
struct SidesSection {
  let report: CompareReport
  let look: TableLook

  var sections: [[StyledText]] {
    report.comparisons.filter { $0.likeness == .different }.map(changes)
      + [
        list("Only on the first side", report.removed),
        list("Only on the second side", report.added),
      ]
      + [summary]
  }

  private func changes(_ comparison: FontComparison) -> [StyledText] {
    let lines = columns(comparison)
    return lines.allSatisfy { $0.width <= look.width } ? lines : list(comparison)
  }

  private func columns(_ comparison: FontComparison) -> [StyledText] {
    var table = TextTable(
      columns: [
        TextTable.Column(
          StyledText(comparison.faces[0].pairingName, style: .heading),
          overflow: .truncated(minimum: 20)),
        TextTable.Column(StyledText("first", style: .secondary), alignment: .trailing, gap: 3),
        TextTable.Column(StyledText("second", style: .secondary), alignment: .trailing, gap: 3),
        TextTable.Column(StyledText("change", style: .secondary), alignment: .trailing, gap: 3),
      ], indent: 1)
    let ems = comparison.faces.map(\.facts.unitsPerEm)
    if ems[0] != ems[1] {
      table.append(
        [StyledText("Units per em")] + ems.map { LengthText.units($0.map { DesignUnits($0) }) })
    }
    for metric in comparison.metrics where metric.differs {
      table.append([
        StyledText(metric.name.label), LengthText.units(metric.values[0].units),
        LengthText.units(metric.values[1].units),
        metric.differences[1].map { StyledText(signed($0)) } ?? LengthText.absent,
      ])
    }
    for property in comparison.properties where property.differs {
      table.append([StyledText(property.name.label)] + property.values.map(\.text))
    }
    return look.lines(table)
  }

  /// The changes one below the other, for where columns have no room.
  private func list(_ comparison: FontComparison) -> [StyledText] {
    var table = TextTable(
      columns: [TextTable.Column(), TextTable.Column(overflow: .wrapped(minimum: 24))], indent: 1)
    table.appendLine(StyledText(" \(comparison.faces[0].pairingName)", style: .heading))
    func add(_ label: String, _ values: [StyledText], _ difference: Double? = nil) {
      let change = values[0] + StyledText(look.symbols == .unicode ? " → " : " -> ") + values[1]
      table.append([
        StyledText(label), change + StyledText(difference.map { ", \(signed($0))" } ?? ""),
      ])
    }
    let ems = comparison.faces.map(\.facts.unitsPerEm)
    if ems[0] != ems[1] {
      add("Units per em", ems.map { LengthText.units($0.map { DesignUnits($0) }) })
    }
    for metric in comparison.metrics where metric.differs {
      add(
        metric.name.label, metric.values.map { LengthText.units($0.units) }, metric.differences[1])
    }
    for property in comparison.properties where property.differs {
      add(property.name.label, property.values.map(\.text))
    }
    return look.lines(table)
  }

  private func list(_ title: String, _ faces: [FontReport]) -> [StyledText] {
    guard !faces.isEmpty else { return [] }
    return [StyledText(" \(title)", style: .heading)]
      + faces.flatMap { face in
        (StyledText("   \(face.pairingName)  ")
          + StyledText(face.facts.summary.file.description, style: .secondary))
          .wrapped(to: look.width, hangingIndent: 5)
      }
  }

  private var summary: [StyledText] {
    let count = report.comparisons.count
    let different = report.comparisons.count { $0.likeness == .different }
    guard count > 0 || !report.removed.isEmpty || !report.added.isEmpty else { return [] }
    var text = count == 0 ? " No face is on both sides" : " \(count) \(noun(count)) compared: "
    switch (count, different) {
    case (0, _): break
    case (_, 0): text += "no metric differs"
    case (_, 1): text += "1 differs"
    case _: text += "\(different) differ"
    }
    if report.tolerance > 0, count > 0 {
      text += " by more than \(NumberText.shortest(report.tolerance)) units"
    }
    if !report.removed.isEmpty { text += ", \(report.removed.count) only on the first side" }
    if !report.added.isEmpty { text += ", \(report.added.count) only on the second side" }
    return StyledText(text + ".", style: report.differs ? .plain : .success)
      .wrapped(to: look.width, hangingIndent: 1)
  }

  private func noun(_ count: Int) -> String { count == 1 ? "face" : "faces" }
}
