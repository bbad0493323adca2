import Foundation
import MetricDiagram
import TestSupport
import Testing

/// PDF without fonts, and with a title that does no harm.
struct PDFTests {
  @Test("there is no font in the document, and no date, so that it is the same each time")
  func outlines() throws {
    let scene = try scene(.dejaVuSans)
    let bytes = try scene.pdf()
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-"))
    #expect(!text.contains("/Font"))
    #expect(!text.contains("/CreationDate"))
    #expect(try scene.pdf() == bytes)
  }

  @Test("a page is as large as the picture at 96 pixels an inch")
  func size() throws {
    let scene = try scene(.dejaVuSans)
    let text = String(decoding: try scene.pdf(), as: UTF8.self)
    let box = try #require(text.firstMatch(of: /\/MediaBox \[ ?0 0 ([0-9.]+) ([0-9.]+)/))
    #expect(Double(box.1) == Double(scene.width) * 0.75)
    #expect(Double(box.2) == Double(scene.height) * 0.75)
  }

  @Test("control characters don't reach the title")
  func title() throws {
    var scene = try scene([panel(SampleFace())])
    scene.title = "a\u{0}b\u{1B}]0;c\u{202E}(d)\\\n"
    let text = String(decoding: try scene.pdf(), as: UTF8.self)
    // In UTF-16 with a byte order mark.
    let title = try #require(text.firstMatch(of: /\/Title <FEFF([0-9A-F]*)>\n/))
    let wanted = "ab]0;c(d)\\".unicodeScalars.map { String(format: "%04X", $0.value) }
    #expect(String(title.1) == wanted.joined())
  }
}
