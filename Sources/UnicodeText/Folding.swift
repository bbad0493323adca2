/// The form in which texts are compared when case, diacritics and typographic variants don't count.
///
/// Compatibility decomposition, full case folding, and no combining marks: `Ａ`, `Å` and `a` give
/// `a`; `ﬁ` gives `fi`; `ß` gives `ss`. Canonically equivalent texts give the same form, and
/// folding a second time changes nothing. A letter with a stroke (`ø`, `ł`) isn't a letter and a
/// mark to Unicode, and stays.
///
/// The form is for comparing with another folded text, never for showing: in scripts whose vowels
/// are combining marks (Devanagari, Thai) it loses them. Both sides lose the same, so what matched
/// still matches, and a name is also found by its bare consonants.
package func folded(_ text: String) -> String {
  if let ascii = lowercasedASCII(text, keepingBlanks: true) { return ascii }
  // The marks go first: folding case turns the mark U+0345 into the letter iota where a composed
  // Greek letter hides it, and then two spellings of one text would differ.
  let bare: MappingOptions = [.decompose, .compatibility, .stripMarks, .stripIgnorable]
  return mapped(mapped(text, bare), bare.union(.foldCase))
}

/// The folded form with the blanks dropped too, so that `Deja Vu` equals `DejaVu`.
///
/// A blank is what Unicode calls white space, the no-break and ideographic spaces among it.
package func foldedWithoutBlanks(_ text: String) -> String {
  lowercasedASCII(text, keepingBlanks: false) ?? withoutBlanks(folded(text))
}

/// The key under which a name is looked up: case and blanks don't count, diacritics do.
///
/// Canonically equivalent names have the same key, `Straße` has that of `STRASSE`.
package func caseFoldedWithoutBlanks(_ name: String) -> String {
  lowercasedASCII(name, keepingBlanks: false)
    ?? withoutBlanks(mapped(mapped(name, .decompose), [.decompose, .foldCase]))
}

/// Whether a byte of ASCII is white space, which doesn't count where names are compared.
package func isASCIIBlank(_ byte: UInt8) -> Bool {
  (0x09...0x0D).contains(byte) || byte == 0x20
}

/// A byte of ASCII as a small letter, if it is a letter.
package func lowercasedASCII(_ byte: UInt8) -> UInt8 {
  (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
}

/// All three forms of a text in ASCII are its lower case; nil for any other text.
private func lowercasedASCII(_ text: String, keepingBlanks: Bool) -> String? {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count)
  for byte in text.utf8 {
    guard byte < 0x80 else { return nil }
    if keepingBlanks || !isASCIIBlank(byte) { bytes.append(lowercasedASCII(byte)) }
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func withoutBlanks(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars where !scalar.properties.isWhitespace {
    result.append(scalar)
  }
  return String(result)
}
