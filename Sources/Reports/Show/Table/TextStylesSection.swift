internal import FontModel
internal import Terminal

/// The main metrics at the sizes of the ten iOS text styles.
struct TextStylesSection {
  let report: FontReport
  let look: TableLook

  private static let metrics: [(MetricName, String)] = [
    (.lineHeight, "line"), (.ascender, "ascender"), (.capHeight, "cap"), (.xHeight, "x"),
    (.descender, "descender"),
  ]

  var lines: [StyledText] {
    var columns = [
      TextTable.Column(StyledText("Text style", style: .heading), overflow: .truncated(minimum: 8)),
      TextTable.Column(StyledText("size", style: .secondary), alignment: .trailing),
    ]
    columns += Self.metrics.map {
      TextTable.Column(StyledText($0.1, style: .secondary), alignment: .trailing)
    }
    var table = TextTable(columns: columns, indent: 1)
    for style in DynamicTypeStyle.all {
      let values = Self.metrics.map { name, _ in
        LengthText.length(
          report.metrics.metric(name).scaled(
            unitsPerEm: report.facts.unitsPerEm, pixelsPerEm: style.pointSize))
      }
      table.append(
        [StyledText(style.name), StyledText(NumberText.shortest(style.pointSize))] + values)
    }
    return look.lines(table)
  }
}
