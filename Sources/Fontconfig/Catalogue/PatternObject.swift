/// What fontconfig calls a property of a pattern.
///
/// Static text, since a `String` would be copied for each of the ten thousand calls of a catalogue.
struct PatternObject {
  private let name: StaticString

  private init(_ name: StaticString) {
    precondition(name.hasPointerRepresentation, "fontconfig's names are longer than a character")
    self.name = name
  }

  /// The name with a closing NUL, for as long as the program runs.
  @unsafe var cString: UnsafePointer<CChar> {
    unsafe UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}

extension PatternObject {
  static let family = PatternObject("family")
  static let familyLanguage = PatternObject("familylang")
  static let style = PatternObject("style")
  static let styleLanguage = PatternObject("stylelang")
  static let fullName = PatternObject("fullname")
  static let fullNameLanguage = PatternObject("fullnamelang")
  static let postScriptName = PatternObject("postscriptname")
  static let file = PatternObject("file")
  static let index = PatternObject("index")
  static let weight = PatternObject("weight")
  static let width = PatternObject("width")
  static let slant = PatternObject("slant")
  static let spacing = PatternObject("spacing")
  static let outline = PatternObject("outline")
  static let color = PatternObject("color")
  static let variable = PatternObject("variable")
  static let format = PatternObject("fontformat")
  static let version = PatternObject("fontversion")
  static let languages = PatternObject("lang")
  static let characters = PatternObject("charset")
}
