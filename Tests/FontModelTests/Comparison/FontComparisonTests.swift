import FontModel
import TestSupport
import Testing

/// Which values of faces differ.
@Suite struct FontComparisonTests {
  static func face(_ change: (inout SampleFace) -> Void = { _ in }) -> FontReport {
    SampleFace(change).report
  }

  @Test("a face is the same as itself")
  func itself() {
    let comparison = FontComparison([Self.face(), Self.face()])
    #expect(comparison.likeness == .sameFace)
    #expect(comparison.differences == [])
    #expect(comparison.fits[1].lineHeight == 1.2)
  }

  @Test("another file with the same metrics is equal, not the same")
  func equal() {
    let comparison = FontComparison([Self.face(), Self.face { $0.name = "Other" }])
    #expect(comparison.likeness == .equal)
  }

  @Test("the same file at another position is not the same face")
  func position() {
    var facts = Self.face().facts
    facts.variation = [AxisPosition(tag: "wght", value: 700)]
    let varied = FontReport(facts: facts, requested: "Test")
    #expect(FontComparison([Self.face(), varied]).likeness == .equal)
    #expect(FontComparison([varied, varied]).likeness == .sameFace)
  }

  @Test("what differs is named, set by set")
  func differences() {
    let other = Self.face {
      $0.name = "Other"
      $0.hhea = (910, -300, 0)
      $0.win = (900, 310)
      $0.typoBit = false
      $0.italicAngle = -8
    }
    // The effective set is typo in the first face, hhea in the second.
    #expect(
      FontComparison([Self.face(), other]).differences == [
        "ascender", "lineHeight", "hhea.ascender", "hhea.lineHeight", "win.descender",
        "win.lineHeight", "effective", "italicAngle", "useTypoMetrics",
      ])
  }

  @Test(
    "a difference counts from beyond the tolerance",
    arguments: [(0.0, true), (9, true), (9.9, true), (10, false), (11, false)])
  func tolerance(tolerance: Double, differs: Bool) {
    let other = Self.face {
      $0.name = "Other"
      $0.typo = (910, -300, 0)
    }
    let comparison = FontComparison([Self.face(), other], tolerance: tolerance)
    #expect((comparison.likeness == .different) == differs)
  }

  @Test("faces of other ems are compared in units of the first")
  func otherEm() {
    let doubled = Self.face {
      $0.name = "Double"
      $0.unitsPerEm = 2000
      $0.hhea = (1800, -600, 0)
      $0.typo = (1800, -600, 0)
      $0.win = (1800, 601)
      $0.ink = (1760, -560)
      $0.underlineThickness = 100
    }
    let comparison = FontComparison([Self.face(), doubled], tolerance: 0.5)
    let byKey = Dictionary(
      uniqueKeysWithValues: comparison.metrics.map { ($0.name.key, $0.differences[1]) })
    #expect(byKey["ascender"] == 0)
    // −601 of 2000 is −300.5 of 1000.
    #expect(byKey["win.descender"] == -0.5)
    // The sample writes −100 for the underline and 600 for the advance whatever the em.
    #expect(byKey["underlinePosition"] == 50)
    #expect(byKey["maxAdvance"] == -300)
    #expect(comparison.differences == ["underlinePosition", "maxAdvance"])
  }

  @Test("what only one face has is a difference; what none has is not")
  func absent() {
    let other = Self.face {
      $0.name = "Other"
      $0.hasOS2 = false
    }
    let comparison = FontComparison([Self.face(), other], tolerance: 10_000)
    #expect(comparison.differences.contains("typo.ascender"))
    #expect(comparison.differences.contains("useTypoMetrics"))
    #expect(!comparison.differences.contains("xHeight"))
    #expect(comparison.metrics.first { $0.name.key == "typo.ascender" }?.differences[1] == nil)
  }

  @Test("each of several faces is compared with the first")
  func several() {
    let faces = [900, 905, 890].map { ascender in
      Self.face {
        $0.name = "Face\(ascender)"
        $0.typo = (ascender, -300, 0)
      }
    }
    let ascender = FontComparison(faces).metrics.first { $0.name.key == "ascender" }
    #expect(ascender?.differences == [0, 5, -10])
  }
}
