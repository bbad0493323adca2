import FontModel
import Fontconfig
import TestSupport
import Testing

@Suite("Looking up a name")
struct LookupTests {
  private let catalogue: FontCatalogue

  init() throws {
    catalogue = try Fonts.hermetic().catalogue()
  }

  /// The file names of the faces that a match has.
  private func files(_ match: NameMatch) -> [String] {
    switch match {
    case .family(let faces), .faces(let faces): faces.map(\.fileName)
    case .none: []
    }
  }

  private func isFamily(_ match: NameMatch) -> Bool {
    switch match {
    case .family: true
    case .faces, .none: false
    }
  }

  @Test(
    "Families in every language, whatever their case and blanks",
    arguments: [
      ("C-64", "C-64-Regular.ttf"), ("c-64", "C-64-Regular.ttf"),
      ("jsMath-cmr10", "jsMath-cmr10.ttf"), ("POV-Ray Logo", "povlogo.ttf"),
      ("pov-raylogo", "povlogo.ttf"),
      ("モトヤLシータ゛3等幅", "MTLc3m.ttf"), ("文鼎ＰＬ中楷", "bkai00mp.ttf"),
      ("AR PL KaitiM Big5", "bkai00mp.ttf"), ("IPAゴシック", "ipag.ttf"),
    ])
  func families(name: String, file: String) {
    let match = catalogue.lookup(name)
    #expect(isFamily(match))
    #expect(files(match) == [file])
  }

  @Test(
    "Full names and PostScript names give one face",
    arguments: [
      ("C-64-Regular", "C-64-Regular.ttf"), ("ZenKai-Medium", "bkai00mp.ttf"),
      ("DejaVu Sans Bold", "DejaVuSans-Bold.ttf"), ("dejavusans-bold", "DejaVuSans-Bold.ttf"),
      ("DejaVu Sans Mono Bold Oblique", "DejaVuSansMono-BoldOblique.ttf"),
    ])
  func faces(name: String, file: String) {
    let match = catalogue.lookup(name)
    #expect(!isFamily(match))
    #expect(files(match) == [file])
  }

  @Test("A family wins over the full name of one of its faces")
  func familyFirst() {
    #expect(isFamily(catalogue.lookup("DejaVu Sans")))
    #expect(files(catalogue.lookup("DejaVu Sans")).count == 9)
    #expect(files(catalogue.lookup("dejavusans")).count == 9)
  }

  @Test("The exact spelling wins over a name that differs in blanks")
  func exactPostScriptName() {
    #expect(files(catalogue.lookup("DejaVuSans")) == ["DejaVuSans.ttf"])
    #expect(catalogue.faces(ofFamily: "DejaVuSans").count == 9)
    #expect(catalogue.faces(ofFamily: "DejaVuSans-Bold").isEmpty)
  }

  @Test("An older family name gives the faces that have it")
  func olderFamily() {
    let match = catalogue.lookup("dejavu sans condensed")
    #expect(isFamily(match))
    #expect(files(match).count == 4)
  }

  @Test(
    "Names that are part of others, or hold what looks like options, aren't installed",
    arguments: [
      "C", "C-6", "Noto Sans-12", "DejaVu Sans:bold", "DejaVu Sans,Arial", "", "  ", "sans-serif",
      "DejaVu Sáns",
    ])
  func notInstalled(name: String) {
    #expect(catalogue.lookup(name) == .none)
  }

  @Test("Families that differ in case and blanks are told apart by the exact spelling")
  func exactFamily() throws {
    let fonts = try OwnFonts()
    try fonts.add(.named(family: "Foo Bar", style: "Regular", fullName: "One"), as: "1.ttf")
    try fonts.add(.named(family: "FooBar", style: "Regular", fullName: "Two"), as: "2.ttf")
    try fonts.add(.named(family: "Three", style: "Regular", fullName: "FOOBAR"), as: "3.ttf")
    let catalogue = try fonts.load().catalogue()
    #expect(files(catalogue.lookup("Foo Bar")) == ["1.ttf"])
    #expect(files(catalogue.lookup("FooBar")) == ["2.ttf"])
    #expect(files(catalogue.lookup("FOOBAR")) == ["3.ttf"])
    #expect(files(catalogue.lookup("foobar")) == ["1.ttf", "2.ttf"])
  }

  @Test("Near names are suggested, families first")
  func suggestions() {
    #expect(catalogue.suggestions(for: "Dejavu Snas", limit: 1) == ["DejaVu Sans"])
    #expect(catalogue.suggestions(for: "Noto Sans Nonesuch", limit: 3) == ["Noto Sans"])
    #expect(catalogue.suggestions(for: "LMRoman10Regulra", limit: 1) == ["LM Roman 10 Regular"])
    #expect(catalogue.suggestions(for: "Qqqqqqq", limit: 3).isEmpty)
  }

  @Test("The part of the catalogue around a name answers as the whole does")
  func aroundNames() throws {
    let configuration = try Fonts.hermetic()
    // Every thirtieth face by all its names, as they are and in capitals, and names of no font.
    var names = ["", " ", "No Such Font", "ſans", "Deja\u{A0}Vu Sans"]
    for (position, face) in catalogue.faces.enumerated() where position % 30 == 0 {
      names +=
        (face.families + face.fullNames).map(\.text) + [face.postScriptName].compactMap(\.self)
    }
    for name in names + names.map({ $0.uppercased() }) {
      let part = configuration.catalogue(around: name)
      #expect(part.lookup(name) == catalogue.lookup(name), "\(name)")
      guard case .faces(let faces) = part.lookup(name), let family = faces.first?.summary.family
      else { continue }
      #expect(part.faces(ofFamily: family) == catalogue.faces(ofFamily: family), "\(name)")
    }
  }
}
