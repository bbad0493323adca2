/// A colour of text, in sRGB; what a terminal makes of it depends on the `ColorLevel`.
///
/// The colours named here can be read on black and on white: each has at least three times the
/// contrast of WCAG 2 to both, also as the nearest colour of the palette of 256.
package struct TerminalColor: Hashable, Sendable {
  /// The sRGB sample, 0 to 255.
  package let red: UInt8
  /// The sRGB sample, 0 to 255.
  package let green: UInt8
  /// The sRGB sample, 0 to 255.
  package let blue: UInt8

  /// Takes sRGB samples.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// For errors.
  package static let red = TerminalColor(red: 215, green: 50, blue: 50)
  /// For warnings: a yellow dark enough for white.
  package static let amber = TerminalColor(red: 165, green: 105, blue: 0)
  /// For what is well.
  package static let green = TerminalColor(red: 30, green: 135, blue: 50)
  /// Lighter than a pure blue, which black swallows.
  package static let blue = TerminalColor(red: 40, green: 115, blue: 225)
  /// Between blue and magenta.
  package static let purple = TerminalColor(red: 160, green: 80, blue: 210)
  /// As far from black as from white, for what may be passed over.
  package static let gray = TerminalColor(red: 120, green: 120, blue: 120)
}

extension TerminalColor {
  /// The nearest of xterm's colours 16 to 255: a cube of six levels a channel, and 24 greys.
  ///
  /// Those below 16 aren't asked, since every theme defines them as it likes.
  var index256: Int {
    let levels = [0, 95, 135, 175, 215, 255]
    let samples = [Int(red), Int(green), Int(blue)]
    func distance(_ candidate: [Int]) -> Int {
      zip(samples, candidate).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let steps = samples.map { sample in
      levels.indices.min { abs(levels[$0] - sample) < abs(levels[$1] - sample) } ?? 0
    }
    let mean = samples.reduce(0, +) / 3
    let gray = min(max((mean - 3) / 10, 0), 23)
    let grayLevel = 8 + 10 * gray
    if distance([grayLevel, grayLevel, grayLevel]) < distance(steps.map { levels[$0] }) {
      return 232 + gray
    }
    return 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }

  /// The SGR parameter of the one of sixteen colours with the nearest hue; bright black for greys.
  ///
  /// Black and white are never chosen: on one of the two backgrounds they would vanish, whatever
  /// the colour's lightness. How light the six hues are is the theme's affair.
  var sgr16: Int {
    let (r, g, b) = (Int(red), Int(green), Int(blue))
    let highest = max(r, g, b)
    let chroma = highest - min(r, g, b)
    // A quarter of full saturation or less is grey to the eye beside the six.
    guard chroma * 4 > highest else { return 90 }
    // Sixths of the circle in units of chroma, red at 0, yellow at 1, green at 2 …
    let hue =
      if highest == r {
        g - b
      } else if highest == g {
        2 * chroma + b - r
      } else {
        4 * chroma + r - g
      }
    let sixth = ((2 * hue + 13 * chroma) / (2 * chroma)) % 6
    return [31, 33, 32, 36, 34, 35][sixth]
  }
}
