import FontModel
import TestSupport
import Testing

/// Faces of two folders, matched by name.
@Suite struct FacePairingTests {
  private func face(_ folder: String, _ file: String, _ name: String?, gap: Int = 0) -> FontReport {
    var facts = SampleFace { $0.typo = (900, -300, gap) }.report.facts
    facts.summary.file = FilePath("\(folder)/\(file)")
    facts.summary.postScriptName = name
    return FontReport(facts: facts, requested: "Test")
  }

  private func files(_ faces: [FontReport]) -> [String] {
    faces.map(\.facts.summary.file.description)
  }

  @Test("namesakes are pairs in the order of the first side; the rest is removed or added")
  func pairs() {
    let pairing = FacePairing(
      [face("old", "b.ttf", "B"), face("old", "a.ttf", "A"), face("old", "gone.ttf", "Gone")],
      [face("new", "x.ttf", "New"), face("new", "renamed.ttf", "A"), face("new", "b.ttf", "B")])
    #expect(files(pairing.pairs.map(\.first)) == ["old/b.ttf", "old/a.ttf"])
    #expect(files(pairing.pairs.map(\.second)) == ["new/b.ttf", "new/renamed.ttf"])
    #expect(files(pairing.removed) == ["old/gone.ttf"])
    #expect(files(pairing.added) == ["new/x.ttf"])
  }

  @Test("of several with one name, those in files of one name belong together")
  func duplicates() {
    let pairing = FacePairing(
      [face("old", "a.otf", "A"), face("old", "a.t1", "A"), face("old", "a.ttf", "A")],
      [face("new", "a.t1", "A"), face("new", "a.woff", "A")])
    #expect(files(pairing.pairs.map(\.first)) == ["old/a.otf", "old/a.t1"])
    #expect(files(pairing.pairs.map(\.second)) == ["new/a.woff", "new/a.t1"])
    #expect(files(pairing.removed) == ["old/a.ttf"])
    #expect(pairing.added == [])
  }

  @Test("a face without a PostScript name is known by its full name")
  func fullName() {
    let pairing = FacePairing([face("old", "a", nil)], [face("new", "b", nil)])
    #expect(pairing.pairs.count == 1)
  }

  @Test("a report differs if a pair does, or if a face has no namesake")
  func report() {
    func differs(_ first: [FontReport], _ second: [FontReport]) -> Bool {
      CompareReport(first: first, second: second, tolerance: 0, size: .standard).differs
    }
    let old = face("old", "a", "A")
    #expect(!differs([old], [face("new", "a", "A")]))
    #expect(differs([old], [face("new", "a", "A", gap: 1)]))
    #expect(differs([old], []))
    #expect(differs([], [old]))
    #expect(!differs([], []))
  }
}
