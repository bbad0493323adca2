import Testing

@testable import Arguments

@Suite("Near misses")
struct NearMissTests {
  @Test(
    "A slip is a letter too many, missing, wrong, or swapped with its neighbour",
    arguments: [
      ("list", "list", 0), ("lists", "list", 1), ("lit", "list", 1), ("lost", "list", 1),
      ("lsit", "list", 1), ("ilst", "list", 1), ("", "ab", 2), ("ab", "", 2), ("", "", 0),
      ("kitten", "sitting", 3),
      // Swapped letters are not changed a second time: the restricted distance.
      ("ca", "abc", 3), ("é", "e", 1),
    ])
  func distance(left: String, right: String, slips: Int) {
    let (left, right) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
    #expect(NearMiss.distance(left, right, limit: 10) == slips)
    #expect(NearMiss.distance(right, left, limit: 10) == slips)
    #expect(NearMiss.distance(left, right, limit: slips) == slips)
    if slips > 0 { #expect(NearMiss.distance(left, right, limit: slips - 1) == nil) }
  }

  @Test(
    "Names are near by few slips for their length, or by their beginning",
    arguments: [
      ("siez", ["size"]), ("SIZE", ["size"]), ("siz", ["size"]), ("colour", ["color"]),
      ("font-path", ["font-path"]), ("fo", ["font-path", "format"]), ("formta", ["format"]),
      ("ignore", ["ignore-system-fonts"]), ("ignore-sytem-font", ["ignore-system-fonts"]),
      // One letter begins too many names, two slips are too many for four letters.
      ("sozi", []),
      ("f", []), ("", []), ("abcd", []), ("all", ["all"]), ("al", ["all", "all-styles"]),
    ])
  func suggestions(typed: String, expected: [String]) {
    let names = [
      "size", "color", "font-path", "format", "ignore-system-fonts", "all", "all-styles",
    ]
    #expect(NearMiss.suggestions(for: typed, among: names) == expected)
  }

  @Test("At most three equally near names are given, in their order")
  func three() {
    #expect(
      NearMiss.suggestions(for: "ab", among: ["abd", "abc", "abz", "aba"]) == ["abd", "abc", "abz"])
  }

  @Test("A nearer name drives out the others")
  func nearest() {
    #expect(NearMiss.suggestions(for: "units", among: ["unix", "unit", "units"]) == ["units"])
  }

  @Test("A very long word is near to nothing")
  func long() {
    let word = String(repeating: "a", count: 200_000)
    #expect(NearMiss.suggestions(for: word, among: ["a", "all"]).isEmpty)
  }

  @Test(
    "The question lists the names",
    arguments: [
      ([], nil), (["a"], "did you mean `a`?"), (["a", "b"], "did you mean `a` or `b`?"),
      (["a", "b", "c"], "did you mean `a`, `b` or `c`?"),
    ] as [([String], String?)])
  func question(names: [String], text: String?) {
    #expect(NearMiss.question(names) == text)
  }

  @Test(
    "An unknown option is answered with near ones that are not hidden",
    arguments: [
      ("--cuont", "did you mean `--count`?"),
      ("--tne=warm", "did you mean `--tone`?"),
      ("--hlep", "did you mean `--help`?"),
      ("--out-fil", "did you mean `--out-file`?"),
      ("--c", "did you mean `-c`?"),
      ("--h", "did you mean `-h`?"),
      ("--no-lou", nil),
      ("--z", nil),
      ("---", nil),
      ("--=x", nil),
    ] as [(String, String?)])
  func options(word: String, hint: String?) {
    let name = word.prefix { $0 != "=" }
    #expect(
      Greeting.error([ArgumentValue(word)])
        == ArgumentError("unknown option `\(name)`", hint: hint))
  }
}
