/// What advice about line metrics aims at beyond lines of one height; a profile says it.
struct LineTarget: Hashable, Sendable {
  /// The least height of a line as a part of the em.
  var minimumRatio: Double?
  /// Whether `À` has to stay below the ascender.
  var coversAgrave = false
  /// Whether the win box may not reach beyond twice the ink.
  var limitsWinBox = false
  /// Whether fonts for Chinese, Japanese and Korean follow the scheme of Noto CJK.
  var usesCJKScheme = false
}
