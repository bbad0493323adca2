import FontModel
import FreeType
import TestSupport
import Testing

/// Advances of characters, and the averages that come of them.
@Suite struct AdvanceTests {
  private func advances(_ font: TestFont, at position: FacePosition = .standard) throws
    -> CharacterAdvances
  {
    let path = try font.require()
    return try Library().advances(
      of: FontFile(path: FilePath(path), subject: path), index: 0, position: position,
      characters: CharacterAdvances.neededForCSS)
  }

  /// Capsize's published values of these fonts, or of those that they have the advances of.
  @Test(
    "the average width is Capsize's",
    arguments: [
      (TestFont.notoSans, 474.0), (.liberationSans, 913), (.liberationSerif, 832),
      (.liberationMono, 1229), (.roboto, 911),
    ])
  func capsize(font: TestFont, average: Double) throws {
    let advances = try advances(font)
    #expect(AverageWidth(.latin, advances) == AverageWidth(units: average))
    #expect(AverageWidth(.latin, advances, countsMissing: true).units == average)
  }

  /// next/font publishes these of Arial and Times New Roman.
  @Test(
    "the mean over next/font's letters is next/font's",
    arguments: [
      (TestFont.liberationSans, 934.5116279069767), (.liberationSerif, 854.3953488372093),
    ])
  func nextFont(font: TestFont, average: Double) throws {
    #expect(AverageWidth(ofNextLettersIn: try advances(font)).units == average)
  }

  @Test("Capsize's 600 for Noto Sans in Thai is its .notdef; we say that nothing is known")
  func uncovered() throws {
    let advances = try advances(.notoSans)
    #expect(AverageWidth(.thai, advances).units == nil)
    #expect(AverageWidth(.thai, advances, countsMissing: true).units == 600)
  }

  @Test("Noto Serif Thai has the published average for Thai")
  func thai() throws {
    let path = "/usr/share/fonts/truetype/noto/NotoSerifThai-Regular.ttf"
    let file = try FontFile(path: FilePath(path), subject: path)
    let advances = try Library().advances(
      of: file, index: 0, characters: CharacterAdvances.neededForCSS)
    #expect(AverageWidth(.thai, advances).units == 570)
  }

  @Test("advances are those of the font at the position")
  func positions() throws {
    let bytes = SFNTBuilder.variable().build()
    func advance(_ position: FacePosition) throws -> DesignUnits? {
      try Library().advances(
        of: FontFile(bytes: bytes, subject: "test"), index: 0, position: position,
        characters: ["x", "y"])["x"]
    }
    // The boxes of the variable font are 450 wide, 550 at the heaviest, 410 at the lightest.
    #expect(try advance(.standard) == DesignUnits(450))
    #expect(try advance(.instance(3)) == DesignUnits(550))
    #expect(try advance(.coordinates([AxisPosition(tag: "wght", value: 100)])) == DesignUnits(410))
    #expect(try advance(.coordinates([AxisPosition(tag: "wght", value: 650)])) == DesignUnits(500))
  }

  @Test("what a face lacks has no advance; .notdef's is told apart")
  func missing() throws {
    let advances = try Library().advances(
      of: FontFile(bytes: SFNTBuilder().build(), subject: "test"), index: 0,
      characters: ["x", "y", " "])
    #expect(advances["x"] == DesignUnits(450))
    #expect(advances["y"] == nil)
    #expect(advances[" "] == DesignUnits(250))
    #expect(advances.missing == DesignUnits(500))
  }

  @Test("bitmaps have no advances in design units", arguments: [TestFont.fixed6x13])
  func bitmaps(font: TestFont) throws {
    let advances = try advances(font)
    #expect(advances.missing == nil)
    #expect(advances["x"] == nil)
  }
}
