import TestSupport
import Testing

/// fontTools and fontconfig read the variable fonts that the builder writes.
struct SFNTVariationsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private struct Instance: Decodable, Equatable {
    var typo: [Int]
    var win: [Int]
    var heights: [Int]
    var strikeout: [Int]
    var underline: [Int]
    var tops: [String: Int]
    var advances: [String: Int]

    /// What the masters of the font say: everything larger by `growth`, gaps by half of it, the
    /// thickness of lines by a tenth.
    init(growth: Int) {
      typo = [800 + growth, -200 - growth, 100 + growth / 2]
      win = [950 + growth, 300 + growth]
      heights = [500 + growth, 700 + growth]
      strikeout = [300 + growth, 50 + growth / 10]
      underline = [-100 - growth, 50 + growth / 10]
      tops = ["H": 700 + growth, "x": 500 + growth, "d": 750 + growth, "p": 500 + growth]
      advances = ["H": 500 + growth, "x": 450 + growth, "space": 250]
    }
  }

  @Test(
    "Metrics and outlines move along the axis",
    arguments: zip([100, 250, 400, 900], [-40, -20, 0, 100]))
  func instance(weight: Int, growth: Int) throws {
    let path = try folder.write(SFNTBuilder.variable().build(), to: "variable.ttf")
    let instance: Instance = try python(
      """
      import json, sys
      from fontTools.ttLib import TTFont
      from fontTools.varLib.instancer import instantiateVariableFont
      font = TTFont(sys.argv[1], checkChecksums=2)
      font = instantiateVariableFont(font, {'wght': float(sys.argv[2])})
      os2, post, glyf = font['OS/2'], font['post'], font['glyf']
      print(json.dumps({
        'typo': [os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap],
        'win': [os2.usWinAscent, os2.usWinDescent],
        'heights': [os2.sxHeight, os2.sCapHeight],
        'strikeout': [os2.yStrikeoutPosition, os2.yStrikeoutSize],
        'underline': [post.underlinePosition, post.underlineThickness],
        'tops': {name: glyf[name].yMax for name in 'Hxdp'},
        'advances': {name: font['hmtx'][name][0] for name in ['H', 'x', 'space']}}))
      """, path, "\(weight)")
    #expect(instance == Instance(growth: growth))
  }

  @Test("Axes, their maps and named instances are where fontTools reads them")
  func axes() throws {
    struct Answer: Decodable {
      var axes: [String]
      var instances: [String]
      var map: [String: Double]
    }
    var font = SFNTBuilder.variable()
    font.variations?.instances[2].postScriptName = "VariableTest-Black"
    font.variations?.axisMaps = [[(-1, -1), (0, 0), (0.5, 0.75), (1, 1)]]
    let answer: Answer = try python(
      """
      import json, sys
      from fontTools.ttLib import TTFont
      font = TTFont(sys.argv[1], checkChecksums=2)
      name = lambda id: None if id == 0xffff else font['name'].getDebugName(id)
      print(json.dumps({
        'axes': ['%s %s %d %d %d' % (axis.axisTag, name(axis.axisNameID), axis.minValue,
          axis.defaultValue, axis.maxValue) for axis in font['fvar'].axes],
        'instances': ['%s %d %s' % (name(instance.subfamilyNameID), instance.coordinates['wght'],
          name(instance.postscriptNameID)) for instance in font['fvar'].instances],
        'map': {'%g' % key: value for key, value in font['avar'].segments['wght'].items()}}))
      """, folder.write(font.build(), to: "variable.ttf"))
    #expect(answer.axes == ["wght Weight 100 400 900"])
    #expect(
      answer.instances == ["Thin 100 None", "Regular 400 None", "Black 900 VariableTest-Black"])
    #expect(answer.map == ["-1": -1, "0": 0, "0.5": 0.75, "1": 1])
  }

  @Test("fontconfig lists the default, the instances that differ from it, and the range")
  func fontconfig() throws {
    let path = try folder.write(SFNTBuilder.variable().build(), to: "variable.ttf")
    var scan = ChildProcess(
      "/usr/bin/fc-scan",
      ["--format", "%{family} %{style} %{variable} %{index}\n", path].map { Array($0.utf8) })
    scan.environment = [
      "FONTCONFIG_FILE": ProjectFolder.resource("fonts-test.conf"), "XDG_CACHE_HOME": folder.path,
    ]
    let result = try scan.run()
    #expect(result.status == 0)
    #expect(
      result.outputText.split(separator: "\n").sorted() == [
        "Variable Test  True 0", "Variable Test Black False 196608",
        "Variable Test Regular False 0", "Variable Test Thin False 65536",
      ])
  }
}
