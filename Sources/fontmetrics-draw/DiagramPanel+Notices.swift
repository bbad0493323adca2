internal import FontMetricsCommands
internal import FontModel
internal import MetricDiagram

extension DiagramPanel {
  /// What is to be said of the picture: characters that the face lacks, ink outside its box.
  func notices(_ options: DiagramOptions) -> [DrawingNotice] {
    [missingCharacters, overshooting(options)].compactMap(\.self)
  }

  private var subject: String { report.facts.summary.displayName }

  private var missingCharacters: DrawingNotice? {
    guard !text.missing.isEmpty else { return nil }
    let shown = text.missing.prefix(8).map(Self.description).joined(separator: ", ")
    let rest = text.missing.count - min(text.missing.count, 8)
    return DrawingNotice(
      subject: subject,
      message: "has no glyph for \(shown)" + (rest > 0 ? " and \(rest) more" : ""),
      advice: "the font’s .notdef is drawn in their place")
  }

  /// A character with its number and, where it has one, its name.
  private static func description(_ character: Unicode.Scalar) -> String {
    let digits = String(character.value, radix: 16, uppercase: true)
    let number = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let name = character.properties.name.map { " \($0)" } ?? ""
    return "“\(character)” (U+\(number)\(name))"
  }

  private func overshooting(_ options: DiagramOptions) -> DrawingNotice? {
    guard let overshoot = overshoot(options: options) else { return nil }
    var parts: [String] = []
    if overshoot.above > 0 {
      parts.append("\(NumberText.threeDecimals(overshoot.above)) px above the ascender")
    }
    if overshoot.below > 0 {
      parts.append("\(NumberText.threeDecimals(overshoot.below)) px below the descender")
    }
    return DrawingNotice(
      subject: subject, message: "ink of the text reaches \(parts.joined(separator: " and "))",
      advice: "a box of this line’s height cuts it off")
  }
}
