internal import FontModel
internal import Terminal

/// What some faces have: hinted metrics, bitmap strikes, axes, instances; and traits and class.
struct FaceListsSection {
  let report: FontReport
  let look: TableLook

  var hinted: [StyledText] {
    list(
      "Hinted (FreeType, normal)", report.facts.hinted,
      columns: ["ascender", "descender", "height", "cap", "x", "max advance"]
    ) { hinted in
      [
        "\(NumberText.shortest(hinted.pixelsPerEm)) px", number(hinted.pixels?.ascender),
        number(hinted.pixels?.descender), number(hinted.pixels?.height),
        number(hinted.pixels?.capHeight), number(hinted.pixels?.xHeight),
        number(hinted.pixels?.maxAdvance),
      ]
    }
  }

  var strikes: [StyledText] {
    list(
      "Bitmap strikes, in pixels", report.facts.strikes,
      columns: ["ascender", "descender", "height", "cap", "x"]
    ) { strike in
      [
        "\(NumberText.shortest(strike.pixelsPerEm)) px", number(strike.ascender),
        number(strike.descender), number(strike.height), number(strike.capHeight),
        number(strike.xHeight),
      ]
    }
  }

  var axes: [StyledText] {
    list("Axes", report.facts.axes, columns: ["minimum", "default", "maximum"]) { axis in
      [
        "\(axis.tag)  \(axis.name)\(axis.isHidden ? " (hidden)" : "")", number(axis.minimum),
        number(axis.defaultValue), number(axis.maximum),
      ]
    }
  }

  var instances: [StyledText] {
    let tags = report.facts.axes.map(\.tag)
    return list("Named instances", report.facts.instances, columns: tags) { instance in
      ["\(instance.number)  \(instance.name ?? "unnamed")"]
        + instance.coordinates.map { number($0.value) }
    }
  }

  /// Traits and family class, as the iOS app shows them.
  var character: [StyledText] {
    let traits = report.traits.map(\.rawValue).joined(separator: ", ")
    return [
      row("Traits", traits.isEmpty ? "none" : traits),
      row("Class", report.familyClass?.rawValue ?? "none"),
    ]
  }

  private func row(_ label: String, _ value: String) -> StyledText {
    StyledText(" \(label)", style: .heading).padded(to: 11) + StyledText(value)
  }

  private func number(_ value: Double?) -> String {
    value.map(NumberText.shortest) ?? "-"
  }

  /// A table of elements: a title over the first column, then numbers.
  private func list<Element>(
    _ title: String, _ elements: [Element], columns: [String], row: (Element) -> [String]
  ) -> [StyledText] {
    guard !elements.isEmpty else { return [] }
    let first = TextTable.Column(
      StyledText(title, style: .heading), overflow: .truncated(minimum: 12))
    let others = columns.map {
      TextTable.Column(StyledText($0, style: .secondary), alignment: .trailing)
    }
    var table = TextTable(columns: [first] + others, indent: 1)
    for element in elements {
      table.append(row(element).map { StyledText($0) })
    }
    return look.lines(table)
  }
}
