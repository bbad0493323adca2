/// Text as a roff formatter reads it, with nothing in it that means something to roff.
///
/// It is for groff and mandoc alike.
struct RoffText: Equatable {
  /// What is written into the page.
  private(set) var source = ""

  /// Text as it stands, that was typed or is to be typed: its quotes and hyphens stay those of ASCII.
  static func literal(_ text: String) -> RoffText {
    RoffText(source: text.unicodeScalars.map { escaped($0) }.joined())
  }

  static func bold(_ text: String) -> RoffText {
    RoffText(source: "\\fB\(literal(text).source)\\fR")
  }

  static func italic(_ text: String) -> RoffText {
    RoffText(source: "\\fI\(literal(text).source)\\fR")
  }

  /// Running text, in which what stands between backquotes is bold.
  static func prose(_ text: String) -> RoffText {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    // Without its partner a backquote is one.
    guard parts.count % 2 == 1 else { return literal(text) }
    return RoffText(
      source: parts.enumerated().map { index, part in
        index % 2 == 1 ? bold(part).source : literal(part).source
      }
      .joined())
  }

  /// A usage line or the name of a value: capitals stand for something else, the rest is typed.
  static func notation(_ text: String) -> RoffText {
    var result = RoffText()
    var rest = text[...]
    while let first = rest.first {
      let isPlaceholder = first.isUppercase
      let run = rest.prefix { $0.isUppercase == isPlaceholder }
      result += isPlaceholder ? italic(String(run)) : literal(String(run))
      rest = rest[run.endIndex...]
    }
    return result
  }

  static func + (left: RoffText, right: RoffText) -> RoffText {
    RoffText(source: left.source + right.source)
  }

  static func += (left: inout RoffText, right: RoffText) {
    left.source += right.source
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    // A bare hyphen may become a typographic one, which no shell understands.
    case "-": "\\-"
    case "\\": "\\e"
    case "'": "\\(aq"
    case "`": "\\(ga"
    case "\"": "\\(dq"
    case "~": "\\(ti"
    case "^": "\\(ha"
    case _ where scalar.isASCII: String(scalar)
    case _: "\\[u\(hexadecimal(scalar))]"
    }
  }

  /// At least four digits, as groff wants them.
  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
