import FontModel
import TestSupport
import Testing

/// The rules of platforms by arithmetic, and where programs were seen at work by what they did.
@Suite struct PlatformTests {
  /// Liberation Sans' sets, of 2048 units to the em.
  static func liberation(_ change: (inout SampleFace) -> Void = { _ in }) -> FontReport {
    SampleFace {
      $0.unitsPerEm = 2048
      $0.hhea = (1854, -434, 67)
      $0.typo = (1491, -431, 307)
      $0.win = (1854, 434)
      $0.typoBit = false
      change(&$0)
    }.report
  }

  static func line(_ platform: Platform, _ report: FontReport, px: Double) throws -> PlatformLine {
    let size = FontSize(value: px, unit: .pixel, dpi: 72)
    return try #require(report.platforms(at: size).first { $0.platform == platform })
  }

  @Test("every platform has a stable id") func ids() {
    #expect(
      Platform.allCases.map(\.id) == [
        "chrome-linux", "firefox-linux", "gtk", "qt6", "uikit", "gdi", "directwrite",
      ])
  }

  @Test(
    "lines of Pango are as far apart as Pango 1.50 sets them",
    arguments: [(100.0, 91.0, 22.0), (16, 15, 4)])
  func gtk(px: Double, ascent: Double, descent: Double) throws {
    let line = try Self.line(.gtk, Self.liberation(), px: px)
    #expect(line.ascent == ascent)
    #expect(line.descent == descent)
    #expect(line.lineHeight == ascent + descent)
  }

  @Test("HarfBuzz forces the signs of ascender and descender") func gtkSigns() throws {
    let line = try Self.line(.gtk, Self.liberation { $0.hhea = (-1024, 512, 0) }, px: 2)
    #expect((line.ascent, line.descent) == (1, 1))
  }

  @Test("Qt 6 takes win without a gap, or typo with its gap") func qt() throws {
    // 1854 and 434 of 2048 at 100 px are 90.5 and 21.2; Qt cuts to 1/64 before it rounds.
    let win = try Self.line(.qt6, Self.liberation(), px: 100)
    #expect((win.set, win.ascent, win.descent, win.lineHeight) == (.win, 91, 21, 112))
    // 72.8, 21.04 and 14.99.
    let typo = try Self.line(.qt6, Self.liberation { $0.typoBit = true }, px: 100)
    #expect((typo.set, typo.ascent, typo.descent, typo.lineHeight) == (.typo, 73, 21, 109))
    // A zero win set is passed over.
    let hhea = try Self.line(.qt6, Self.liberation { $0.win = (0, 0) }, px: 100)
    #expect((hhea.set, hhea.lineHeight) == (.hhea, 91 + 21 + 3))
  }

  @Test("UIKit takes hhea and the points, and rounds nothing") func uiKit() throws {
    let report = Self.liberation { $0.typoBit = true }
    let size = FontSize(value: 18, unit: .point, dpi: 96)
    let line = try #require(report.platforms(at: size).first { $0.platform == .uiKit })
    #expect(line.set == .hhea)
    #expect(line.lineHeight == 2355.0 * 18 / 2048)
    #expect(Platform.uiKit.unit == .point)
  }

  @Test("published UIKit figures come out: Helvetica Neue at 32 and San Francisco at 20")
  func publishedUIKit() throws {
    // Two listings: 30.464 / −6.816 / 38.176 and 19.04296875 / −4.82421875.
    let helvetica = SampleFace { $0.hhea = (952, -213, 28) }.report
    let line = try Self.line(.uiKit, helvetica, px: 32)
    #expect(abs(line.ascent - 30.464) < 1e-9)
    #expect(abs(line.descent - 6.816) < 1e-9)
    #expect(abs(line.lineHeight - 38.176) < 1e-9)
    let sanFrancisco = SampleFace {
      $0.unitsPerEm = 2048
      $0.hhea = (1950, -494, 0)
    }.report
    #expect(try Self.line(.uiKit, sanFrancisco, px: 20).ascent == 19.04296875)
  }

  @Test(
    "GDI adds the external leading that OpenType recommends",
    arguments: [(67, 115.0), (0, 112), (-9, 112)])
  func gdi(gap: Int, height: Double) throws {
    // 91 + 21, and the gap, since the two boxes are equal: 67 units are 3.27 px.
    let line = try Self.line(.gdi, Self.liberation { $0.hhea = (1854, -434, gap) }, px: 100)
    #expect((line.set, line.lineHeight) == (.win, height))
  }

  @Test("a taller win box eats the external leading") func gdiTallWin() throws {
    // 67 − (2348 − 2288) = 7 units at 2048 px are 7 px.
    let line = try Self.line(.gdi, Self.liberation { $0.win = (1884, 464) }, px: 2048)
    #expect(line.lineHeight == 1884 + 464 + 7)
  }

  @Test("DirectWrite follows bit 7 and keeps fractions") func directWrite() throws {
    let win = try Self.line(.directWrite, Self.liberation(), px: 100)
    #expect((win.set, win.lineHeight) == (.win, 2355.0 * 100 / 2048))
    let typo = try Self.line(.directWrite, Self.liberation { $0.typoBit = true }, px: 100)
    #expect((typo.set, typo.lineHeight) == (.typo, 2229.0 * 100 / 2048))
  }

  @Test("a face without tables has no lines, a bitmap in an sfnt only those of its tables")
  func noFormula() {
    let size = FontSize.standard
    #expect(SampleFace { $0.hhea = nil }.report.platforms(at: size) == [])
    let bitmap = SampleFace { $0.isScalable = false }.report.platforms(at: size)
    #expect(bitmap.map(\.platform) == [.gtk, .uiKit, .gdi, .directWrite])
  }

  @Test("Firefox takes its line height from typo where that is taller, and says so")
  func firefoxMixes() throws {
    let dejaVu = SampleFace {
      $0.unitsPerEm = 2048
      $0.hhea = (1901, -483, 0)
      $0.typo = (1556, -492, 410)
      $0.typoBit = false
    }.report
    let line = try Self.line(.firefoxLinux, dejaVu, px: 100)
    #expect((line.set, line.lineHeightSet, line.lineHeight) == (.hhea, .typo, 120))
  }
}

/// FreeType's rounding against values that FreeType 2.12.1 gave.
@Suite struct FreeTypeRoundingTests {
  @Test(
    "ascender up, descender down, height to the nearest",
    arguments: [(16.0, 15.0, -4.0, 19.0), (10, 10, -3, 12), (100, 93, -24, 116)])
  func dejaVu(px: Double, ascender: Double, descender: Double, height: Double) {
    let rounding = FreeTypeRounding(unitsPerEm: 2048, pixelsPerEm: px)
    #expect(rounding.ceiling(DesignUnits(1901)) == ascender)
    #expect(rounding.floor(DesignUnits(-483)) == descender)
    #expect(rounding.nearest(DesignUnits(2384)) == height)
  }

  @Test("sizes are kept in 1/64 pixel") func quantised() {
    // 10 pt at 96 dpi are 13.333 px, which FreeType makes 13.328125: 853/64.
    let rounding = FreeTypeRounding(unitsPerEm: 1000, pixelsPerEm: 40.0 / 3)
    #expect(abs(rounding.exact(DesignUnits(1000)) - 13.328125) < 1e-4)
  }

  @Test("extreme sizes and values do not trap", arguments: [0.0, -5, 1e300, .infinity])
  func extremes(px: Double) {
    let rounding = FreeTypeRounding(unitsPerEm: 16, pixelsPerEm: px)
    #expect(rounding.ceiling(DesignUnits(65_535)).isFinite)
    #expect(rounding.floor(DesignUnits(-65_535)).isFinite)
  }
}
