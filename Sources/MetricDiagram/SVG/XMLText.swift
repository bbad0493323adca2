internal import UnicodeText

/// Text as it stands in XML; the only place where anything is escaped for it.
enum XMLText {
  /// The text for content and for attributes in double quotes.
  ///
  /// Characters that give orders or that XML 1.0 can't hold are left out: controls, what turns the
  /// direction of the text, noncharacters.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in withoutControls(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// The text without characters that give orders instead of being read, for titles and metadata.
func withoutControls(_ text: String) -> String {
  String(
    String.UnicodeScalarView(
      text.unicodeScalars.filter { scalar in
        !scalar.needsEscaping && !scalar.properties.isNoncharacterCodePoint
      }))
}
