internal import Arguments
internal import Reports
internal import Terminal

extension HelpStyle {
  /// Headings in bold where the stream can show it.
  init(_ look: TableLook) {
    self.init(
      heading: { StyledText($0, style: .heading).rendered(at: look.colorLevel) },
      literal: { StyledText($0, style: .bold).rendered(at: look.colorLevel) })
  }
}
