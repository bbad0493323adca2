package import FontModel
internal import Terminal
internal import UnicodeText

/// Families as headings with their faces below, for people.
package struct ListTable: Sendable {
  private let options: ListOptions
  private let look: TableLook
  private let pattern: SearchPattern?

  /// A list for a stream that looks so.
  package init(options: ListOptions, look: TableLook) {
    self.options = options
    self.look = look
    pattern = options.search.map { SearchPattern($0) }
  }

  /// The list; columns line up through all families.
  package func text(_ families: [FontFamily]) -> String {
    var table = TextTable(columns: columns)
    for (position, family) in families.enumerated() {
      if position > 0 { table.appendLine() }
      table.appendLine(heading(family))
      for face in family.faces {
        table.append(row(face))
        if foldsMetrics { metricsBelow(face.report).forEach { table.appendLine($0) } }
      }
    }
    return look.text(look.lines(table))
  }

  /// The last line: how many faces and families there are.
  package static func count(faces: Int, families: Int) -> String {
    "\(NumberText.grouped(faces)) \(faces == 1 ? "face" : "faces") in "
      + "\(NumberText.grouped(families)) \(families == 1 ? "family" : "families")"
  }

  private var isNarrow: Bool { look.width < 52 }

  /// Whether the metrics stand below each face, since there is no room for columns of them.
  private var foldsMetrics: Bool { options.showsMetrics && look.width < 76 }

  private var columns: [TextTable.Column] {
    func number(_ title: String) -> TextTable.Column {
      let isTitled = options.showsMetrics && !foldsMetrics
      let title = isTitled ? StyledText(title, style: .secondary) : StyledText()
      return TextTable.Column(title, alignment: .trailing)
    }
    var columns = [
      TextTable.Column(overflow: .truncated(minimum: isNarrow ? 9 : 14)), number("weight"),
      TextTable.Column(overflow: .truncated(minimum: isNarrow ? 5 : 9)),
    ]
    if !options.showsMetrics {
      columns.append(TextTable.Column(overflow: .truncated(minimum: isNarrow ? 8 : 12)))
    } else if !foldsMetrics {
      columns += [number(Self.emTitle)] + ListOptions.metrics.map { number($0.title) }
    }
    if options.showsFiles {
      columns.append(TextTable.Column(overflow: .wrapped(minimum: 40)))
    }
    return columns
  }

  private func heading(_ family: FontFamily) -> StyledText {
    var heading = highlighted(family.name, style: .heading)
    if !family.aliases.isEmpty {
      let aliases = family.aliases.map { highlighted($0, style: .secondary) }
      heading += StyledText("  ") + aliases.joined(separator: StyledText(", ", style: .secondary))
    }
    return heading.truncated(to: look.width, ellipsis: look.symbols.ellipsis)
  }

  private func row(_ face: ListedFace) -> [StyledText] {
    let summary = face.summary
    var cells = [
      StyledText("  ") + highlighted(summary.style.isEmpty ? "(no style)" : summary.style),
      StyledText(NumberText.shortest(summary.weight.rounded())),
      StyledText(character(summary), style: .secondary),
    ]
    if !options.showsMetrics {
      cells.append(highlighted(summary.postScriptName ?? summary.fullName ?? ""))
    } else if !foldsMetrics {
      cells += metrics(face.report)
    }
    if options.showsFiles {
      cells.append(StyledText(location(summary), style: .secondary))
    }
    return cells
  }

  /// What differs from an ordinary upright face, in words.
  private func character(_ summary: FaceSummary) -> String {
    var words: [String] = []
    if summary.slant != .upright { words.append(summary.slant.rawValue) }
    if summary.width != 100 { words.append("\(NumberText.shortest(summary.width)) %") }
    if summary.spacing != .proportional { words.append(summary.spacing.rawValue) }
    if summary.isVariable { words.append("variable") }
    if summary.hasColor { words.append("colour") }
    if !summary.isScalable { words.append("bitmap") }
    return words.joined(separator: ", ")
  }

  private static let emTitle = "upem"

  /// The metrics, each with its title, in lines that fit.
  private func metricsBelow(_ report: FontReport?) -> [StyledText] {
    let titles = [Self.emTitle] + ListOptions.metrics.map { $0.title }
    let pairs = zip(titles, metrics(report)).map { title, value in
      StyledText("\(title)\u{A0}", style: .secondary) + value
    }
    return (StyledText("    ") + pairs.joined(separator: "  "))
      .wrapped(to: look.width, hangingIndent: 4).map { $0.withOrdinaryBlanks }
  }

  private func metrics(_ report: FontReport?) -> [StyledText] {
    [LengthText.number(report?.facts.unitsPerEm)]
      + ListOptions.metrics.map { name, _ in
        LengthText.units(report?.metrics.metric(name).units)
      }
  }

  private func location(_ summary: FaceSummary) -> String {
    summary.index == 0
      ? summary.file.description : "\(summary.file), face \(summary.index)"
  }

  private func highlighted(_ text: String, style: TextStyle = .plain) -> StyledText {
    guard let pattern else { return StyledText(text, style: style) }
    return StyledText(text, style: style, highlighting: pattern.ranges(in: text))
  }
}
