internal import FontModel
internal import Terminal

/// What a text and a glyph measure: advances, side bearings and ink boxes.
struct ExtentsSection {
  let report: FontReport
  let options: ShowOptions
  let look: TableLook

  /// Empty where no text was measured.
  var text: [StyledText] {
    guard let text = options.text, let extents = report.text else { return [] }
    let isOneLine = !text.contains(where: \.isNewline)
    return lines(
      title: quoted("Text", text),
      rows: [
        advance(extents.advance, extents.unit, isOneLine ? "of the line" : "of the widest line")
      ] + rows(extents.ink, extents.unit))
  }

  /// Empty where no glyph was measured.
  var glyph: [StyledText] {
    guard let glyph = options.glyph, let extents = report.glyph else { return [] }
    var rows = [advance(extents.advance, extents.unit, nil)]
    let bearings = [
      ("Left side bearing", extents.leftSideBearing, "origin to ink"),
      ("Right side bearing", extents.rightSideBearing, "ink to the end of the advance"),
    ]
    for (label, bearing, source) in bearings {
      guard let bearing else { continue }
      rows.append(row(label, GlyphLength(bearing, unit: extents.unit), source))
    }
    rows += self.rows(extents.ink, extents.unit)
    rows.append(
      [AllMetricsSection.label("Number")] + lengths.cells(last: StyledText("\(extents.id)"))
        + [StyledText(extents.name.map { "named \($0)" } ?? "")])
    return lines(title: quoted("Glyph", glyph), rows: rows)
  }

  /// What was asked for, cut where it is long.
  private func quoted(_ label: String, _ text: String) -> StyledText {
    let shown = StyledText(text, style: .heading)
      .truncated(to: 18, ellipsis: look.symbols.ellipsis)
    return StyledText("\(label) “", style: .heading) + shown + StyledText("”", style: .heading)
  }

  private func rows(_ ink: InkBox?, _ unit: ShapedText.Unit) -> [[StyledText]] {
    guard let ink else { return [row("Ink", text: "none")] }
    let edges = [
      ("Ink left", ink.xMin, "from the origin"), ("Ink right", ink.xMax, "from the origin"),
      ("Ink top", ink.yMax, "above the baseline"), ("Ink bottom", ink.yMin, "above the baseline"),
    ]
    return edges.map { row($0.0, GlyphLength($0.1, unit: unit), $0.2) }
  }

  /// The first row, which also names the strike that all lengths are from.
  private func advance(
    _ advance: Double, _ unit: ShapedText.Unit, _ source: String?
  ) -> [StyledText] {
    let strike: String? =
      switch unit {
      case .designUnits: nil
      case .strikePixels(let perEm): "strike of \(NumberText.shortest(perEm)) px"
      }
    return row(
      "Advance", GlyphLength(advance, unit: unit),
      [source, strike].compactMap(\.self).joined(separator: ", "))
  }

  private func row(_ label: String, _ length: GlyphLength, _ source: String) -> [StyledText] {
    let units =
      length.units.map { StyledText(NumberText.upToTwoDecimals($0)) } ?? LengthText.absent
    return [AllMetricsSection.label(label)]
      + lengths.cells(units: units) { length.scaled(pixelsPerEm: $0) } + [StyledText(source)]
  }

  private func row(_ label: String, text: String) -> [StyledText] {
    [AllMetricsSection.label(label)] + lengths.cells(last: LengthText.absent) + [StyledText(text)]
  }

  private var lengths: LengthColumns {
    LengthColumns(unitsPerEm: report.facts.unitsPerEm, options: options)
  }

  private func lines(title: StyledText, rows: [[StyledText]]) -> [StyledText] {
    var columns = [TextTable.Column(title)]
    columns += lengths.titles.map {
      TextTable.Column(StyledText($0, style: .secondary), alignment: .trailing, gap: 3)
    }
    columns.append(TextTable.Column(overflow: .wrapped(minimum: 16), gap: 3))
    var table = TextTable(columns: columns, indent: 1)
    for row in rows {
      table.append(row)
    }
    return look.lines(table)
  }
}
