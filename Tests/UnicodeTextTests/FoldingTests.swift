import Testing
import UnicodeText

struct FoldingTests {
  @Test(
    "folding drops case, diacritics and typographic variants",
    arguments: [
      ("", ""),
      ("DejaVu Sans", "dejavu sans"),
      ("Ångström", "angstrom"),
      ("e\u{301}", "e"),
      ("ＡＢＣ", "abc"),
      ("ﬁne", "fine"),
      ("Straße", "strasse"),
      ("ẞ", "ss"),
      ("İ", "i"),
      ("Σίσυφος", "σισυφοσ"),
      ("\u{212A}", "k"),
      ("No\u{A0}Break", "no break"),
      ("zero\u{200B}width", "zerowidth"),
      // Strokes are no marks to Unicode.
      ("Łódź", "łodz"),
      // The voiced sound mark is one: ga is found as ka.
      ("が", "か"),
      // Vowel signs are marks too; both sides of a comparison lose them.
      ("हिन्दी", "हनद"),
    ])
  func folds(text: String, expected: String) {
    #expect(folded(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test("blanks of every kind go where blanks don't count")
  func blanks() {
    #expect(foldedWithoutBlanks(" Deja\tVu \u{A0}Sáns\u{3000}") == "dejavusans")
    #expect(foldedWithoutBlanks("Deja Vu Sans") == "dejavusans")
    #expect(caseFoldedWithoutBlanks(" Deja\tVu \u{2003}Sans\n") == "dejavusans")
  }

  @Test("a name key keeps diacritics, and doesn't see how they are spelt")
  func nameKey() {
    #expect(caseFoldedWithoutBlanks("Crème Brûlée") == caseFoldedWithoutBlanks("CRÈME brûlée"))
    #expect(caseFoldedWithoutBlanks("Crème") != caseFoldedWithoutBlanks("Creme"))
    #expect(caseFoldedWithoutBlanks("Straße") == caseFoldedWithoutBlanks("STRASSE"))
    #expect(caseFoldedWithoutBlanks("Ａ") != caseFoldedWithoutBlanks("A"))
    let composed = caseFoldedWithoutBlanks("\u{E9}\u{1F80}")
    let decomposed = caseFoldedWithoutBlanks("e\u{301}\u{3B1}\u{313}\u{345}")
    #expect(composed.unicodeScalars.elementsEqual(decomposed.unicodeScalars))
  }

  @Test("folding twice is folding once, for every scalar outside the ideographs")
  func idempotent() {
    let scalars = [0...0x33FF, 0xA000...0xABFF, 0xF900...0x1FFFF].joined()
    let changed = scalars.compactMap { Unicode.Scalar(UInt32($0)) }.filter { scalar in
      let once = folded(String(scalar))
      return folded(once) != once
    }
    #expect(changed == [])
  }

  @Test("the short way for ASCII does what Unicode asks: lower case, nothing else")
  func ascii() {
    for value in UInt8(0)...0x7F {
      let character = String(Unicode.Scalar(value))
      #expect(folded(character) == Unicode.Scalar(value).properties.lowercaseMapping)
      // Behind a letter that isn't ASCII the same character goes the long way.
      #expect(folded("ß" + character) == "ss" + folded(character))
      #expect(foldedWithoutBlanks("ß" + character) == "ss" + foldedWithoutBlanks(character))
      let key = caseFoldedWithoutBlanks("ß" + character)
      #expect(key == "ss" + caseFoldedWithoutBlanks(character))
    }
  }

  // What each composed letter decomposes to is in UnicodeData.txt.
  @Test(
    "canonically equivalent Greek gives one form",
    arguments: [
      ("\u{1F80}", "\u{3B1}\u{313}\u{345}", "α"), ("\u{1FB4}", "\u{3B1}\u{301}\u{345}", "α"),
      ("\u{1FF7}", "\u{3C9}\u{342}\u{345}", "ω"),
    ])
  func iotaSubscript(composed: String, decomposed: String, expected: String) {
    #expect(folded(composed) == expected)
    #expect(folded(decomposed) == expected)
  }

  @Test("text between NUL characters isn't lost")
  func embeddedNul() {
    #expect(folded("É\0È") == "e\0e")
  }
}
