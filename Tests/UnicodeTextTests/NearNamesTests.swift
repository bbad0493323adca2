import Testing
import UnicodeText

struct NearNamesTests {
  static let installed = [
    "DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif", "Noto Sans", "Noto Serif", "Inter",
    "Inter Tight", "Roboto", "Roboto Mono", "Source Code Pro", "Crème Display", "源ノ角ゴシック",
  ]

  @Test(
    "the nearest names come first",
    arguments: [
      ("DejaVu Sns", ["DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif"]),
      ("dejavusans", ["DejaVu Sans", "DejaVu Sans Mono"]),
      ("Robot", ["Roboto", "Roboto Mono"]),
      ("Inter Semibold", ["Inter"]),
      ("Inter Tihgt", ["Inter Tight"]),
      ("Sans DejaVu", ["DejaVu Sans", "DejaVu Sans Mono"]),
      ("Creme Dipslay", ["Crème Display"]),
      ("ode", ["Source Code Pro"]),
      ("角ゴシック", ["源ノ角ゴシック"]),
      ("Wingdings", []),
      ("", []),
      ("\u{301}", []),
    ])
  func nearest(name: String, expected: [String]) {
    let found = NearNames.suggestions(for: name, among: Self.installed, limit: 10)
    #expect(Array(found.prefix(expected.count)) == expected)
    if expected.isEmpty { #expect(found.isEmpty) }
  }

  @Test("the order of the list and names given twice change nothing")
  func deterministic() {
    let once = NearNames.suggestions(for: "Noto San", among: Self.installed, limit: 5)
    let again = NearNames.suggestions(
      for: "Noto San", among: Self.installed.reversed() + Self.installed, limit: 5)
    #expect(once == again)
    #expect(once.first == "Noto Sans")
  }

  @Test("no more than the limit", arguments: [(-1, 0), (0, 0), (1, 1), (2, 2)])
  func limit(limit: Int, count: Int) {
    let found = NearNames.suggestions(for: "DejaVu", among: Self.installed, limit: limit)
    #expect(found.count == count)
  }

  @Test("two letters don't suggest every other two letters")
  func shortNames() {
    #expect(NearNames.suggestions(for: "ab", among: ["cd", "ac", "b"], limit: 5) == [])
  }

  @Test("names of no sensible length cost nothing and find nothing")
  func absurdLength() {
    let long = String(repeating: "DejaVu", count: 100_000)
    #expect(NearNames.suggestions(for: long, among: Self.installed, limit: 5) == [])
    #expect(NearNames.suggestions(for: "DejaVu", among: [long], limit: 5) == [long])
  }

  @Test("five thousand names are searched at once", .timeLimit(.minutes(1)))
  func manyNames() {
    let names = (0..<5_000).map { "Family Number \($0) Condensed" }
    let found = NearNames.suggestions(for: "Familly Number 4321 Condensed", among: names, limit: 3)
    #expect(found.first == "Family Number 4321 Condensed")
  }
}
