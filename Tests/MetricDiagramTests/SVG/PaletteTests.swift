import Foundation
import MetricDiagram
import Testing

/// Colours can be told from the ground.
struct PaletteTests {
  @Test("what is read has a contrast of 4.5, lines one of 3", arguments: [Palette.light, .dark])
  func contrast(palette: Palette) {
    let ground = luminance(palette.color(.background))
    for role in ColorRole.allCases {
      let needed: Double
      switch role {
      case .background, .box, .band: continue
      case .baseline: needed = 3
      case .text, .ascender, .capHeight, .xHeight, .descender, .lineGap, .value, .secondary:
        needed = 4.5
      }
      let own = luminance(palette.color(role))
      let contrast = (max(own, ground) + 0.05) / (min(own, ground) + 0.05)
      #expect(contrast >= needed, "\(role) in \(palette): \(contrast)")
    }
  }

  /// The relative luminance of WCAG 2.
  private func luminance(_ color: SceneColor) -> Double {
    let weights = [0.2126, 0.7152, 0.0722]
    let samples = [color.red, color.green, color.blue].map { Double($0) / 255 }
    return zip(weights, samples).reduce(0) { sum, pair in
      let linear =
        pair.1 <= 0.04045 ? pair.1 / 12.92 : pow((pair.1 + 0.055) / 1.055, 2.4)
      return sum + pair.0 * linear
    }
  }
}
