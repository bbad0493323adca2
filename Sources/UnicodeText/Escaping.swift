extension Unicode.Scalar {
  /// Whether text from outside must not bring this to a terminal or into a file as it is.
  ///
  /// These are the scalars that are no text but orders: they move the cursor, end a line, turn the
  /// direction of what follows, or hide it. Every writer asks this one table: the controls, the
  /// line and paragraph separators, and the format characters that reorder or can't be seen.
  ///
  /// Kept as they are:
  /// - ZERO WIDTH NON-JOINER and ZERO WIDTH JOINER, which Persian, Indic scripts and emoji spell
  ///   with, and the variation selectors, which choose the form of a character;
  /// - format characters that are drawn, such as ARABIC NUMBER SIGN, or arrange hieroglyphs;
  /// - unassigned and private use scalars, which at worst show as a box.
  ///
  /// Written out, not asked of a Unicode property, so that the answer doesn't change with the
  /// version of the standard library and costs two comparisons for nearly all text.
  package var needsEscaping: Bool {
    switch value {
    case 0x20...0x7E: false
    case 0x00...0x1F, 0x7F...0x9F: true  // C0, DEL, C1
    case 0xA0...0xFF: value == 0xAD  // SOFT HYPHEN
    case 0x061C: true  // ARABIC LETTER MARK
    case 0x180E: true  // MONGOLIAN VOWEL SEPARATOR
    case 0x200B: true  // ZERO WIDTH SPACE
    case 0x200E...0x200F: true  // LEFT-TO-RIGHT MARK, RIGHT-TO-LEFT MARK
    case 0x2028...0x202E: true  // separators; embeddings and overrides
    case 0x2060...0x206F: true  // WORD JOINER, invisible operators, isolates, deprecated controls
    case 0xFEFF: true  // ZERO WIDTH NO-BREAK SPACE, the byte order mark
    case 0xFFF9...0xFFFB: true  // interlinear annotation
    case 0x1BCA0...0x1BCA3: true  // shorthand format controls
    case 0x1D173...0x1D17A: true  // musical format controls
    case 0xE0000...0xE007F: true  // tags, which spell invisible ASCII
    default: false
    }
  }
}

/// The text with every scalar that needs it written visibly: `\n`, `\t`, `\r`, else `\u001B`.
///
/// Four hexadecimal digits up to U+FFFF, braces beyond it: `\u{E0041}`. What this gives is one line
/// that does no harm. A backslash in the text stays single, so that names and paths read as they
/// are spelt; the form is therefore for reading, and can't be turned back in every case.
package func escaped(_ text: String) -> String {
  if isPrintableASCII(text) || !text.unicodeScalars.contains(where: \.needsEscaping) {
    return text
  }
  var result = ""
  for scalar in text.unicodeScalars {
    if scalar.needsEscaping {
      result += escapeSequence(for: scalar)
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Whether every byte is a visible ASCII character or a space, so that nothing needs a look-up.
func isPrintableASCII(_ text: String) -> Bool {
  let bytes = text.utf8.span
  // Without a way out of the loop many bytes are looked at in one step.
  var isPrintable = true
  for index in bytes.indices {
    isPrintable = isPrintable && bytes[index] &- 0x20 <= 0x5E
  }
  return isPrintable
}

private func escapeSequence(for scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\n": return "\\n"
  case "\t": return "\\t"
  case "\r": return "\\r"
  default:
    let digits = String(scalar.value, radix: 16, uppercase: true)
    if digits.count > 4 { return "\\u{\(digits)}" }
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
