import FontModel
import FreeType
import Foundation
import TestSupport
import Testing

/// A report names a face as a list does, whose names come from fontconfig.
struct FontconfigAgreementTests {
  private static let fields = [
    "index", "variable", "family[0]", "style[0]", "fullname[0]", "weight", "width", "slant",
    "spacing", "color", "outline", "fontformat", "postscriptname",
  ]

  @Test("fc-query says the same of every face and instance", arguments: TestFont.allCases)
  func agreement(font: TestFont) throws {
    let path = try font.require()
    let format = Self.fields.map { "%{\($0)}" }.joined(separator: "\u{1}") + "\n"
    let query = ChildProcess("/usr/bin/fc-query", ["-f", format, path].map { Array($0.utf8) })
    let result = try query.run()
    let file = try FontFile(path: FilePath(path), subject: path)
    let library = try Library()
    guard result.status == 0 else {
      // fontconfig passes over bitmaps of which no character has a place in Unicode.
      #expect(try library.facts(of: file, index: 0).container == .pcf)
      return
    }
    let rows = result.outputText.split(separator: "\n").map {
      $0.split(separator: "\u{1}", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(!rows.isEmpty)
    // The row of all positions at once has no counterpart here.
    for row in rows where row[1] == "False" {
      let id = try #require(Int(row[0]))
      let instance = id >> 16
      let summary = try library.facts(
        of: file, index: id & 0xFFFF, position: instance == 0 ? .standard : .instance(instance)
      ).summary
      var expected = Array(row[2...11])
      // The font's full name is the default position's, and fontconfig gives it to all.
      if instance > 0 { expected[2] = "\(row[2]) \(row[3])" }
      #expect(Self.row(summary) == expected)
      #expect(Self.isPostScriptName(summary, row[12]), "\(row[12])")
    }
  }

  /// The fields from the family to the format, in fontconfig's numbers.
  private static func row(_ summary: FaceSummary) -> [String] {
    [
      summary.family, summary.style, summary.fullName ?? "",
      number(fontconfigWeight(summary.weight)), number(fontconfigWidth(summary.width)),
      summary.slant == .upright ? "0" : summary.slant == .italic ? "100" : "110",
      fontconfigSpacing(summary.spacing), summary.hasColor ? "True" : "False",
      summary.isScalable ? "True" : "False", summary.format,
    ]
  }

  /// fontconfig makes up a name from the family where the font has none, or an invalid one; and it
  /// names an instance by coordinates where the font has a name for it.
  private static func isPostScriptName(_ summary: FaceSummary, _ expected: String) -> Bool {
    if summary.postScriptName == expected || summary.instance != nil { return true }
    let isInvalid = summary.postScriptName?.contains(" ") ?? true
    return isInvalid && expected == summary.family.replacing(" ", with: "-")
  }

  private static func fontconfigSpacing(_ spacing: Spacing) -> String {
    switch spacing {
    case .proportional: ""
    case .dual: "90"
    case .mono: "100"
    case .charcell: "110"
    }
  }

  /// The weight on fontconfig's scale, by its documented pairs and linear between them.
  private static func fontconfigWeight(_ weight: Double) -> Double {
    let pairs: [(openType: Double, fontconfig: Double)] = [
      (0, 0), (100, 0), (200, 40), (300, 50), (350, 55), (380, 75), (400, 80), (500, 100),
      (600, 180), (700, 200), (800, 205), (900, 210), (1000, 215),
    ]
    let upper = max(1, pairs.firstIndex { weight <= $0.openType } ?? pairs.count - 1)
    let (low, high) = (pairs[upper - 1], pairs[upper])
    return low.fontconfig + (weight - low.openType) * (high.fontconfig - low.fontconfig)
      / (high.openType - low.openType)
  }

  /// The width in whole percent, which fontconfig rounds up or down as it has it in its header.
  private static func fontconfigWidth(_ width: Double) -> Double {
    width == 87.5 ? 87 : width.rounded(.up)
  }

  /// A number as fontconfig prints it.
  private static func number(_ value: Double) -> String { String(format: "%g", value) }
}
