internal import FontModel

/// Measures a text and a glyph for the reports of `show`.
struct ShowExtents {
  private let sample: SampleOptions
  /// The size that strikes should be near.
  private let pixelsPerEm: Double
  private let limits: ReadingLimits
  private let drawing: any DrawingService
  private let context: CommandContext

  /// What was found beside the numbers.
  struct Findings {
    var errors: [FontError] = []
    /// Something to say of a text that was measured.
    var notice: DrawingNotice?
  }

  /// Measures what a sample asks for.
  init(
    _ sample: SampleOptions, pixelsPerEm: Double, limits: ReadingLimits,
    drawing: any DrawingService, context: CommandContext
  ) {
    self.sample = sample
    self.pixelsPerEm = pixelsPerEm
    self.limits = limits
    self.drawing = drawing
    self.context = context
  }

  /// Puts the extents into a report; what fails is told and stays nil there.
  func measure(_ report: inout FontReport) -> Findings {
    var findings = Findings()
    let subject = report.facts.summary.displayName
    do {
      report.text = try text(in: report)
      findings.notice = MissingCharacters.message(report.text?.missing ?? []).map {
        DrawingNotice(
          subject: subject, message: $0, advice: "the font’s .notdef is measured in their place")
      }
    } catch {
      findings.errors.append(error)
    }
    do {
      report.glyph = try glyph(in: report)
    } catch {
      findings.errors.append(error)
    }
    return findings
  }

  private func text(in report: FontReport) throws(FontError) -> TextExtents? {
    guard let text = sample.text else { return nil }
    let face = try face(of: report)
    return try context.containing(report.requested, limits) { () throws(FontError) in
      try drawing.extents(
        of: text, in: face, shaping: sample.shaping, strikeNear: pixelsPerEm)
    }
  }

  private func glyph(in report: FontReport) throws(FontError) -> GlyphExtents? {
    guard let glyph = sample.glyph else { return nil }
    let face = try face(of: report)
    let extents = try context.containing(report.requested, limits) { () throws(FontError) in
      try drawing.extents(ofGlyph: glyph, in: face, strikeNear: pixelsPerEm)
    }
    guard let extents else {
      throw FontError(
        .glyphAbsent, subject: report.facts.summary.displayName,
        message: "has no glyph `\(glyph)`",
        advice: "a glyph is named by one character, such as Å, or as the font names it, such as "
          + "Aring")
    }
    return extents
  }

  private func face(of report: FontReport) throws(FontError) -> DrawnFace {
    try DrawnFace(report, limits: limits, standardInput: context.standardInput)
  }
}
