package import FontModel
internal import Terminal

/// Faces as tables for people, a blank line between them.
package struct ShowTable: ShowRenderer {
  private let options: ShowOptions
  private let look: TableLook

  /// A renderer for a stream that looks so.
  package init(options: ShowOptions, look: TableLook) {
    self.options = options
    self.look = look
  }

  package var separator: String { "\n\n" }

  package func face(_ report: FontReport) -> String {
    var sections = [
      HeadingSection(report: report, options: options, look: look).lines,
      MetricsSection(report: report, options: options, look: look).lines,
      LineMetricsSection(report: report, options: options, look: look).lines,
      PlatformsSection(report: report, options: options, look: look).lines,
    ]
    if options.showsTextStyles {
      sections.append(TextStylesSection(report: report, look: look).lines)
    }
    let extents = ExtentsSection(report: report, options: options, look: look)
    sections += [extents.text, extents.glyph]
    sections.append(AllMetricsSection(report: report, options: options, look: look).lines)
    let lists = FaceListsSection(report: report, look: look)
    sections += [
      lists.hinted, lists.strikes, lists.axes, lists.instances, lists.character,
      WarningsSection(report: report, look: look).lines,
    ]
    let lines = sections.filter { !$0.isEmpty }.joined(separator: [StyledText()])
    return look.text(Array(lines))
  }
}
