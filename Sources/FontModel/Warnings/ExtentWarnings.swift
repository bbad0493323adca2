/// What is to be said about ink that leaves the line.
enum ExtentWarnings {
  static func warnings(_ facts: FaceFacts, _ lines: LineMetrics) -> [ReportWarning] {
    guard facts.summary.isScalable, let bounds = facts.tables.head?.bounds else { return [] }
    return [clipping(bounds, lines), overlap(bounds, lines)].compactMap(\.self)
  }

  private static func clipping(_ bounds: Bounds, _ lines: LineMetrics) -> ReportWarning? {
    guard let win = lines.win else { return nil }
    guard win.ascender < bounds.yMax || win.descender > bounds.yMin else { return nil }
    return ReportWarning(
      .clippingRisk,
      "Windows may cut off ink above usWinAscent (\(win.ascender)) and below usWinDescent "
        + "(\(-win.descender)); by head, glyphs reach \(bounds.yMax) and \(bounds.yMin).",
      advice: "Matters where the tallest glyphs are used: try them, or ask for taller win values.")
  }

  private static func overlap(_ bounds: Bounds, _ lines: LineMetrics) -> ReportWarning? {
    guard let name = lines.effective, name != .win, let set = lines.set(name) else { return nil }
    guard set.ascender < bounds.yMax || set.descender > bounds.yMin else { return nil }
    // Where the win set is the same box, the warning about clipping has said it.
    if let win = lines.win, win.ascender == set.ascender, win.descender == set.descender {
      return nil
    }
    return ReportWarning(
      .overlapRisk,
      "By head, glyphs reach \(bounds.yMax) and \(bounds.yMin), beyond the \(name.rawValue) ascender "
        + "(\(set.ascender)) and descender (\(set.descender)); neighbouring lines may touch.",
      advice: "Matters where the tallest glyphs are used: leave more room between lines.")
  }
}
