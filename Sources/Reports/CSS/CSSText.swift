package import FontModel

/// The CSS of a font with comments that say where its numbers come from.
package struct CSSText {
  private let report: CSSReport

  /// A writer of one report.
  package init(_ report: CSSReport) {
    self.report = report
  }

  /// Rules and comments, ended by a line break.
  package var text: String {
    var blocks = [heading]
    blocks += report.fallbacks.map { CSSFallbackBlock(face: $0, report: report).text }
    if !report.fallbacks.isEmpty { blocks.append(stack) }
    if let trim = report.trim { blocks.append(CSSTrimBlock(trim: trim, report: report).text) }
    if let units = report.units { blocks.append(CSSUnitsBlock(units: units, report: report).text) }
    return blocks.joined(separator: "\n")
  }

  /// Which font it is, and the numbers that everything below starts from.
  private var heading: String {
    let font = report.font
    var lines = [CSSFontText.origin(font)]
    if let name = report.request.dialect.set(of: font.lineMetrics),
      let set = font.lineMetrics.set(name)
    {
      lines.append("\(CSSFontText.reason(for: name, report)): \(CSSFontText.line(set))")
    }
    if report.request.dialect != .fontmetrics {
      lines.append("Numbers as \(report.request.dialect.name) gives them.")
    }
    return CSSQuoting.comment(lines)
  }

  /// How the faces are used: the web font, then the made ones, then the plain ones.
  private var stack: String {
    let names =
      [report.font.family] + report.fallbacks.map(\.name) + report.fallbacks.map(\.local.family)
    return CSSQuoting.commentedDeclaration(
      "font-family: \(names.map(CSSQuoting.string).joined(separator: ", "));")
  }
}

/// What comments say of a font.
enum CSSFontText {
  /// Its name, where it comes from and its em.
  static func origin(_ font: CSSFont) -> String {
    switch font.origin {
    case .face(let summary, let version):
      var parts = [summary.file == .standardInput ? "standard input" : summary.file.description]
      if summary.index > 0 { parts.append("face \(summary.index)") }
      if let instance = summary.instance { parts.append("instance \(instance)") }
      if let version { parts.append("version \(version)") }
      parts.append("\(font.unitsPerEm) units per em")
      return "\(summary.displayName): \(parts.joined(separator: ", "))"
    case .table(let source):
      return "\(font.family): not read from a file, but \(source); \(font.unitsPerEm) units per em"
    }
  }

  /// The three numbers of a set.
  static func line(_ set: LineMetricSet) -> String {
    "ascender \(set.ascender), descender \(set.descender), line gap \(set.lineGap ?? .zero)"
  }

  /// Why a set is the one that counts.
  static func reason(for name: LineMetricSetName, _ report: CSSReport) -> String {
    guard report.request.dialect == .fontmetrics else { return "Set \(name.rawValue)" }
    if case .table = report.font.origin { return "Set \(name.rawValue), the only one known" }
    return "Set \(name.rawValue), which Chrome on Linux takes"
  }

  /// An average width, or that it isn't known.
  static func width(_ width: AverageWidth) -> String {
    guard let units = width.units else { return "not known" }
    return "\(CSSNumber.shortFixed(units, decimals: 4)) units"
  }
}
