/// Something about a face that its user should know, and what to do about it.
package struct ReportWarning: Hashable, Sendable {
  package var code: WarningCode
  /// What was found, a sentence or two with the numbers.
  package var message: String
  /// What to do about it, a sentence; nil where nothing can be done.
  package var advice: String?

  /// A warning from its parts.
  package init(_ code: WarningCode, _ message: String, advice: String? = nil) {
    self.code = code
    self.message = message
    self.advice = advice
  }
}

extension ReportWarning {
  /// Whether it is about which face was chosen, which a user should know in every format.
  package var isAboutSelection: Bool {
    [.substituted, .duplicateFaces, .variationClamped].contains(code)
  }
}

/// The kinds of warnings; raw values are the stable codes that people script against.
package enum WarningCode: String, CaseIterable, Sendable {
  // Which face it is.
  case substituted
  case duplicateFaces = "duplicate-faces"
  case variationClamped = "variation-clamped"
  // What the format can say.
  case bitmapOnly = "bitmap-only"
  case inkBoxLineMetrics = "ink-box-line-metrics"
  case tablesCut = "tables-cut"
  case os2Missing = "os2-missing"
  case os2Truncated = "os2-truncated"
  case os2UnknownVersion = "os2-unknown-version"
  case hheaVaried = "hhea-varied"
  // Cap height and x-height.
  case capHeightMeasured = "cap-height-measured"
  case capHeightDiffers = "cap-height-differs"
  case capHeightUnverified = "cap-height-unverified"
  case capHeightMissing = "cap-height-missing"
  case xHeightMeasured = "x-height-measured"
  case xHeightDiffers = "x-height-differs"
  case xHeightUnverified = "x-height-unverified"
  case xHeightMissing = "x-height-missing"
  // Line metrics.
  case lineHeightDiffers = "line-height-differs"
  case lineHeightZero = "line-height-zero"
  case lineHeightOverflow = "line-height-overflow"
  case typoMetricsZero = "typo-metrics-zero"
  case hheaZero = "hhea-zero"
  case ascenderNegative = "ascender-negative"
  case descenderPositive = "descender-positive"
  case lineGapNegative = "line-gap-negative"
  case winValueNegative = "win-value-negative"
  // Ink outside the line.
  case clippingRisk = "clipping-risk"
  case overlapRisk = "overlap-risk"
  // Style.
  case italicAngleDiffers = "italic-angle-differs"
  case italicAngleSuspicious = "italic-angle-suspicious"
  case caretSlopeInvalid = "caret-slope-invalid"
  case fixedPitchDiffers = "fixed-pitch-differs"
}
