internal import FontModel
internal import Terminal

extension AllMetricsSection {
  func opticalSizes(_ sizes: OpticalSizes) -> [[StyledText]] {
    var rows: [[StyledText]] = []
    if let range = sizes.range { rows.append(row("Designed for", text: "\(text(range)), OS/2")) }
    if let axis = sizes.axis {
      let numbers = [axis.minimum, axis.maximum, axis.defaultValue].map(NumberText.shortest)
      let position = sizes.axisPosition.map { ", here \(NumberText.shortest($0))" } ?? ""
      rows.append(
        row("Axis opsz", text: "\(numbers[0]) to \(numbers[1]), default \(numbers[2])\(position)"))
    }
    if let design = sizes.designSize { rows.append(row("Design size", text: text(design))) }
    if rows.isEmpty, report.facts.unitsPerEm != nil { rows = [row("Range", .absent)] }
    return rows
  }

  private func text(_ range: OS2Table.OpticalSizeRange) -> String {
    if range.isUnbounded { return "any size" }
    let lower = "from \(NumberText.shortest(range.lower))"
    return range.upper.map { "\(lower) to below \(NumberText.shortest($0)) pt" } ?? "\(lower) pt"
  }

  private func text(_ design: DesignSize) -> String {
    let range = design.range.map {
      ", for above \(NumberText.shortest($0.lower)) up to \(NumberText.shortest($0.upper)) pt"
    }
    return "\(NumberText.shortest(design.size)) pt\(range ?? ""), GPOS size feature"
  }

  func classes(_ metrics: AllMetrics) -> [[StyledText]] {
    guard let weight = metrics.weightClass, let width = metrics.widthClass else { return [] }
    return [
      row("usWeightClass", value: "\(weight)", source: "OS/2"),
      row("usWidthClass", value: "\(width)", source: "OS/2"),
    ]
  }

  /// The three answers: what the font says in two places, and what it does.
  func spacing(_ spacing: SpacingAnswers) -> [[StyledText]] {
    func answer(_ isFixed: Bool) -> String { isFixed ? "monospaced" : "proportional" }
    let fixedPitch = spacing.isFixedPitch.map {
      "\(answer($0)), isFixedPitch of \(spacing.isFixedPitchSource.name)"
    }
    let panose = spacing.panoseNumbers.map { numbers in
      let text = numbers.map { String($0) }.joined(separator: " ")
      return "\(spacing.panose.map(answer) ?? "not said"), PANOSE \(text)"
    }
    return [fixedPitch, panose].compactMap(\.self).map { row("Spacing, declared", text: $0) }
      + [row("Spacing, measured", text: "\(spacing.measured.rawValue), by the rule of fontconfig")]
  }
}
