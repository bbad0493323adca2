/// What makes a face look as large as another, and its lines stand as far apart.
package struct FaceFit: Hashable, Sendable {
  /// How much larger the face has to be set for the other's x-height; nil where one has none.
  package var xHeightRatio: ExactRatio?
  /// How much larger the face has to be set for the other's cap height; nil where one has none.
  package var capHeightRatio: ExactRatio?
  /// The other's line height in ems: what `line-height` has to be at the same size; nil where the
  /// other has none.
  package var lineHeight: Double?
  /// The line gap in design units with which the face itself would have that line; nil where one
  /// of the two has no line.
  package var lineGap: Double?

  /// Fits a face to another.
  init(_ face: FontReport, to other: FontReport) {
    xHeightRatio = Self.ratio(.xHeight, face, other)
    capHeightRatio = Self.ratio(.capHeight, face, other)
    lineHeight = other.metrics.lineHeight.ratio(unitsPerEm: other.facts.unitsPerEm)
    if let lineHeight, let em = face.facts.unitsPerEm,
      let ascender = face.metrics.ascender.units, let descender = face.metrics.descender.units
    {
      lineGap = lineHeight * Double(em) - Double((ascender - descender).value)
    }
  }

  /// The `line-height` that keeps the rhythm where the face is set larger by a ratio.
  package func lineHeight(at ratio: ExactRatio?) -> Double? {
    guard let lineHeight, let ratio else { return nil }
    return lineHeight * Double(ratio.denominator) / Double(ratio.numerator)
  }

  private static func ratio(
    _ name: MetricName, _ face: FontReport, _ other: FontReport
  ) -> ExactRatio? {
    guard let height = face.metrics.metric(name).units, let em = face.facts.unitsPerEm,
      let otherHeight = other.metrics.metric(name).units, let otherEm = other.facts.unitsPerEm
    else { return nil }
    return ExactRatio(otherHeight.value, over: otherEm, by: height.value, over: em)
  }
}
