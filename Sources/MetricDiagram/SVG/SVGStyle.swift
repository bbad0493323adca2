internal import FontModel

/// The style sheet of a picture: one rule a class, so that whoever embeds it can restyle it.
struct SVGStyle {
  let theme: DiagramTheme
  let labelFamily: String?

  /// The rules of the theme; with `auto` those of the dark one follow under a media query.
  var rules: [String] {
    var rules = [
      "text{font-family:\(family);font-variant-numeric:tabular-nums}",
      "line,.bracket,.leader{fill:none}",
    ]
    switch theme {
    case .light: rules += colors(.light)
    case .dark: rules += colors(.dark)
    case .auto:
      rules += colors(.light)
      rules += ["@media (prefers-color-scheme:dark){"] + colors(.dark) + ["}"]
    }
    return rules
  }

  private func colors(_ palette: Palette) -> [String] {
    ColorRole.allCases.map { role in
      let color = palette.color(role)
      return switch role {
      case .background, .box, .band, .text, .value, .secondary:
        ".\(role.rawValue){\(Self.fill(color))}"
      case .ascender, .capHeight, .xHeight, .baseline, .descender, .lineGap:
        ".\(role.rawValue){stroke:\(Self.hex(color))}"
          + "text.\(role.rawValue){fill:\(Self.hex(color));stroke:none}"
      }
    }
  }

  /// The label font in CSS; the name is from a font, so it is quoted and its quotes are escaped.
  private var family: String {
    guard let labelFamily else { return "sans-serif" }
    // Scalars and not characters: with an accent behind it a quotation mark is another character,
    // but ends the string all the same.
    var name = String.UnicodeScalarView()
    for scalar in withoutControls(labelFamily).unicodeScalars {
      switch scalar {
      case "\\", "'": name += ["\\", scalar]
      // A style sheet's text ends at the first of these, whatever quotes say.
      case "<", ">", "&": break
      default: name.append(scalar)
      }
    }
    return "'\(String(name))',sans-serif"
  }

  static func hex(_ color: SceneColor) -> String {
    "#" + hexByte(color.red) + hexByte(color.green) + hexByte(color.blue)
  }

  private static func fill(_ color: SceneColor) -> String {
    let opacity = color.alpha < 1 ? ";fill-opacity:\(SVGNumber.text(color.alpha))" : ""
    return "fill:\(hex(color))\(opacity)"
  }

  private static func hexByte(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.count < 2 ? "0" + digits : digits
  }
}
