internal import FontModel

/// The `@font-face` of one fallback, then what its numbers rest on.
struct CSSFallbackBlock {
  let face: FallbackFace
  let report: CSSReport

  var text: String {
    var declarations = [
      "font-family: \(CSSQuoting.string(face.name))", "src: \(sources.joined(separator: ", "))",
    ]
    declarations += style
    declarations += face.descriptors.compactMap { descriptor in
      // Without an average the factor says nothing.
      if descriptor == .sizeAdjust, !face.isWidthKnown, report.request.dialect == .fontmetrics {
        return nil
      }
      let percentage = report.request.dialect.percentage(face.value(descriptor))
      return "\(descriptor.rawValue): \(percentage)"
    }
    let rule = declarations.map { "  \($0);\n" }.joined()
    return "@font-face {\n\(rule)}\n" + CSSQuoting.comment(explanation)
  }

  /// What tells the face from others of its family; nothing for a regular upright one.
  private var style: [String] {
    guard case .face(let summary, _) = report.font.origin else { return [] }
    var style: [String] = []
    if summary.weight != 400 {
      style.append("font-weight: \(NumberText.shortest(summary.weight))")
    }
    if summary.slant != .upright { style.append("font-style: \(summary.slant.rawValue)") }
    if summary.width != 100 {
      style.append("font-stretch: \(NumberText.shortest(summary.width))%")
    }
    return style
  }

  /// The names that the browser looks for on the machine.
  private var sources: [String] {
    var names = [face.local.fullName, face.local.postScriptName].compactMap(\.self)
    // A family name finds nothing, but for the names that browsers give the system's font.
    if case .table = face.local.origin { names.insert(face.local.family, at: 0) }
    if names.isEmpty { names = [face.local.family] }
    var seen: Set<String> = []
    names = names.filter { seen.insert($0).inserted }
    return names.map { "local(\(CSSQuoting.string($0)))" }
  }

  private var explanation: [String] {
    [
      "On \(CSSFontText.origin(face.local))",
      "\(averages): \(CSSFontText.width(face.preferredWidth)) here, "
        + "\(CSSFontText.width(face.localWidth)) there",
    ] + face.systems.map(difference)
  }

  private var averages: String {
    switch report.request.dialect {
    case .next: "Average width by the letters of next/font"
    case .fontmetrics, .capsize, .fontaine: "Average width for \(report.request.script.rawValue)"
    }
  }

  /// By how much another system sets lines of the web font differently.
  private func difference(_ system: SystemOverrides) -> String {
    let percentage = report.request.dialect.percentage
    let height = CSSNumber.shortFixed(abs(system.difference) * 100, decimals: 2)
    let comparison =
      system.difference == 0
      ? "lines as high, standing otherwise"
      : "lines \(height)% of the em \(system.difference > 0 ? "higher" : "lower")"
    return "\(system.system): \(system.set.rawValue) gives the web font \(comparison); there it "
      + "would be ascent \(percentage(system.overrides.ascent)), "
      + "descent \(percentage(system.overrides.descent)), "
      + "line gap \(percentage(system.overrides.lineGap))"
  }
}
