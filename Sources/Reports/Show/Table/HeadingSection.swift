internal import FontModel
internal import Terminal

/// Which face it is, and what was asked for.
struct HeadingSection {
  let report: FontReport
  let options: ShowOptions
  let look: TableLook

  var lines: [StyledText] {
    let summary = report.facts.summary
    let separator = StyledText(" \(look.symbols.separator) ", style: .secondary)
    return title
      + facts.map { StyledText($0) }.joined(separator: separator).wrapped(to: look.width)
      + StyledText(location(summary), style: .secondary).wrapped(to: look.width)
  }

  /// The name, and the sizes at the right edge where there is room.
  private var title: [StyledText] {
    let name = StyledText(report.facts.summary.displayName, style: .heading)
    let sizes = StyledText(sizesText)
    // On wide screens the sizes stay near the name.
    let room = min(look.width, 80) - name.width - sizes.width
    guard room >= 2 else { return name.wrapped(to: look.width) + [sizes] }
    return [name + .blanks(room) + sizes]
  }

  private var sizesText: String {
    switch options.lengths {
    case .designUnits: "design units"
    case .ems: "em"
    case .atSizes:
      options.sizes.map { LengthText.size($0) }.joined(separator: ", ") + resolution
    }
  }

  /// The resolution, where points and pixels aren't the same.
  private var resolution: String {
    guard let size = options.sizes.first, size.dpi != 72 else { return "" }
    return " at \(NumberText.shortest(size.dpi)) dpi"
  }

  private var facts: [String] {
    let summary = report.facts.summary
    var facts: [String] = []
    if let name = summary.postScriptName { facts.append(name) }
    facts.append(summary.format + container)
    if summary.isVariable { facts.append("variable") }
    facts.append("\(NumberText.grouped(report.facts.glyphCount)) glyphs")
    if let unitsPerEm = report.facts.unitsPerEm { facts.append("\(unitsPerEm) units per em") }
    if let version = report.facts.version { facts.append("version \(version)") }
    if let variation = report.facts.variation {
      facts.append(
        variation.map { "\($0.tag) \(NumberText.shortest($0.value))" }.joined(separator: " "))
    }
    if report.isSubstituted { facts.append("in place of \(report.requested)") }
    return facts
  }

  private var container: String {
    switch report.facts.container {
    case .woff: " in WOFF"
    case .woff2: " in WOFF2"
    case .collection: " in a collection"
    case .macResource: " in a Mac resource file"
    case .gzip: " in gzip"
    case .sfnt, .type1, .type42, .cff, .pcf, .bdf, .windowsFNT, .pfr, .other: ""
    }
  }

  private func location(_ summary: FaceSummary) -> String {
    let path = summary.file == .standardInput ? "standard input" : summary.file.description
    var parts = [path]
    if summary.index > 0 || report.facts.container == .collection {
      parts.append("face \(summary.index)")
    }
    if let instance = summary.instance { parts.append("instance \(instance)") }
    return parts.joined(separator: ", ")
  }
}
