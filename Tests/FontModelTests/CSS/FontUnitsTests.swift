@testable import FontModel
import Testing

/// The font-relative units, and what CSS takes where a font lacks a metric.
@Suite struct FontUnitsTests {
  @Test("units are parts of the em of what the font has")
  func measured() throws {
    var font = CSSSample.font(
      "Test", unitsPerEm: 2000, hhea: (1800, -600, 0), capHeight: 1400, xHeight: 1000)
    font.widths = .measured(
      CharacterAdvances(
        missing: nil, advances: ["0": DesignUnits(1100), "\u{6C34}": DesignUnits(1960)]))
    let units = FontUnits(font)
    #expect(units.units.map(\.name) == ["ex", "cap", "ch", "ic"])
    #expect(units.units.map(\.em) == [0.5, 0.7, 0.55, 0.98])
    #expect(units.fontSizeAdjust == 0.5)
  }

  @Test("what is not in the font is marked as CSS's own value")
  func fallbacks() throws {
    let units = FontUnits(try CSSSample.face(advance: nil))
    // The sample's ascender is 900 of 1000.
    #expect(units.units.map(\.em) == [0.5, 0.9, 0.5, 1])
    #expect(units.units.allSatisfy { $0.units == nil && $0.source.contains("CSS takes") })
    #expect(units.fontSizeAdjust == nil)
  }

  @Test("Arial's 0 is 1139 of 2048 wide, and no ideograph of it is known")
  func table() throws {
    let units = FontUnits(try CSSSample.known("Arial"))
    #expect(units.units[2].units == DesignUnits(1139))
    #expect(units.units[3].units == nil)
  }
}
