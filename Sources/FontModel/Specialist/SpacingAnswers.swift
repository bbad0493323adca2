/// Whether all glyphs have one advance: what the font says in two places, and what it does.
package struct SpacingAnswers: Hashable, Sendable {
  /// `isFixedPitch` of `post`, or of a PostScript font's `FontInfo`; nil where neither is there.
  package var isFixedPitch: Bool?
  /// Where `isFixedPitch` stands.
  package var isFixedPitchSource: MetricSource
  /// Whether PANOSE says "monospaced"; nil where it says nothing of the spacing.
  package var panose: Bool?
  /// The ten PANOSE numbers; nil without `OS/2`.
  package var panoseNumbers: [UInt8]?
  /// What the advances of all characters come to.
  package var measured: Spacing

  init(_ facts: FaceFacts) {
    if let post = facts.tables.post {
      isFixedPitch = post.isFixedPitch
      isFixedPitchSource = .post
    } else if let postScript = facts.postScript, let isFixed = postScript.isFixedPitch {
      isFixedPitch = isFixed
      isFixedPitchSource = postScript.dictionary.source
    } else {
      isFixedPitch = nil
      isFixedPitchSource = .none
    }
    panoseNumbers = facts.tables.os2?.panose
    panose = panoseNumbers.flatMap(Self.isMonospaced)
    measured = facts.summary.spacing
  }

  /// What the fourth number means depends on the family kind, the first one.
  ///
  /// For text (2) and decorative faces (4) it is the proportion, of which 9 is monospaced; for
  /// handwriting (3) and symbols (5) the spacing, of which 3 is. 0 and 1 mean any or no fit.
  private static func isMonospaced(_ numbers: [UInt8]) -> Bool? {
    guard numbers.count == 10, (2...5).contains(numbers[0]), numbers[3] > 1 else { return nil }
    return numbers[3] == (numbers[0] % 2 == 0 ? 9 : 3)
  }
}
