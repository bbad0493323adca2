/// The line that browsers of one system give a web font, where it isn't the one of the overrides.
package struct SystemOverrides: Hashable, Sendable {
  /// "Linux", "macOS and iOS" or "Windows".
  package var system: String
  /// The set that its browsers take.
  package var set: LineMetricSetName
  package var overrides: LineOverrides
  /// The line height in ems of the web font.
  package var lineHeight: Double
  /// How much higher lines of the web font are there than the overrides have them, in ems.
  package var difference: Double

  /// The systems whose line differs from a set's, in the order of `TextSystem`.
  static func differing(
    from name: LineMetricSetName, of lines: LineMetrics, unitsPerEm: Int, sizeAdjust: Double
  ) -> [SystemOverrides] {
    guard let set = lines.set(name) else { return [] }
    let gap = max(.zero, set.lineGap ?? .zero)
    let height = set.contentHeight + gap
    return TextSystem.allCases.compactMap { system in
      guard let line = SystemLine(system, lines) else { return nil }
      let lineGap = max(.zero, line.gap)
      if line.ascender == set.ascender, line.descender == set.descender, lineGap == gap {
        return nil
      }
      let lineHeight = line.ascender - line.descender + lineGap
      return SystemOverrides(
        system: system.browsersName, set: line.source,
        overrides: LineOverrides(
          ascender: line.ascender, descender: line.descender, lineGap: lineGap,
          unitsPerEm: unitsPerEm, sizeAdjust: sizeAdjust),
        lineHeight: Double(lineHeight.value) / Double(unitsPerEm),
        difference: Double((lineHeight - height).value) / Double(unitsPerEm))
    }
  }
}

extension TextSystem {
  /// The system as somebody who writes CSS knows it.
  fileprivate var browsersName: String {
    switch self {
    case .apple: "macOS and iOS"
    case .linux: "Linux"
    case .windows: "Windows"
    }
  }
}
