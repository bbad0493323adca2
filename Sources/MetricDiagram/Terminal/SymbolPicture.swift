internal import FontModel
internal import Terminal

/// A picture in characters: faces and their sets one below the other, or on one baseline.
struct SymbolPicture {
  let request: DiagramRequest
  let canvas: TerminalCanvas

  init(_ request: DiagramRequest, canvas: TerminalCanvas) {
    self.request = request
    self.canvas = canvas
  }

  /// Between panels side by side.
  private static let gap = 3
  /// With fewer columns for each, panels don't stand side by side.
  private static let narrowest = 28

  func bytes() throws(DiagramError) -> [UInt8] {
    let parts = request.panels.flatMap { panel in
      DiagramLayout.sets(of: panel, request.options).map { Part(panel: panel, set: $0) }
    }
    let columns = (canvas.columns - (parts.count - 1) * Self.gap) / parts.count
    let lines: [StyledText]
    switch request.options.arrangement {
    case .stacked: lines = try stacked(parts, common: nil)
    case .oneBaseline where columns >= Self.narrowest: lines = try beside(parts, columns: columns)
    case .oneBaseline:
      // One below the other, they are still of one size.
      let panels = parts.map {
        SymbolPanel($0.panel, set: $0.set, options: request.options, canvas: canvas)
      }
      lines = try stacked(parts, common: SymbolPanel.common(panels))
    }
    let text = lines.reduce(into: "") { $0 += $1.rendered(at: canvas.colorLevel) + "\n" }
    return Array(text.utf8)
  }

  /// A face with one of its sets.
  private struct Part {
    var panel: DiagramPanel
    var set: LineMetricSetName?
  }

  private func beside(_ parts: [Part], columns: Int) throws(DiagramError) -> [StyledText] {
    var room = canvas
    room.columns = columns
    let captions = parts.map { caption(of: $0, columns: columns) }
    let panels = parts.map {
      SymbolPanel($0.panel, set: $0.set, options: request.options, canvas: room)
    }
    return StyledText.beside(captions, columns: columns, gap: Self.gap)
      + (try SymbolPanel.lines(panels, columns: columns, gap: Self.gap))
  }

  private func stacked(
    _ parts: [Part], common: SymbolArrangement.Common?
  ) throws(DiagramError) -> [StyledText] {
    var lines: [StyledText] = []
    for part in parts {
      if !lines.isEmpty { lines.append(StyledText()) }
      lines += caption(of: part, columns: canvas.columns)
      lines += try SymbolPanel(
        part.panel, set: part.set, options: request.options, canvas: canvas
      ).lines(common)
    }
    return lines
  }

  private func caption(of part: Part, columns: Int) -> [StyledText] {
    DiagramLayout.caption(of: part.panel, part.set, request).map {
      [caption($0.name, $0.detail, columns: columns)]
    } ?? []
  }

  private func caption(_ name: String, _ detail: String?, columns: Int) -> StyledText {
    var text = StyledText(name, style: .heading)
    if let detail { text += StyledText("  \(detail)", style: .secondary) }
    let ellipsis = canvas.hasUnicodeSymbols ? TerminalSymbols.unicode : .ascii
    return text.truncated(to: columns, ellipsis: ellipsis.ellipsis)
  }
}
