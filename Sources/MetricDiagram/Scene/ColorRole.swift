package import FontModel

/// What a colour stands for; the palette of a theme says which one it is.
package enum ColorRole: String, CaseIterable, Sendable {
  case background
  /// The sample text.
  case text
  case ascender
  case capHeight = "cap-height"
  case xHeight = "x-height"
  case baseline
  case descender
  case lineGap = "line-gap"
  /// Values beside the lines, and captions.
  case value
  /// What may be passed over: design units.
  case secondary
  /// The tint from ascender to descender.
  case box
  /// The tint of the line gap.
  case band
}

extension MetricLine {
  /// The role of the line's colour; its raw value is the class in SVG.
  package var role: ColorRole {
    switch self {
    case .ascender: .ascender
    case .capHeight: .capHeight
    case .xHeight: .xHeight
    case .baseline: .baseline
    case .descender: .descender
    }
  }
}
