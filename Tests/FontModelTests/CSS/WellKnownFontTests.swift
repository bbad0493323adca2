@testable import FontModel
import TestSupport
import Testing

/// The table of fonts that are known without a file.
@Suite struct WellKnownFontTests {
  @Test(
    "a name is found whatever its case and blanks",
    arguments: [
      ("arial", "Arial"), ("TIMES NEW  ROMAN", "Times New Roman"), ("segoeui", "Segoe UI"),
      ("HelveticaNeue", "Helvetica Neue"), ("-apple-system", "-apple-system"),
      ("ArialMT", "Arial"),
    ])
  func lookup(name: String, family: String) {
    #expect(WellKnownFont(named: name)?.family == family)
  }

  @Test("other names are not in the table", arguments: ["Ariel", "", "system-ui", "sans-serif"])
  func unknown(name: String) {
    #expect(WellKnownFont(named: name) == nil)
  }

  @Test("the table is in alphabetical order, each name once, each number possible")
  func sound() {
    let names = WellKnownFont.names.map { $0.lowercased() }
    #expect(names == names.sorted())
    #expect(Set(names).count == names.count)
    for font in WellKnownFont.all {
      #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender, "\(font.family)")
      #expect(font.descender < 0 && font.lineGap >= 0)
      #expect((400...600).contains(font.widths.xWidthAvg * 1000 / font.unitsPerEm))
    }
  }

  @Test("faces get the stand-in of their kind")
  func substitutes() {
    func substitute(_ change: (inout FaceFacts) -> Void) -> String {
      var facts = SampleFace().report.facts
      change(&facts)
      return WellKnownFont.substitute(for: FontReport(facts: facts, requested: "Test")).family
    }
    #expect(substitute { _ in } == "Arial")
    #expect(substitute { $0.summary.spacing = .mono } == "Courier New")
    #expect(substitute { $0.tables.os2?.sFamilyClass = 0x0100 } == "Times New Roman")
    #expect(substitute { $0.tables.os2?.sFamilyClass = 0x0800 } == "Arial")
    #expect(
      substitute { $0.tables.os2?.panose = [2, 2, 6, 3, 5, 4, 5, 2, 3, 4] } == "Times New Roman")
    // PANOSE 11 is a normal sans, and counts more than the class.
    #expect(
      substitute {
        $0.tables.os2?.panose = [2, 11, 6, 4, 2, 2, 2, 2, 2, 4]
        $0.tables.os2?.sFamilyClass = 0x0100
      } == "Arial")
  }
}
