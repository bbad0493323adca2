import TestSupport
import Testing

/// fontTools, which shares no code with the builder, reads what the builder writes.
struct SFNTBuilderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Opens the font with all checksums checked as `font`, decodes every table, and runs a script
  /// that prints JSON.
  private func fontTools<Answer: Decodable>(_ bytes: [UInt8], _ script: String) throws -> Answer {
    let opening = """
      import json, sys
      from fontTools.ttLib import TTFont
      font = TTFont(sys.argv[1], checkChecksums=2, lazy=False)
      for tag in font.keys():
        font[tag]

      """
    return try python(opening + script, folder.write(bytes, to: "font.ttf"))
  }

  @Test("The font to start with is sound and has the tables that a TrueType font needs")
  func defaultTables() throws {
    let tags: [String] = try fontTools(
      SFNTBuilder().build(), "print(json.dumps(sorted(font.reader.keys())))")
    #expect(
      tags == ["OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post"])
  }

  @Test("The sum over the whole file is what the specification wants")
  func fileChecksum() throws {
    let sum: UInt32 = try python(
      """
      import struct, sys
      data = open(sys.argv[1], 'rb').read()
      print(sum(struct.unpack('>%dL' % (len(data) // 4), data)) & 0xffffffff)
      """, folder.write(SFNTBuilder().build(), to: "font.ttf"))
    #expect(sum == 0xB1B0_AFBA)
  }

  @Test("Every field is written where fontTools reads it")
  func fields() throws {
    // Version, counts and formats decide how the rest is read, so they stay as they are.
    let fixed: Set<SFNTField> = [
      .fontRevision, .checkSumAdjustment, .magicNumber, .indexToLocFormat, .numberOfHMetrics,
      .numGlyphs, .os2Version, .postVersion, .italicAngle, .achVendID,
    ]
    let fields = SFNTField.allCases.filter { !fixed.contains($0) }
    var font = SFNTBuilder()
    font[.os2Version] = 5
    var expected: [String: Int] = [:]
    for (index, field) in fields.enumerated() {
      let value = 101 + index
      font[field] = value
      expected["\(field)"] = value
    }
    // fontTools gives optical sizes in points, which are twentieths in the file.
    font[.usLowerOpticalPointSize] = 20 * 7
    expected["usLowerOpticalPointSize"] = 7
    font[.usUpperOpticalPointSize] = 20 * 9
    expected["usUpperOpticalPointSize"] = 9
    let read: [String: Int] = try fontTools(
      font.build(),
      """
      renamed = {'headFlags': 'flags', 'hheaAscender': 'ascent', 'hheaDescender': 'descent',
                 'hheaLineGap': 'lineGap'}
      values = {}
      for field in '\(fields.map { "\($0)" }.joined(separator: " "))'.split():
        name = renamed.get(field, field)
        if name.startswith('panose'):
          values[field] = getattr(font['OS/2'].panose, 'b' + name[6:])
          continue
        for tag in ['head', 'hhea', 'OS/2', 'post']:
          if hasattr(font[tag], name) and not callable(getattr(font[tag], name)):
            values[field] = getattr(font[tag], name)
      print(json.dumps(values))
      """)
    #expect(read == expected)
  }

  @Test("Fields of four bytes and of two unlike signs read as fontTools reads them")
  func wideFields() throws {
    struct Answer: Decodable, Equatable {
      var revision: Double
      var angle: Double
      var vendor: String
      var descent: Int
      var winAscent: Int
    }
    var font = SFNTBuilder()
    font[.fontRevision] = 0x0002_8000
    font[.italicAngle] = -12 << 16
    font[.achVendID] = 0x41_42_43_44
    font[.hheaDescender] = -300
    font[.usWinAscent] = 40000
    let answer: Answer = try fontTools(
      font.build(),
      """
      print(json.dumps({'revision': font['head'].fontRevision, 'angle': font['post'].italicAngle,
        'vendor': font['OS/2'].achVendID, 'descent': font['hhea'].descent,
        'winAscent': font['OS/2'].usWinAscent}))
      """)
    #expect(
      answer
        == Answer(revision: 2.5, angle: -12, vendor: "ABCD", descent: -300, winAscent: 40000))
    #expect(font[.hheaDescender] == -300)
    #expect(font[.usWinAscent] == 40000)
  }

  @Test(
    "OS/2 is as long as its version says",
    arguments: [(0, 78), (1, 86), (2, 96), (3, 96), (4, 96), (5, 100)])
  func os2Length(version: Int, length: Int) throws {
    var font = SFNTBuilder()
    font[.os2Version] = version
    let read: [Int] = try fontTools(
      font.build(), "print(json.dumps([font['OS/2'].version, font.reader.tables['OS/2'].length]))")
    #expect(read == [version, length])
  }

  @Test("OS/2 can be cut short, and what is cut off reads as absent")
  func os2Cut() throws {
    var font = SFNTBuilder()
    font.os2Length = 70
    let table = try SFNTFile(parsing: font.build()).tables["OS/2"]
    #expect(table?.count == 70)
    #expect(font[.sTypoAscender] == 800)
    #expect(font[.sTypoDescender] == nil)
  }

  @Test("Outlines keep their points, on the curve and off it, and give the boxes and advances")
  func outlines() throws {
    struct Answer: Decodable {
      var points: [[Int]]
      var onCurve: [Int]
      var ends: [Int]
      var box: [Int]
      var metrics: [Int]
      var fontBox: [Int]
    }
    var font = SFNTBuilder()
    font.glyphs.append(
      SFNTGlyph(
        "o", characters: [0x6F], advance: 1200,
        contours: [
          [
            .init(0, 250), .init(0, 510, isOnCurve: false), .init(250, 510),
            .init(500, 250, isOnCurve: false),
          ],
          [.init(-20, -10), .init(300, -10), .init(300, 1000)],
        ]))
    let answer: Answer = try fontTools(
      font.build(),
      """
      o = font['glyf']['o']
      head = font['head']
      print(json.dumps({'points': list(map(list, o.coordinates)), 'onCurve': list(o.flags),
        'ends': o.endPtsOfContours, 'box': [o.xMin, o.yMin, o.xMax, o.yMax],
        'metrics': list(font['hmtx']['o']) + [font['hhea'].advanceWidthMax],
        'fontBox': [head.xMin, head.yMin, head.xMax, head.yMax]}))
      """)
    #expect(
      answer.points
        == [[0, 250], [0, 510], [250, 510], [500, 250], [-20, -10], [300, -10], [300, 1000]])
    #expect(answer.onCurve == [1, 0, 1, 0, 1, 1, 1])
    #expect(answer.ends == [3, 6])
    #expect(answer.box == [-20, -10, 500, 1000])
    #expect(answer.metrics == [1200, -20, 1200])
    #expect(answer.fontBox == [-20, -200, 500, 1000])
  }

  @Test("Each character map has its platform, its encoding and its codes")
  func characterMaps() throws {
    var font = SFNTBuilder()
    font.characterMaps = [.windowsFull, .windowsUnicode, .windowsSymbol, .macRoman]
    let maps: [String: [String: String]] = try fontTools(
      font.build(),
      """
      print(json.dumps({'%d/%d' % (map.platformID, map.platEncID):
        {'%X' % code: name for code, name in map.cmap.items() if name != '.notdef'}
        for map in font['cmap'].tables}))
      """)
    let unicode = ["20": "space", "48": "H", "78": "x", "64": "d", "70": "p"]
    let symbol = Dictionary(uniqueKeysWithValues: unicode.map { ("F0\($0)", $1) })
    #expect(
      maps == ["1/0": unicode, "3/0": symbol, "3/1": unicode, "3/10": unicode])
  }

  @Test("Names keep their bytes and stand in the order of the specification")
  func names() throws {
    var font = SFNTBuilder()
    font.names = [
      .windows(4, "ゴシック", language: 0x0411), .windows(1, "Evil\u{1B}[31m"),
      .macRoman(1, "Plain"),
      SFNTName(platform: 3, encoding: 1, language: 0x0409, nameID: 2, bytes: [0xD8, 0x00, 0x41]),
    ]
    let names: [String] = try fontTools(
      font.build(),
      """
      print(json.dumps(['%d/%d/%x/%d %s' % (name.platformID, name.platEncID, name.langID,
        name.nameID, name.string.hex()) for name in font['name'].names]))
      """)
    #expect(
      names == [
        "1/0/0/1 506c61696e", "3/1/409/1 004500760069006c001b005b00330031006d",
        "3/1/409/2 d80041", "3/1/411/4 30b430b730c330af",
      ])
  }

  @Test("A table can be left out, replaced and added")
  func tables() throws {
    var font = SFNTBuilder()
    font.removedTables = ["OS/2", "post"]
    font.replacedTables = ["hhea": [1, 2, 3], "VDMX": [4]]
    let file = try SFNTFile(parsing: font.build())
    #expect(file.tables["OS/2"] == nil)
    #expect(file.tables["post"] == nil)
    #expect(file.tables["hhea"] == [1, 2, 3])
    #expect(file.tables["VDMX"] == [4])
    #expect(file[.hheaAscender] == nil)
  }

  @Test("A collection holds its fonts whole")
  func collection() throws {
    var second = SFNTBuilder()
    second[.unitsPerEm] = 2048
    let bytes = try SFNTBuilder.ttc(of: [SFNTBuilder().build(), second.build()])
    let units: [Int] = try python(
      """
      import json, sys
      from fontTools.ttLib import TTCollection
      fonts = TTCollection(sys.argv[1], lazy=False).fonts
      print(json.dumps([font['head'].unitsPerEm for font in fonts]))
      """, folder.write(bytes, to: "fonts.ttc"))
    #expect(units == [1000, 2048])
    #expect(try SFNTFile(parsing: bytes, face: 1)[.unitsPerEm] == 2048)
  }

  @Test("A real font that was patched differs in that place alone and has right checksums")
  func patched() throws {
    let original = try SFNTFile(parsing: TestFont.liberationSans.bytes())
    let bytes = try SFNTBuilder.patched(
      TestFont.liberationSans.bytes(), table: "OS/2", offset: 86, value: -3)
    let xHeight: Int = try fontTools(bytes, "print(font['OS/2'].sxHeight)")
    #expect(xHeight == -3)
    let file = try SFNTFile(parsing: bytes)
    let changed = original.tables.keys.filter { original.tables[$0] != file.tables[$0] }
    #expect(changed.sorted() == ["OS/2", "head"])
    #expect(original[.sxHeight] == 1082)
  }

  @Test(
    "Bytes that are no font are an error", arguments: [[], [0, 1, 0, 0, 0, 1], Array("ttcf".utf8)])
  func malformed(bytes: [UInt8]) {
    #expect(throws: SFNTFileError.self) { try SFNTFile(parsing: bytes) }
  }
}
