internal import FontModel

/// What the words of a style name say, for fonts whose tables don't. The words and their order
/// are fontconfig's, so that a list and a report of one font agree.
enum StyleWords {
  private static let weights: [(word: String, weight: Double)] = [
    ("thin", 100), ("extralight", 200), ("ultralight", 200), ("demilight", 350),
    ("semilight", 350), ("light", 300), ("book", 380), ("regular", 400), ("normal", 400),
    ("medium", 500), ("demibold", 600), ("demi", 600), ("semibold", 600), ("extrabold", 800),
    ("superbold", 800), ("ultrabold", 800), ("bold", 700), ("ultrablack", 1000),
    ("superblack", 1000), ("extrablack", 1000), ("ultra", 800), ("black", 900), ("heavy", 900),
  ]

  private static let widths: [(word: String, width: Double)] = [
    ("ultracondensed", 50), ("extracondensed", 62.5), ("semicondensed", 87.5),
    ("condensed", 75), ("normal", 100), ("semiexpanded", 112.5), ("extraexpanded", 150),
    ("ultraexpanded", 200), ("expanded", 125), ("extended", 125),
  ]

  private static let slants: [(word: String, slant: Slant)] = [
    ("italic", .italic), ("kursiv", .italic), ("oblique", .oblique),
  ]

  /// The OpenType weight that is the whole of a text; nil where it isn't such a word.
  static func weight(named text: String) -> Double? {
    let name = folded(text)
    return weights.first { name.elementsEqual($0.word.utf8) }?.weight
  }

  /// The OpenType weight that a style speaks of; nil where it speaks of none.
  static func weight(in style: String) -> Double? {
    let name = folded(style)
    return weights.first { entry in
      // Part of too many words to count inside one.
      entry.word == "ultra"
        ? style.lowercased().split { !$0.isLetter }.contains("ultra")
        : contains(name, entry.word)
    }?.weight
  }

  /// The width in percent that is the whole of a text; nil where it isn't such a word.
  static func width(named text: String) -> Double? {
    let name = folded(text)
    return widths.first { name.elementsEqual($0.word.utf8) }?.width
  }

  /// The width in percent that a style speaks of; nil where it speaks of none.
  static func width(in style: String) -> Double? {
    let name = folded(style)
    return widths.first { contains(name, $0.word) }?.width
  }

  /// The slant that a style speaks of; nil where it speaks of none.
  static func slant(in style: String) -> Slant? {
    let name = folded(style)
    return slants.first { contains(name, $0.word) }?.slant
  }

  private static func folded(_ text: String) -> [UInt8] {
    text.utf8.filter { $0 != UInt8(ascii: " ") }.map { byte in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
  }

  private static func contains(_ name: [UInt8], _ word: String) -> Bool {
    let word = Array(word.utf8)
    guard name.count >= word.count else { return false }
    return (0...name.count - word.count).contains { name[$0...].starts(with: word) }
  }
}
