import FontModel
import FreeType
import TestSupport
import Testing
import TextShaping

struct LineTests {
  private let font = SFNTBuilder().build()

  @Test(
    "Newlines of every kind begin a line",
    arguments: ["\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func newlines(newline: String) throws {
    let text = try shape("H\(newline)x", font)
    #expect(text.ids == [[2], [3]])
    #expect(text.clusters == [[0], [1 + newline.unicodeScalars.count]])
    #expect(text.lines.map(\.advance) == [500, 450])
    #expect(text.missing == [])
  }

  @Test("Empty lines count, at the end too")
  func emptyLines() throws {
    #expect(try shape("", font).ids == [[]])
    #expect(try shape("H\n\nx\n", font).ids == [[2], [], [3], []])
    let line = try shape("", font).lines[0]
    #expect(line.advance == 0)
    #expect(line.ink == nil)
  }

  @Test("A line of blanks has an advance and no ink")
  func blanks() throws {
    let line = try shape("  ", font).lines[0]
    #expect(line.advance == 500)
    #expect(line.ink == nil)
    #expect(line.glyphs.map(\.ink) == [.none, .none])
  }

  @Test("A tab is a blank and other control characters are passed over")
  func controls() throws {
    let text = try shape("H\u{0}\u{1B}\tx\u{7F}\u{9B}d", font)
    #expect(text.ids == [[2, 1, 3, 4]])
    #expect(text.clusters == [[0, 3, 4, 7]])
    #expect(text.missing == [])
  }

  @Test("The ink of a line is that of its glyphs, each at its place")
  func ink() throws {
    // Boxes: H from 50 to 450 and up to 700, p from 50 to 400 and from -200 to 500.
    let line = try shape("Hp", font).lines[0]
    #expect(line.glyphs.map(\.origin) == [Point(x: 0, y: 0), Point(x: 500, y: 0)])
    #expect(line.ink == InkBox(50, -200, 900, 700))
    let corners = [Point(x: 50, y: 0), Point(x: 50, y: 700), Point(x: 450, y: 700)]
    #expect(
      line.glyphs[0].ink
        == .outline(
          Outline(
            [.move(to: corners[0])] + corners[1...].map { .line(to: $0) }
              + [.line(to: Point(x: 450, y: 0)), .line(to: corners[0])])))
  }

  @Test("Each line has a direction of its own")
  func directions() throws {
    let text = try shape("אב\nab", .dejaVuSans)
    #expect(text.clusters == [[1, 0], [3, 4]])
  }

  @Test("At most 10,000 characters are laid out")
  func limit() throws {
    let longest = String(repeating: "H", count: Shaper.characterLimit)
    #expect(try shape(longest, font).lines[0].advance == 5_000_000)
    #expect(
      throws: FontError(
        .shaping, subject: "text", message: "has 10,001 characters; at most 10,000 are laid out")
    ) { try shape(longest + "H", font) }
    // One character to a reader, many to a font.
    let marks = "x" + String(repeating: "\u{301}", count: Shaper.characterLimit)
    #expect(throws: FontError.self) { try shape(marks, font) }
  }
}
