import FontModel
import Testing

@Suite("The most regular face")
struct RegularFaceTests {
  private func face(
    _ style: String, weight: Double = 400, width: Double = 100, slant: Slant = .upright
  ) -> FaceSummary {
    FaceSummary(
      family: "Test", style: style, fullName: nil, postScriptName: nil, weight: weight,
      width: width, slant: slant, spacing: .proportional, isVariable: false, hasColor: false,
      isScalable: true, format: "TrueType", file: FilePath("/\(style).ttf"), index: 0,
      instance: nil)
  }

  private func expectMostRegular(
    _ wanted: FaceSummary, among others: [FaceSummary],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for faces in [[wanted] + others, others + [wanted]] {
      #expect(FaceSummary.mostRegular(of: faces) == wanted, sourceLocation: sourceLocation)
    }
  }

  @Test("Upright comes before everything else")
  func upright() {
    expectMostRegular(
      face("Black", weight: 900, width: 75),
      among: [face("Italic", slant: .italic), face("Oblique", slant: .oblique)])
    expectMostRegular(
      face("Italic", slant: .italic), among: [face("Oblique", slant: .oblique)])
  }

  @Test("Then the weight nearest 400, on either side")
  func weight() {
    expectMostRegular(
      face("Medium", weight: 500, width: 75),
      among: [face("Light", weight: 250), face("Bold", weight: 700)])
    expectMostRegular(
      face("Book", weight: 350), among: [face("Medium", weight: 500, width: 100)])
  }

  @Test("Then the width nearest normal: a family may have none at 100")
  func width() {
    expectMostRegular(
      face("Wide Regular", width: 112.5),
      among: [face("Regular", width: 75), face("Normal", width: 125)])
  }

  @Test(
    "Then a style of one of four names, whatever its case",
    arguments: ["Regular", "Book", "Roman", "Normal", "REGULAR"])
  func style(name: String) {
    expectMostRegular(face(name), among: [face("8pt"), face("Aaa"), face("Regular 18pt")])
  }

  @Test("Among the four names their order decides")
  func names() {
    expectMostRegular(face("Regular"), among: [face("Book"), face("Roman"), face("Normal")])
    expectMostRegular(face("Book"), among: [face("Roman"), face("Normal")])
    expectMostRegular(face("Roman"), among: [face("Normal")])
  }

  @Test("What is left is decided by the order of a list, not of discovery")
  func order() {
    expectMostRegular(face("8pt"), among: [face("9pt")])
    #expect(face("8pt").distanceFromRegular == face("9pt").distanceFromRegular)
    expectMostRegular(
      face("Light", weight: 300), among: [face("Medium", weight: 500)])
    #expect(FaceSummary.mostRegular(of: []) == nil)
  }
}
