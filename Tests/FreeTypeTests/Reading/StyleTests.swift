import FontModel
import FreeType
import TestSupport
import Testing

struct StyleTests {
  private func font(style: String, _ fields: [SFNTField: Int]) -> SFNTBuilder {
    var font = SFNTBuilder()
    font.names = SFNTName.standard(family: "Test", style: style)
    for (field, value) in fields { font[field] = value }
    return font
  }

  @Test("The classes of OS/2 count before the words of the style")
  func classes() throws {
    let summary = try read(
      font(style: "Condensed Bold Oblique", [.usWeightClass: 250, .usWidthClass: 6]).build()
    ).summary
    #expect(summary.weight == 250)
    #expect(summary.width == 112.5)
    #expect(summary.slant == .oblique)
  }

  @Test("Words count where the classes say nothing")
  func words() throws {
    let summary = try read(
      font(style: "Condensed Bold", [.usWeightClass: 0, .usWidthClass: 0]).build()
    ).summary
    #expect(summary.weight == 700)
    #expect(summary.width == 75)
    #expect(summary.slant == .upright)
  }

  @Test("A weight beyond the scale is the end of the scale")
  func weightOutOfRange() throws {
    #expect(try read(font(style: "X", [.usWeightClass: 5000]).build()).summary.weight == 1000)
  }

  @Test("Flags count where neither classes nor words say anything")
  func flags() throws {
    var font = font(style: "X", [.macStyle: 3])
    font.removedTables = ["OS/2"]
    let summary = try read(font.build()).summary
    #expect(summary.weight == 700)
    #expect(summary.slant == .italic)
    font[.macStyle] = 0
    // What fontconfig calls medium.
    #expect(try read(font.build()).summary.weight == 500)
    #expect(
      try read(self.font(style: "X", [.fsSelection: 0x01]).build()).summary.slant == .italic)
  }

  @Test("A bitmap font's properties tell width, and its style weight and slant")
  func bitmaps() throws {
    let summary = try read(Array(BDFFont.tiny.utf8)).summary
    #expect(summary.family == "Tiny")
    #expect(summary.style == "Bold Italic Condensed")
    #expect(summary.weight == 700)
    #expect(summary.width == 75)
    #expect(summary.slant == .italic)
    #expect(summary.postScriptName == nil)
  }

  @Test(
    "RELATIVE_SETWIDTH counts before SETWIDTH_NAME",
    arguments: [(10, 50), (40, 87.5), (90, 200), (0, 75), (2_147_483_647, 75)])
  func relativeWidth(value: Int, width: Double) throws {
    let bdf = BDFFont.tiny
      .replacing("STARTPROPERTIES 10", with: "STARTPROPERTIES 11")
      .replacing("FONT_ASCENT 5", with: "FONT_ASCENT 5\nRELATIVE_SETWIDTH \(value)")
    #expect(try read(Array(bdf.utf8)).summary.width == width)
  }

  @Test("The width follows the axis from the declared class")
  func widthAxis() throws {
    var font = SFNTBuilder.variable()
    font.variations?.axes[0].tag = "wdth"
    font.variations?.axes[0].minimum = 50
    font.variations?.axes[0].initial = 100
    font.variations?.axes[0].maximum = 200
    font.variations?.instances = [.init("Wide", at: [150])]
    font[.usWidthClass] = 3
    let summary = try read(font.build(), at: .instance(1)).summary
    #expect(summary.width == 112.5)
    #expect(summary.weight == 400)
  }

  @Test("Without classes the coordinates are the weight and the width")
  func axesWithoutClasses() throws {
    var font = SFNTBuilder.variable()
    font.removedTables = ["OS/2"]
    let position = FacePosition.coordinates([AxisPosition(tag: "wght", value: 650)])
    #expect(try read(font.build(), at: position).summary.weight == 650)
  }
}
