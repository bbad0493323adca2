import FontModel
import FreeType
import TestSupport
import Testing

struct NameTableTests {
  private func summary(_ names: [SFNTName]) throws -> FaceSummary {
    var font = SFNTBuilder()
    font.names = names
    return try read(font.build()).summary
  }

  private func unicode(_ id: UInt16, _ text: String) -> SFNTName {
    var name = SFNTName.windows(id, text)
    name.platform = 0
    name.encoding = 3
    name.language = 0
    return name
  }

  @Test("The widest notion of a family or style comes first, Windows before the others")
  func preference() throws {
    let names: [SFNTName] = [
      .macRoman(1, "Mac"), unicode(1, "Unicode"), .windows(1, "Basic"),
      .windows(16, "Typographic"), .windows(21, "WWS"),
      .macRoman(22, "Mac WWS"), .windows(2, "Regular"), .windows(17, "Light"),
    ]
    #expect(try summary(names).family == "WWS")
    #expect(try summary(names.filter { $0.nameID != 21 }).family == "Typographic")
    #expect(try summary(names.filter { $0.nameID == 1 }).family == "Basic")
    #expect(try summary(names.filter { $0.platform != 3 }).family == "Unicode")
    #expect(try summary(names.filter { $0.platform == 1 }).family == "Mac")
    #expect(try summary(names).style == "Light")
    #expect(try summary(names.filter { $0.platform == 1 }).style == "Mac WWS")
  }

  @Test("English comes before other languages, and any English before none")
  func languages() throws {
    let japanese = SFNTName.windows(1, "ゴシック", language: 0x411)
    let german = SFNTName.windows(1, "Deutsch", language: 0x407)
    let british = SFNTName.windows(1, "British", language: 0x809)
    let american = SFNTName.windows(1, "American")
    #expect(try summary([japanese, german, british, american]).family == "American")
    #expect(try summary([japanese, german, british]).family == "British")
    #expect(try summary([japanese, german]).family == "Deutsch")
    #expect(try summary([japanese]).family == "ゴシック")
    #expect(try read(.ipaGothic).summary.family == "IPAGothic")
  }

  @Test("The bytes of Mac Roman are the characters that Python has for them")
  func macRoman() throws {
    // A blank at an end would be trimmed, and a NUL ends a name.
    let bytes = (1...255).map { UInt8($0) }
    let name = SFNTName(platform: 1, encoding: 0, language: 0, nameID: 1, bytes: bytes)
    let expected: String = try python(
      "import json; print(json.dumps(bytes(range(1, 256)).decode('mac_roman')))")
    #expect(try summary([name]).family == expected)
  }

  @Test("Mac encodings other than Roman are passed over")
  func otherMacEncodings() throws {
    let japanese = SFNTName(
      platform: 1, encoding: 1, language: 11, nameID: 1, bytes: [0x83, 0x53, 0x83, 0x56])
    #expect(try summary([japanese, .windows(2, "Bold")]).family != "ÉSÉV")
  }

  @Test("Characters outside the first plane and lone surrogates are read as UTF-16")
  func utf16() throws {
    let pair = SFNTName.windows(1, "Emoji 🅰")
    #expect(try summary([pair]).family == "Emoji 🅰")
    let lone = SFNTName(
      platform: 3, encoding: 1, language: 0x409, nameID: 1, bytes: [0, 0x41, 0xD8, 0x00, 0, 0x42])
    #expect(try summary([lone]).family == "A\u{FFFD}B")
    let odd = SFNTName(
      platform: 3, encoding: 1, language: 0x409, nameID: 1, bytes: [0, 0x41, 0, 0x42, 0])
    #expect(try summary([odd]).family == "AB")
  }

  @Test("A name ends at NUL, without the blanks around it")
  func trimming() throws {
    #expect(try summary([.windows(1, "  Padded \0\0\0")]).family == "Padded")
    #expect(try summary([.windows(1, "One\0Two")]).family == "One")
  }

  @Test("A blank name counts as none", arguments: ["", "   ", "\0\0", "\0X"])
  func blank(text: String) throws {
    let names: [SFNTName] = [.windows(16, text), .windows(1, "Basic"), .windows(6, text)]
    #expect(try summary(names).family == "Basic")
    #expect(try summary(names).postScriptName == nil)
  }

  @Test("Control characters come through as they are, for the output to escape")
  func controlCharacters() throws {
    let evil = "Evil\u{1B}[31m\u{7}\n\u{9B}\u{202E}"
    #expect(
      try summary([.windows(1, evil), .windows(2, "A\u{1B}B"), .windows(6, "Evil\u{1B}")])
        == FaceSummary(
          family: evil, style: "A\u{1B}B", fullName: "\(evil) A\u{1B}B",
          postScriptName: "Evil\u{1B}", weight: 400, width: 100, slant: .upright,
          spacing: .proportional, isVariable: false, hasColor: false, isScalable: true,
          format: "TrueType", file: .standardInput, index: 0, instance: nil))
  }

  @Test("A record outside the table is passed over")
  func damagedTable() throws {
    var font = SFNTBuilder()
    var table = BigEndianWriter()
    table.write([0, 2, 30, 3, 1, 0x409, 1, 4, 0xFFF0, 3, 1, 0x409, 1, 4, 0] as [UInt16])
    table.write([0x41, 0x42] as [UInt16])
    font.replacedTables = ["name": table.bytes]
    #expect(try read(font.build()).summary.family == "AB")
  }

  @Test("Without names the family is the file's name and the style regular")
  func fileName() throws {
    let folder = try TemporaryFolder()
    var font = SFNTBuilder()
    font.removedTables = ["name"]
    let path = try folder.write(font.build(), to: "Some Font.v2.ttf")
    let facts = try Library().facts(
      of: FontFile(path: FilePath(path), subject: path), index: 0)
    #expect(facts.summary.family == "Some Font.v2")
    #expect(facts.summary.style == "Regular")
    #expect(facts.summary.fullName == "Some Font.v2 Regular")
    #expect(facts.summary.postScriptName == nil)
    #expect(facts.version == nil)
  }

  @Test(
    "The version is the number in the version string",
    arguments: [
      ("Version 2.37", "2.37"), ("Version 2.138; ttfautohint", "2.138"), ("2.5", "2.5"),
      ("version  1.000;PS 1.0;hotconv", "1.000"), ("Release 7", "Release 7"),
    ])
  func version(text: String, number: String) throws {
    var font = SFNTBuilder()
    font.names = [.windows(5, text)]
    #expect(try read(font.build()).version == number)
  }

  @Test("A version string without a number gives no version", arguments: ["Version ", "; x"])
  func noVersion(text: String) throws {
    var font = SFNTBuilder()
    font.names = [.windows(5, text)]
    #expect(try read(font.build()).version == nil)
  }
}
