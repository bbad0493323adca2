/// The measures of everything in a picture but the text itself, in pixels.
struct DiagramLook: Hashable {
  /// What all measures are multiplied with: large pictures have larger labels and heavier lines.
  let unit: Double
  private let pixelsPerEm: Double

  /// Measures that go with text of a size.
  init(pixelsPerEm: Double) {
    self.pixelsPerEm = pixelsPerEm
    unit = max(1, pixelsPerEm / 320)
  }

  /// Around everything.
  var margin: Double { (24 * unit).rounded(.up) }
  /// From one bracket to the next; the brackets of ascender, cap height and x-height stand in a
  /// ratio of 5 to 10 to 15, as in the iOS app.
  var bracketStep: Double { (10 * unit).rounded(.up) }
  /// From the last bracket to the tinted box.
  var boxIndent: Double { (12 * unit).rounded(.up) }
  /// From the edge of the box to the text, to the left and right.
  var textPadding: Double { max(12, pixelsPerEm * 0.2).rounded(.up) }
  /// From the edge of the box to the labels.
  var leaderLength: Double { (20 * unit).rounded(.up) }
  /// The part of the way to a label that goes on level, at its beginning.
  var leaderStraight: Double { 8 * unit }
  /// From the end of the leader to the label.
  var labelGap: Double { 6 * unit }
  /// Between names and values, and values and units.
  var columnGap: Double { (22 * unit).rounded(.up) }
  var labelSize: Double { 13 * unit }
  var unitsSize: Double { 12 * unit }
  /// From the middle of a label down to its baseline: half the height of a digit.
  var labelDrop: Double { labelSize * 0.36 }
  /// Between the middles of two labels at least.
  var labelSpacing: Double { 20 * unit }
  /// From the baseline of a caption to what is highest below it.
  var captionGap: Double { (18 * unit).rounded(.up) }
  var captionHeight: Double { (14 * unit).rounded(.up) }
  /// Between panels, across and down.
  var panelGap: Double { (36 * unit).rounded(.up) }
  var lineWidth: Double { 1.25 * unit }
  /// Heavier than the other lines, as in the iOS app.
  var baselineWidth: Double { 1.75 * unit }
  var leaderWidth: Double { unit }
}
