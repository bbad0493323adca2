import Arguments
import Testing

@Suite("Reading values")
struct ReadingTests {
  @Test("A list is read part by part")
  func list() throws {
    let read = Reading.list(of: Reading.integer(in: 1...99))
    #expect(try read("10,12,24") == [10, 12, 24])
    #expect(try read("7") == [7])
  }

  @Test(
    "The first wrong part of a list is told, an empty one too",
    arguments: [("1,x,y", "x"), ("1,", ""), ("", ""), (",", ""), ("1;2", "1;2")])
  func wrongList(text: String, part: String) {
    let read = Reading.list(of: Reading.integer(in: 1...99))
    #expect(throws: ArgumentError("`\(part)` is not a whole number")) {
      try read(ArgumentValue(text))
    }
  }

  @Test("A list may be of choices and have another separator")
  func choices() throws {
    let read = Reading.list(of: Reading.choice(of: Greeting.Tone.self), separatedBy: ":")
    #expect(try read("warm:formal") == [.warm, .formal])
  }

  @Test("Each function reads as the word itself does")
  func functions() throws {
    let foreign = ArgumentValue(bytes: [0xFF])
    #expect(try Reading.raw(foreign) == foreign)
    #expect(throws: ArgumentError("`\u{FFFD}` is not valid UTF-8")) { try Reading.text(foreign) }
    #expect(try Reading.text("ł") == "ł")
    #expect(try Reading.decimal("0.5") == 0.5)
  }
}
