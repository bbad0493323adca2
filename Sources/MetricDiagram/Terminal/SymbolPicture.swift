internal import FontModel
internal import Terminal

/// A picture in characters: faces and their sets one below the other.
struct SymbolPicture {
  let request: DiagramRequest
  let canvas: TerminalCanvas

  init(_ request: DiagramRequest, canvas: TerminalCanvas) {
    self.request = request
    self.canvas = canvas
  }

  func bytes() throws(DiagramError) -> [UInt8] {
    var lines: [StyledText] = []
    for panel in request.panels {
      for set in DiagramLayout.sets(of: panel, request.options) {
        if !lines.isEmpty { lines.append(StyledText()) }
        if let caption = DiagramLayout.caption(of: panel, set, request) {
          lines.append(self.caption(caption.name, caption.detail))
        }
        lines += try SymbolPanel(panel, set: set, options: request.options, canvas: canvas).lines()
      }
    }
    let text = lines.reduce(into: "") { $0 += $1.rendered(at: canvas.colorLevel) + "\n" }
    return Array(text.utf8)
  }

  private func caption(_ name: String, _ detail: String?) -> StyledText {
    var text = StyledText(name, style: .heading)
    if let detail { text += StyledText("  \(detail)", style: .secondary) }
    let ellipsis = canvas.hasUnicodeSymbols ? TerminalSymbols.unicode : .ascii
    return text.truncated(to: canvas.columns, ellipsis: ellipsis.ellipsis)
  }
}
