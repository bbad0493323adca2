import Foundation
import TestSupport
import Testing

/// A font whose sets differ and whose bit 7 is set, through the program's JSON.
@Suite struct LatoTests {
  @Test("the effective set is typo, hhea stands beside, and each platform follows its own")
  func sets() throws {
    let result = try BuiltProgram().run("show", "Lato", "--size", "100px", "--json")
    #expect(result.status == 0)
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output))
    let face = try #require(document.faces.first)
    #expect(face.lineMetrics.effective == "typo")
    #expect(face.lineMetrics.useTypoMetrics)
    #expect(face.lineMetrics.typo == LineSet(ascender: 1610, descender: -390, lineGap: 400))
    #expect(face.lineMetrics.hhea == LineSet(ascender: 1974, descender: -426, lineGap: 0))
    let rows = Dictionary(uniqueKeysWithValues: face.platforms.map { ($0.id, $0) })
    // Of 2000 units to the em at 100 px, typo is 80.5, 19.5 and 20; Chrome rounds each half up.
    #expect(rows["chrome-linux"] == Row(id: "chrome-linux", set: "typo", lineHeight: 81 + 20 + 20))
    // Firefox: the greater of the typo line, 120, and ascent and descent rounded: 81 + 20.
    #expect(rows["firefox-linux"] == Row(id: "firefox-linux", set: "typo", lineHeight: 120))
    // Pango rounds both outwards and leaves the gap out.
    #expect(rows["gtk"] == Row(id: "gtk", set: "typo", lineHeight: 81 + 20))
    #expect(rows["qt6"] == Row(id: "qt6", set: "typo", lineHeight: 81 + 20 + 20))
    // UIKit ignores bit 7: 98.7 + 21.3.
    #expect(rows["uikit"] == Row(id: "uikit", set: "hhea", lineHeight: 120))
    #expect(rows["directwrite"] == Row(id: "directwrite", set: "typo", lineHeight: 120))
    #expect(rows["gdi"]?.set == "win")
  }

  private struct Document: Decodable {
    let faces: [Face]
  }

  private struct Face: Decodable {
    let lineMetrics: LineMetrics
    let platforms: [Row]
  }

  private struct LineMetrics: Decodable {
    let effective: String
    let useTypoMetrics: Bool
    let typo: LineSet
    let hhea: LineSet
  }

  private struct LineSet: Decodable, Equatable {
    let ascender: Int
    let descender: Int
    let lineGap: Int
  }

  private struct Row: Decodable, Equatable {
    let id: String
    let set: String
    let lineHeight: Double
  }
}
