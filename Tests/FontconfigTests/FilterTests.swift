import FontModel
import Fontconfig
import Testing

@Suite("Filters")
struct FilterTests {
  private let configuration: FontConfiguration

  init() throws {
    configuration = try Fonts.hermetic()
  }

  /// Checks the faces that pass against what `fc-list` prints for the patterns.
  private func expect(
    _ patterns: String..., sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout CatalogueFilter) -> Void
  ) throws {
    var filter = CatalogueFilter()
    change(&filter)
    let catalogue = configuration.catalogue(filter)
    let listed = try patterns.flatMap { pattern in
      try FontconfigTool.list(":variable=false:" + pattern, format: "%{file}|%{index}")
    }
    let known = Set(configuration.catalogue().faces.map(\.place))
    let expected = Set(listed).intersection(known)
    #expect(Set(catalogue.faces.map(\.place)) == expected, sourceLocation: sourceLocation)
    #expect(!expected.isEmpty && expected.count < known.count, sourceLocation: sourceLocation)
    #expect(catalogue.families.allSatisfy { !$0.faces.isEmpty }, sourceLocation: sourceLocation)
  }

  @Test("Languages", arguments: ["pl", "ja", "th", "he", "zh-tw", "ar"])
  func languages(tag: String) throws {
    try expect("lang=\(tag)") { $0.languages = [tag] }
  }

  @Test("A language is found whatever its territory, case and separator")
  func languageForms() {
    func count(_ language: String) -> Int {
      var filter = CatalogueFilter()
      filter.languages = [language]
      return configuration.catalogue(filter).faceCount
    }
    #expect(count("PL") == count("pl"))
    #expect(count("pl_PL.UTF-8") == count("pl"))
    #expect(count("zh_TW") == count("zh-tw"))
    #expect(count("zh") > count("zh-tw"))
    #expect(count("qqq") == 0)
    #expect(isKnownLanguage("pl_PL.UTF-8"))
    #expect(!isKnownLanguage("qqq"))
  }

  @Test("Several languages have to be covered together")
  func severalLanguages() throws {
    try expect("lang=ja:lang=ko") { $0.languages = ["ja", "ko"] }
  }

  @Test("Characters, all of them")
  func characters() throws {
    try expect("charset=105 119") { $0.characters = Array("ąę".unicodeScalars) }
    try expect("charset=1f600") { $0.characters = Array("😀".unicodeScalars) }
  }

  @Test("Fixed pitch")
  func monospace() throws {
    try expect("spacing=100", "spacing=110") { $0.isMonospace = true }
  }

  @Test("Colour")
  func color() throws {
    try expect("color=true") { $0.hasColor = true }
  }

  @Test("Slants", arguments: [(Slant.italic, 100), (.oblique, 110), (.upright, 0)])
  func slants(slant: Slant, number: Int) throws {
    try expect("slant=\(number)") { $0.slant = slant }
  }

  @Test("The format, whatever its case and blanks", arguments: ["Type 1", "type1", "TYPE1"])
  func formats(format: String) throws {
    try expect("fontformat=Type 1") { $0.format = format }
  }

  @Test("A range of weights, ends included")
  func weights() {
    var filter = CatalogueFilter()
    filter.weights = 600...700
    let weights = Set(configuration.catalogue(filter).faces.map(\.summary.weight))
    #expect(weights.isSuperset(of: [600, 700]))
    #expect(weights.allSatisfy { (600...700).contains($0) })
  }

  @Test("Variable fonts, with their instances")
  func variable() {
    var filter = CatalogueFilter()
    filter.isVariable = true
    filter.weights = 700...700
    let faces = configuration.catalogue(filter).faces
    #expect(!faces.isEmpty)
    #expect(faces.allSatisfy { $0.summary.isVariable && $0.summary.instance != nil })
  }
}

extension CatalogueFace {
  /// File and index as `fc-list` prints them.
  fileprivate var place: String {
    "\(summary.file)|\(summary.index + (summary.instance ?? 0) << 16)"
  }
}
