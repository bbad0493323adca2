/// Whose numbers a fallback face has: ours, or those of a tool that does the same.
///
/// The tools take the same formulas from Capsize, but weigh, round and leave out differently, and
/// always start from `hhea`.
package enum CSSDialect: String, CaseIterable, Sendable {
  /// The effective set, averages only of what the font has, four decimals, every descriptor.
  case fontmetrics
  /// `createFontStack` of `@capsizecss/core`.
  case capsize
  /// `generateFontFace` of `fontaine`.
  case fontaine
  /// `next/font/local`.
  case next

  /// The name for people.
  package var name: String {
    switch self {
    case .fontmetrics: "fontmetrics"
    case .capsize: "Capsize"
    case .fontaine: "fontaine"
    case .next: "next/font"
    }
  }

  /// The set that the numbers start from; nil where the font has none.
  package func set(of lines: LineMetrics) -> LineMetricSetName? {
    switch self {
    case .fontmetrics: lines.effective
    case .capsize, .fontaine, .next: lines.hhea == nil ? nil : .hhea
    }
  }

  /// What the fallback face is called after a family.
  ///
  /// Several fallbacks of one family are told apart by their own names.
  func name(fallback: String, of family: String, isOneOfSeveral: Bool) -> String {
    switch self {
    case .fontmetrics, .capsize, .next:
      "\(family) Fallback\(isOneOfSeveral ? ": \(fallback)" : "")"
    case .fontaine: "\(family) fallback\(isOneOfSeveral ? ": \(fallback)" : "")"
    }
  }

  /// A part as CSS has it: a percentage in as many decimals as the tool writes.
  package func percentage(_ part: Double) -> String {
    switch self {
    case .fontmetrics, .capsize, .fontaine: CSSNumber.shortFixed(part * 100, decimals: 4) + "%"
    case .next: CSSNumber.fixed(abs(part * 100), decimals: 2) + "%"
    }
  }
}
