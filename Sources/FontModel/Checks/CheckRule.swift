/// Something that fonts should observe; how much it counts is said by a profile.
package struct CheckRule: Sendable {
  /// The stable name that people script against, in kebab-case.
  package let id: String
  /// What goes wrong, in a few words without a full stop.
  package let title: String
  /// Why it matters, in a sentence or two.
  package let why: String
  /// The checks of fontbakery that ask the same; empty where it has none.
  package let fontbakery: [String]
  let evaluation: Evaluation

  /// What a rule looks at, and what it has found there.
  enum Evaluation: Sendable {
    /// One face; what is known of its family stands by.
    case face(@Sendable (CheckInput, CheckFamily) -> CheckObservation?)
    /// The faces of a family together.
    case family(@Sendable (CheckFamily) -> [CheckObservation])
    /// All families together.
    case families(@Sendable ([CheckFamily]) -> [CheckObservation])
  }

  init(
    _ id: String, title: String, why: String, fontbakery: [String] = [], _ evaluation: Evaluation
  ) {
    self.id = id
    self.title = title
    self.why = why
    self.fontbakery = fontbakery
    self.evaluation = evaluation
  }
}

extension CheckRule: Hashable {
  package static func == (left: CheckRule, right: CheckRule) -> Bool { left.id == right.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension CheckRule {
  /// Every rule, in the order in which findings of one severity are listed.
  package static let all: [CheckRule] = [
    .tablesMissing, .noLineMetrics,
    .lineMetricsSigns, .winValueWrapped, .lineHeightOverflow,
    .linesDiffer, .familyLinesDiffer, .winClipsInk,
    .typoLineTaller, .lineGapUsed, .winLineDiffers, .inkOutsideLine, .familySpareMetricsDiffer,
    .familyMetricsDiffer, .superfamilyMetricsDiffer, .hheaTypoDiffer, .lineGap, .useTypoMetrics,
    .winBoxExcessive, .lineHeightLow, .lineHeightHigh, .lineHeightGenerous,
    .agraveAboveAscender, .capitalsNotCentred, .cjkMetrics, .cjkLineHeight,
    .microsoftMetrics, .typeNetworkMetrics, .typeNetworkTypoBit,
    .caretSlopeZero, .caretSlopeDiffers, .italicAngleImpossible, .italicAngleHigh,
    .italicAngleStyle, .italicAngleDirection, .underlineThicknessDiffers,
  ]

  /// The rule of an id; nil for an id that no rule has.
  package init?(id: String) {
    guard let rule = Self.all.first(where: { $0.id == id }) else { return nil }
    self = rule
  }
}
