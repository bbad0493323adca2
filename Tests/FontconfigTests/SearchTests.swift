import FontModel
import Fontconfig
import TestSupport
import Testing

@Suite("Searching")
struct SearchTests {
  private func search(_ text: String, in configuration: FontConfiguration) -> FontCatalogue {
    var filter = CatalogueFilter()
    filter.search = text
    return configuration.catalogue(filter)
  }

  @Test(
    "Families are found by every word, in any order and language",
    arguments: [
      ("文鼎", ["AR PL KaitiM Big5"]),
      ("文泉驿 等宽", ["WenQuanYi Zen Hei Mono"]),
      ("notosansarab", ["Noto Sans Arabic"]),
      ("NOTO  SANS   thai", ["Noto Sans Thai"]),
      ("arabic noto", ["Noto Sans Arabic"]),
      ("noto nastaliq", ["Noto Nastaliq Urdu"]),
      ("sans dejavu", ["DejaVu Sans", "DejaVu Sans Mono"]),
      ("nonesuch", []),
    ])
  func families(text: String, expected: [String]) throws {
    let found = search(text, in: try Fonts.hermetic()).familyNames
    #expect(found == expected)
  }

  @Test("A family that is found keeps all its faces")
  func wholeFamily() throws {
    let configuration = try Fonts.hermetic()
    let group = try #require(
      search("dejavu sans", in: configuration).families.first { $0.family == "DejaVu Sans" })
    #expect(group.faces.count == 9)
  }

  @Test("A style keeps the faces that have it")
  func styles() throws {
    let catalogue = search("dejavu serif bold", in: try Fonts.hermetic())
    #expect(catalogue.familyNames == ["DejaVu Serif"])
    #expect(
      catalogue.faces.map(\.summary.style) == [
        "Condensed Bold", "Condensed Bold Italic", "Bold", "Bold Italic",
      ])
    let inter = search("inter semi bold", in: try Fonts.hermetic())
    #expect(inter.faces.allSatisfy { $0.summary.style.hasPrefix("Semi Bold") })
    #expect(inter.familyNames == ["Inter", "Inter Display"])
  }

  @Test("A name of a few faces doesn't speak for their family")
  func olderFamily() throws {
    let catalogue = search("dejavu sans light", in: try Fonts.hermetic())
    #expect(catalogue.faces.map(\.summary.style) == ["ExtraLight"])
  }

  @Test("A word doesn't begin in one name and end in the next")
  func wordBoundary() throws {
    let fonts = try OwnFonts()
    try fonts.add(.named(family: "Foo", style: "Bar", fullName: "Qux"), as: "a.ttf")
    let configuration = try fonts.load()
    #expect(search("foo bar", in: configuration).faceCount == 1)
    #expect(search("foobar", in: configuration).isEmpty)
    #expect(search("oba", in: configuration).isEmpty)
    #expect(search("foo qux", in: configuration).isEmpty)
  }

  @Test("Nothing asked, nothing left out")
  func empty() throws {
    let configuration = try Fonts.hermetic()
    #expect(search(" ", in: configuration) == configuration.catalogue())
  }
}
