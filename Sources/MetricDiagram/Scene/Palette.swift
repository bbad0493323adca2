internal import FontModel

/// A colour in sRGB, not premultiplied.
package struct SceneColor: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  /// 0 for transparent to 1.
  package var alpha: Double

  /// A colour from 0xRRGGBB.
  package init(_ rgb: UInt32, alpha: Double = 1) {
    red = UInt8(truncatingIfNeeded: rgb >> 16)
    green = UInt8(truncatingIfNeeded: rgb >> 8)
    blue = UInt8(truncatingIfNeeded: rgb)
    self.alpha = alpha
  }

  /// A colour of a font's palette.
  init(_ color: GlyphColor) {
    red = color.red
    green = color.green
    blue = color.blue
    alpha = Double(color.alpha) / 255
  }
}

/// The colours of a theme.
///
/// Whatever is read has at least 4.5 times the contrast of WCAG 2 to the ground; lines and the
/// baseline's light grey have 3.
package enum Palette: Hashable, Sendable {
  case light
  case dark

  /// The colour of a role.
  package func color(_ role: ColorRole) -> SceneColor {
    switch self {
    case .light: Self.lightColor(role)
    case .dark: Self.darkColor(role)
    }
  }

  private static func lightColor(_ role: ColorRole) -> SceneColor {
    switch role {
    case .background: SceneColor(0xFFFFFF)
    case .text: SceneColor(0x1C2024)
    case .ascender: SceneColor(0xD93440)
    case .capHeight: SceneColor(0x8A4BC2)
    case .xHeight: SceneColor(0x2A69E8)
    case .baseline: SceneColor(0x8B8D98)
    case .descender: SceneColor(0x1F8757)
    case .lineGap: SceneColor(0xA05E00)
    case .value: SceneColor(0x1C2024)
    case .secondary: SceneColor(0x6B6E78)
    case .box: SceneColor(0x8B8D98, alpha: 0.07)
    case .band: SceneColor(0xF5A400, alpha: 0.22)
    }
  }

  private static func darkColor(_ role: ColorRole) -> SceneColor {
    switch role {
    case .background: SceneColor(0x16181C)
    case .text: SceneColor(0xEDEEF0)
    case .ascender: SceneColor(0xFF6B70)
    case .capHeight: SceneColor(0xC28BF0)
    case .xHeight: SceneColor(0x70A9FF)
    case .baseline: SceneColor(0x777B84)
    case .descender: SceneColor(0x3FCF8E)
    case .lineGap: SceneColor(0xF0B24A)
    case .value: SceneColor(0xEDEEF0)
    case .secondary: SceneColor(0x9DA1AA)
    case .box: SceneColor(0xB0B4BA, alpha: 0.07)
    case .band: SceneColor(0xF5A400, alpha: 0.2)
    }
  }
}
