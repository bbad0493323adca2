/// What is to be said about fields that contradict each other on slant and spacing.
enum StyleWarnings {
  static func warnings(_ facts: FaceFacts, _ metrics: FaceMetrics) -> [ReportWarning] {
    [angle(facts, metrics), caret(facts), suspicious(metrics), fixedPitch(facts)].compactMap(\.self)
  }

  private static func angle(_ facts: FaceFacts, _ metrics: FaceMetrics) -> ReportWarning? {
    guard let hhea = facts.tables.hhea, let declared = metrics.italicAngle,
      let slope = Angle.italicAngle(rise: hhea.caretSlopeRise, run: hhea.caretSlopeRun),
      abs(slope - declared) > 0.1
    else { return nil }
    return ReportWarning(
      .italicAngleDiffers,
      "post says an italic angle of \(NumberText.upToTwoDecimals(declared))°, but hhea's caret slope "
        + "(\(hhea.caretSlopeRise)/\(hhea.caretSlopeRun)) stands for \(NumberText.upToTwoDecimals(slope))°.",
      advice: "Make the caret slope and the angle agree; negative leans right.")
  }

  private static func caret(_ facts: FaceFacts) -> ReportWarning? {
    guard let hhea = facts.tables.hhea, hhea.caretSlopeRise == .zero else { return nil }
    return ReportWarning(
      .caretSlopeInvalid, "hhea's caretSlopeRise is 0, which makes the caret lie flat.",
      advice: "An upright caret has rise 1 and run 0.")
  }

  private static func suspicious(_ metrics: FaceMetrics) -> ReportWarning? {
    guard let angle = metrics.italicAngle, abs(angle) > 30 else { return nil }
    return ReportWarning(
      .italicAngleSuspicious,
      "An italic angle of \(NumberText.upToTwoDecimals(angle))° is beyond any usual slant.",
      advice: "The angle counts degrees, negative to the right.")
  }

  private static func fixedPitch(_ facts: FaceFacts) -> ReportWarning? {
    guard let post = facts.tables.post, facts.summary.isScalable else { return nil }
    let isFixed = facts.summary.spacing.isFixed
    // "Dual" is fixed by one reading and not by the other.
    guard facts.summary.spacing != .dual else { return nil }
    let declarations = [
      ("post", post.isFixedPitch), ("PANOSE", SpacingAnswers(facts).panose),
    ]
    let wrong = declarations.filter { $0.1 != nil && $0.1 != isFixed }.map(\.0)
    guard !wrong.isEmpty else { return nil }
    let claim =
      isFixed
      ? "is not monospaced, but its characters have one advance"
      : "is monospaced, but its advances differ"
    return ReportWarning(
      .fixedPitchDiffers,
      "\(wrong.joined(separator: " and ")) \(wrong.count > 1 ? "say" : "says") that the font "
        + "\(claim).",
      advice: "Trust the advances; correct the declaration.")
  }
}
