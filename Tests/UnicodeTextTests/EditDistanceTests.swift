import Testing

@testable import UnicodeText

struct EditDistanceTests {
  @Test(
    "changes are counted as by hand",
    arguments: [
      ("", "", 0), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "ab", 1), ("ab", "abc", 1),
      ("abcd", "acbd", 1), ("kitten", "sitting", 3), ("flaw", "lawn", 2),
      // A pair that was swapped isn't edited again: three, not two.
      ("ca", "abc", 3),
    ])
  func whole(one: String, other: String, expected: Int) {
    let (a, b) = (Array(one.unicodeScalars), Array(other.unicodeScalars))
    #expect(EditDistance(from: a, to: b, bound: 4).toWhole == expected)
    #expect(EditDistance(from: b, to: a, bound: 4).toWhole == expected)
    if expected > 0 {
      #expect(EditDistance(from: a, to: b, bound: expected - 1).toWhole == nil)
    }
  }

  @Test(
    "the nearest beginning counts apart",
    arguments: [
      ("deja", "dejavusans", 0), ("djea", "dejavusans", 1), ("deje", "dejavusans", 1),
      ("", "x", 0), ("abc", "", 3),
    ])
  func beginning(one: String, other: String, expected: Int) {
    let edits = EditDistance(
      from: Array(one.unicodeScalars), to: Array(other.unicodeScalars), bound: 3)
    #expect(edits.toBeginning == expected)
  }
}
