internal import FontModel

/// What one label beside a line says.
struct LabelEntry: Hashable {
  /// The height of what the label is for, down from the first baseline.
  var wanted: Double
  /// The colour of the line and of the way to the label.
  var role: ColorRole
  var name: String
  /// The name where there is little room.
  var shortName: String
  var length: PanelLength
}

/// The labels at the right of a panel, in three columns: name, value, design units.
struct LabelColumn {
  private struct Row {
    var entry: LabelEntry
    /// The middle of the label, down from the first baseline.
    var place: Double
    var cells: [SceneLabel]
  }

  private let look: DiagramLook
  private var rows: [Row] = []
  private var widths: [Double] = [0, 0, 0]

  /// Sets the labels and moves them apart.
  init(_ entries: [LabelEntry], look: DiagramLook, font: LabelFont) {
    self.look = look
    // Sorting keeps the order of equals, so that lines at one height have theirs from the model.
    let sorted = entries.enumerated().sorted { one, other in
      (one.element.wanted, one.offset) < (other.element.wanted, other.offset)
    }.map(\.element)
    let places = LabelPlacement.places(
      wanted: sorted.map(\.wanted), spacing: look.labelSpacing)
    rows = zip(sorted, places).map { entry, place in
      Row(entry: entry, place: place, cells: Self.cells(of: entry, look: look, font: font))
    }
    for row in rows {
      for (index, cell) in row.cells.enumerated() {
        widths[index] = max(widths[index], cell.width.rounded(.up))
      }
    }
  }

  /// From the edge of the box to the right end of the labels.
  var width: Double {
    look.leaderLength + look.labelGap + widths.reduce(0, +) + 2 * look.columnGap
  }

  /// The upper end of the labels, down from the first baseline.
  var top: Double { (rows.first?.place ?? 0) - look.labelSpacing / 2 }
  /// The lower end of the labels, down from the first baseline.
  var bottom: Double { (rows.last?.place ?? 0) + look.labelSpacing / 2 }

  /// The labels and the ways to them, from the edge of the box at `x`.
  func elements(x: Double, baseline: Double) -> [SceneElement] {
    rows.flatMap { row in [leader(of: row, x: x, baseline: baseline)] }
      + rows.flatMap { row in labels(of: row, x: x, baseline: baseline) }
  }

  private func leader(of row: Row, x: Double, baseline: Double) -> SceneElement {
    let (from, to) = (baseline + row.entry.wanted, baseline + row.place)
    var points = [Point(x: x, y: from)]
    if row.place != row.entry.wanted {
      points.append(Point(x: x + look.leaderStraight, y: from))
    }
    points.append(Point(x: x + look.leaderLength, y: to))
    return .stroke(
      SceneStroke(kind: .leader, role: row.entry.role, points: points, width: look.leaderWidth))
  }

  private func labels(of row: Row, x: Double, baseline: Double) -> [SceneElement] {
    let names = x + look.leaderLength + look.labelGap
    let values = names + widths[0] + look.columnGap + widths[1]
    let places = [names, values, values + look.columnGap + widths[2]]
    return zip(row.cells, places).map { cell, place in
      var cell = cell
      cell.position = Point(x: place, y: baseline + row.place + look.labelDrop)
      return .label(cell)
    }
  }

  private static func cells(
    of entry: LabelEntry, look: DiagramLook, font: LabelFont
  ) -> [SceneLabel] {
    let value = NumberText.threeDecimals(entry.length.labelled)
    return [
      SceneLabel(
        entry.name, .name, entry.role == .baseline ? .secondary : entry.role, weight: .bold,
        size: look.labelSize, anchor: .left, font: font),
      SceneLabel(
        value, .value, .value, weight: .regular, size: look.labelSize, anchor: .right, font: font),
      SceneLabel(
        entry.length.amountText, .units, .secondary, weight: .regular, size: look.unitsSize,
        anchor: .right, font: font),
    ]
  }
}

extension SceneLabel {
  /// A label set in the label font, still without a place.
  init(
    _ text: String, _ kind: Kind, _ role: ColorRole, weight: LabelWeight, size: Double,
    anchor: Anchor, font: LabelFont
  ) {
    let (shaped, width) = font.label(text, weight: weight, size: size)
    self.init(
      text: text, kind: kind, role: role, weight: weight, size: size, anchor: anchor,
      position: Point(x: 0, y: 0), shaped: shaped, width: width)
  }
}
