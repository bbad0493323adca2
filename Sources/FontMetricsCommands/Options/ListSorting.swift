internal import FontModel

/// The order of families and, within them, of faces.
enum ListSorting: String, CaseIterable, Sendable {
  /// By name without regard to case; faces by width, weight and slant.
  case family
  case weight
  case file
  /// By x-height as a part of the em, the smallest first; faces without one last.
  case xHeight = "x-height"
  /// By line height as a part of the em, the smallest first; faces without one last.
  case lineHeight = "line-height"

  /// Whether fonts have to be opened for it.
  var needsMetrics: Bool {
    switch self {
    case .family, .weight, .file: false
    case .xHeight, .lineHeight: true
    }
  }

  /// The families in this order, by their first face; equal ones keep the order they had.
  func sorted(_ families: [FontFamily]) -> [FontFamily] {
    switch self {
    case .family: families
    case .weight: sorted(families) { $0.summary.weight }
    case .file: sorted(families) { $0.summary.file }
    case .xHeight: sorted(families) { Self.ratio($0, .xHeight) }
    case .lineHeight: sorted(families) { Self.ratio($0, .lineHeight) }
    }
  }

  private func sorted<Key: Comparable>(
    _ families: [FontFamily], by key: (ListedFace) -> Key
  ) -> [FontFamily] {
    var families = families
    for index in families.indices {
      families[index].faces = Self.stablySorted(families[index].faces, by: key)
    }
    return Self.stablySorted(families.filter { !$0.faces.isEmpty }) { family in
      key(family.faces[0])
    }
  }

  private static func stablySorted<Element, Key: Comparable>(
    _ elements: [Element], by key: (Element) -> Key
  ) -> [Element] {
    let keys = elements.map(key)
    let order = elements.indices.sorted { one, other in
      keys[one] == keys[other] ? one < other : keys[one] < keys[other]
    }
    return order.map { elements[$0] }
  }

  private static func ratio(_ face: ListedFace, _ name: MetricName) -> Double {
    guard let report = face.report else { return .infinity }
    return report.metrics.metric(name).ratio(unitsPerEm: report.facts.unitsPerEm) ?? .infinity
  }
}
