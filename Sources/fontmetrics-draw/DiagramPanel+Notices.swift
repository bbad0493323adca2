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
    MissingCharacters.message(text.missing).map {
      DrawingNotice(
        subject: subject, message: $0, advice: "the font’s .notdef is drawn in their place")
    }
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
