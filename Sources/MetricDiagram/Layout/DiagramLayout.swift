internal import FontModel

/// Lays panels out one below the other or on one baseline, the sets of one face side by side.
package struct DiagramLayout {
  private let request: DiagramRequest
  /// What stands side by side: the sets of a face, or of all faces.
  private let grid: [[PanelLayout]]
  private let look: DiagramLook

  /// Measures everything.
  package init(_ request: DiagramRequest) {
    self.request = request
    look = DiagramLook(pixelsPerEm: request.options.pixelsPerEm)
    let faces = request.panels.map { panel in
      Self.sets(of: panel, request.options).map { set in
        PanelLayout(
          panel, set: set, options: request.options, font: request.labelFont,
          caption: Self.caption(of: panel, set, request))
      }
    }
    grid =
      switch request.options.arrangement {
      case .stacked: faces
      case .oneBaseline: [Array(faces.joined())]
      }
  }

  /// The picture.
  ///
  /// - Parameter scale: How many pixels will be drawn for one of the scene.
  /// - Returns: A scene in pixels before the scale.
  /// - Throws: `canvasTooLarge` where a side would have more pixels than `Scene.sizeLimit`.
  package func scene(scale: Double = 1) throws(DiagramError) -> Scene {
    var panels: [ScenePanel] = []
    var bottom = 0.0
    var right = 0.0
    for (index, row) in grid.enumerated() {
      let top = row.map(\.top).min() ?? 0
      // A whole pixel, so that the baseline is sharp; all else lies where the numbers say.
      let baseline = (bottom + (index == 0 ? look.margin : look.panelGap) - top).rounded(.up)
      var left = look.margin
      let caption = captionBaseline(of: row)
      for layout in row {
        guard baseline.isFinite, left.isFinite, layout.width.isFinite,
          left + layout.width <= Scene.sizeLimit / scale, baseline <= Scene.sizeLimit / scale
        else {
          throw .canvasTooLarge(width: (left + layout.width) * scale, height: baseline * scale)
        }
        panels.append(
          ScenePanel(
            name: layout.panel.report.facts.summary.displayName, set: layout.set,
            elements: layout.elements(left: left, baseline: baseline, caption: caption)))
        right = max(right, left + layout.width)
        left += layout.width + look.panelGap
      }
      bottom = baseline + (row.map(\.bottom).max() ?? 0)
    }
    return try scene(panels, right: right, bottom: bottom, scale: scale)
  }

  /// Where captions side by side stand, down from the baseline; nil for each right above its panel.
  private func captionBaseline(of row: [PanelLayout]) -> Double? {
    switch request.options.arrangement {
    case .stacked: nil
    case .oneBaseline: row.map(\.captionBaseline).min()
    }
  }

  private func scene(
    _ panels: [ScenePanel], right: Double, bottom: Double, scale: Double
  ) throws(DiagramError) -> Scene {
    let width = (right + look.margin).rounded(.up)
    let height = (bottom + look.margin).rounded(.up)
    // Written so that what is not a number is too large as well.
    guard width * scale <= Scene.sizeLimit, height * scale <= Scene.sizeLimit else {
      throw .canvasTooLarge(width: width * scale, height: height * scale)
    }
    return Scene(
      width: Int(width), height: Int(height), title: title, theme: request.options.theme,
      hasBackground: request.options.hasBackground, labelFamily: request.labelFont.family,
      panels: panels)
  }

  /// What the picture shows: the text and the faces.
  private var title: String {
    let faces = request.panels.map(\.report.facts.summary.displayName).joined(separator: ", ")
    let sample = request.panels[0].sample.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "“\(sample)” in \(faces) with metric lines"
  }

  static func sets(
    of panel: DiagramPanel, _ options: DiagramOptions
  ) -> [LineMetricSetName?] {
    switch options.sets {
    case .effective: return [nil]
    case .named(let name): return [name]
    case .all:
      let names = LineMetricSetName.allCases.filter { panel.report.lineMetrics.set($0) != nil }
      return names.isEmpty ? [nil] : names
    }
  }

  /// The caption of a panel; nil where one panel stands alone.
  static func caption(
    of panel: DiagramPanel, _ set: LineMetricSetName?, _ request: DiagramRequest
  ) -> (name: String, detail: String?)? {
    guard request.options.showsLabels else { return nil }
    let name = panel.report.facts.summary.displayName
    guard let set else { return request.panels.count > 1 ? (name, nil) : nil }
    let isEffective = panel.report.lineMetrics.effective == set
    let detail = isEffective ? "\(set.rawValue), FreeType’s choice" : set.rawValue
    return (name, detail)
  }
}
