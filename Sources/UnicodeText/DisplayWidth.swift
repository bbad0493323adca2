internal import CUTF8Proc

/// How many cells of a terminal the text takes on one line.
///
/// Wide East Asian characters and emoji take two, combining marks none, characters of ambiguous
/// width one. A sequence that is drawn as one emoji (joined, flag, keycap, skin tone, or asked for
/// by VARIATION SELECTOR-16) takes two. Control characters count as none: text is `escaped` before.
package func displayWidth(of text: String) -> Int {
  if isPrintableASCII(text) { return text.utf8.count }
  return text.reduce(0) { $0 + displayWidth(of: $1) }
}

/// How many cells one user-perceived character takes: none, one, two, or more for a syllable.
package func displayWidth(of character: Character) -> Int {
  let scalars = character.unicodeScalars
  if scalars.count == 1, let only = scalars.first { return displayWidth(of: only) }
  let sum = scalars.reduce(0) { $0 + displayWidth(of: $1) }
  guard let first = scalars.first, first.properties.isEmoji else { return sum }
  return scalars.contains("\u{FE0F}") ? 2 : min(sum, 2)
}

/// How many cells a scalar takes by itself.
///
/// The corresponding C function is `utf8proc_charwidth`. It is corrected where it counts for a
/// scalar alone what joins the one before, and where Unicode has grown since the library's version.
private func displayWidth(of scalar: Unicode.Scalar) -> Int {
  let width = Int(utf8proc_charwidth(Int32(scalar.value)))
  // Nothing below the combining marks needs a correction.
  if width <= 0 || scalar.value < 0x300 { return max(0, width) }
  switch scalar.value {
  // Vowels and finals of a conjoining Hangul syllable, drawn in the two cells of its initial.
  case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
  // Ideographs, whether this version of Unicode has them or not (UAX #11).
  case 0x20000...0x2FFFD, 0x30000...0x3FFFD: return 2
  default: break
  }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .spacingMark, .enclosingMark: return 0
  default: return scalar.properties.isEmojiPresentation ? 2 : width
  }
}
