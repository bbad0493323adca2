import Foundation
import FontModel
import Fontconfig
import TestSupport
import Testing

@Suite("The catalogue")
struct CatalogueTests {
  private let catalogue: FontCatalogue

  init() throws {
    catalogue = try Fonts.hermetic().catalogue()
  }

  @Test("It holds the faces that fc-list prints, without the ranges of variable fonts")
  func sameAsFcList() throws {
    let expected = try FontconfigTool.list(":variable=false", format: "%{file}|%{index}")
    let found = catalogue.faces.map {
      "\($0.summary.file)|\($0.summary.index + ($0.summary.instance ?? 0) << 16)"
    }
    #expect(Set(found).count == found.count)
    #expect(Set(found) == Set(expected))
    #expect(catalogue.faceCount == found.count)
  }

  @Test("Names, format and traits are those that fc-list prints")
  func sameFields() throws {
    let expected = try FontconfigTool.list(
      ":variable=false",
      format:
        "%{file}|%{index}|%{family[0]}|%{style[0]}|%{fullname[0]}|%{postscriptname}|%{fontformat}|"
        + "%{color}|%{outline}|%{slant}|%{spacing}|%{fontversion}")
    let slants: [Slant: String] = [.upright: "0", .italic: "100", .oblique: "110"]
    let spacings: [Spacing: String] = [
      .proportional: "", .dual: "90", .mono: "100", .charcell: "110",
    ]
    for face in catalogue.faces {
      let summary = face.summary
      let fields: [String] = [
        "\(summary.file)", "\(summary.index + (summary.instance ?? 0) << 16)", summary.family,
        summary.style, summary.fullName ?? "", summary.postScriptName ?? "", summary.format,
        summary.hasColor ? "True" : "False", summary.isScalable ? "True" : "False",
        slants[summary.slant] ?? "", spacings[summary.spacing] ?? "", "\(face.fontVersion)",
      ]
      let line = fields.joined(separator: "|")
      #expect(expected.contains(line), "\(line)")
    }
  }

  @Test("Families are those of fc-list, sorted without regard to case")
  func families() throws {
    let expected = try FontconfigTool.list(":variable=false", format: "%{family[0]}")
    #expect(Set(catalogue.familyNames) == Set(expected))
    #expect(Set(catalogue.familyNames).count == catalogue.familyNames.count)
    #expect(
      catalogue.familyNames
        == catalogue.familyNames.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) })
    let povray = catalogue.familyNames.firstIndex(of: "POV-Ray Logo") ?? 0
    let proggy = catalogue.familyNames.firstIndex(of: "ProggyTinyTT") ?? 0
    #expect(povray < proggy)
  }

  @Test("The faces of a family come by width, weight and slant")
  func order() throws {
    let group = try #require(catalogue.families.first { $0.family == "DejaVu Sans" })
    #expect(
      group.faces.map(\.summary.style) == [
        "Condensed", "Condensed Oblique", "Condensed Bold", "Condensed Bold Oblique",
        "ExtraLight", "Book", "Oblique", "Bold", "Bold Oblique",
      ])
    #expect(group.aliases == ["DejaVu Sans Condensed", "DejaVu Sans Light"])
  }

  @Test(
    "Weights and widths are those of OS/2, also where fontconfig rounds them",
    arguments: ["League Mono", "DejaVu Sans", "Lato", "Open Sans", "Fira Code", "Roboto"])
  func scales(family: String) throws {
    // The percentages of usWidthClass 1 to 9 in the OpenType specification.
    let widths = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
    let group = try #require(catalogue.families.first { $0.family == family })
    for face in group.faces {
      let path = "\(face.summary.file)"
      let file = try SFNTFile(parsing: Array(Data(contentsOf: URL(fileURLWithPath: path))))
      #expect(face.summary.weight == file[.usWeightClass].map(Double.init), "\(path)")
      let widthClass = try #require(file[.usWidthClass])
      #expect(face.summary.width == widths[widthClass - 1], "\(path)")
    }
  }

  @Test("A variable font is its default and its named instances")
  func variableFont() throws {
    let faces = catalogue.faces.filter { $0.fileName == "Inter.var.ttf" }
    #expect(faces.count == 18)
    #expect(faces.allSatisfy { $0.summary.isVariable && $0.summary.index == 0 })
    // Number 7, regular and upright, is the default itself.
    #expect(
      Set(faces.compactMap(\.summary.instance)) == Set(1...18).subtracting([7]),
      "\(faces.compactMap(\.summary.instance).sorted())")
    let bold = try #require(faces.first { $0.summary.style == "Bold" })
    #expect(bold.summary.weight == 700)
    #expect(
      catalogue.faces.filter(\.summary.isVariable).allSatisfy { $0.fileName.contains(".var") })
  }

  @Test("Colour bitmaps and collections keep what is particular to them")
  func particularFonts() throws {
    let emoji = try #require(catalogue.families.first { $0.family == "Noto Color Emoji" })
    #expect(emoji.faces.count == 1)
    #expect(emoji.faces[0].summary.hasColor)
    #expect(!emoji.faces[0].summary.isScalable)
    let mono = try #require(catalogue.families.first { $0.family == "Noto Sans Mono CJK JP" })
    #expect(mono.faces.map(\.summary.index) == [5, 5])
  }

  @Test("Names come with their languages")
  func languages() throws {
    let face = try #require(catalogue.faces.first { $0.fileName == "bkai00mp.ttf" })
    #expect(face.families.first == LocalizedName("AR PL KaitiM Big5", language: "en"))
    #expect(face.families.contains(LocalizedName("文鼎ＰＬ中楷", language: "zh-tw")))
  }
}
