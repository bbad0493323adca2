import Foundation
import Reports
import Testing

@Suite("The reader of JSON")
struct JSONReaderTests {
  @Test(
    "values are read",
    arguments: [
      ("null", JSONValue.null), (" true ", .bool(true)), ("false", .bool(false)),
      ("0", .number(0)), ("-0", .number(0)), ("12.5e1", .number(125)), ("1E-2", .number(0.01)),
      ("-7", .number(-7)), ("1e+3", .number(1000)), (#""""#, .string("")),
      (#""a\"\\\/\b\f\n\r\t""#, .string("a\"\\/\u{8}\u{C}\n\r\t")),
      (#""\u00e4\uD83D\uDE00é😀""#, .string("ä😀é😀")), ("[]", .list([])), ("{}", .object([:])),
      ("[1, [2],\n{}]", .list([.number(1), .list([.number(2)]), .object([:])])),
      (#"{"a": 1, "b": {"a": null}}"#, .object(["a": .number(1), "b": .object(["a": .null])])),
    ])
  func values(_ text: String, _ value: JSONValue) throws {
    #expect(try JSONReader.value(Array(text.utf8)) == value)
    // An independent reader takes the text as well.
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }
  }

  @Test(
    "what is no JSON is refused, with its line",
    arguments: [
      ("", 1), (" \n", 2), ("nul", 1), ("True", 1), ("01", 1), ("+1", 1), (".5", 1), ("1.", 1),
      ("-", 1), ("1e", 1), ("1e999", 1), ("NaN", 1), ("0x1", 1), ("\"a", 1), ("\"a\nb\"", 1),
      ("\"\u{1}\"", 1), (#""\x""#, 1), (#""\u12""#, 1), (#""\uD83D""#, 1), (#""\uDE00""#, 1),
      (#""\uD83D\u0041""#, 1), ("[1,]", 1), ("[1 2]", 1), ("[\n1,\n2", 3), ("{a: 1}", 1),
      ("{\"a\"}", 1), ("{\"a\": 1,}", 1), ("{\n\"a\": 1,\n\"a\": 2}", 3), ("{\"a\": 1", 1),
      ("1 2", 1), ("[]]", 1), ("// x\n1", 1), ("'a'", 1), ("\u{FEFF}1", 1),
    ])
  func refused(_ text: String, _ line: Int) throws {
    let error = #expect(throws: JSONReadingError.self) {
      try JSONReader.value(Array(text.utf8))
    }
    #expect(try #require(error).line == line)
    #expect(try !#require(error).message.isEmpty)
  }

  @Test("text that is not UTF-8 is refused")
  func encoding() {
    #expect(throws: JSONReadingError.self) { try JSONReader.value([0x22, 0xFF, 0x22]) }
    #expect(throws: JSONReadingError.self) { try JSONReader.value([0xFF]) }
  }

  @Test("depth is bounded, whatever is nested")
  func depth() throws {
    let limit = JSONReader.maximumDepth
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(throws: Never.self) { try JSONReader.value(nested(limit)) }
    #expect(throws: JSONReadingError.self) { try JSONReader.value(nested(limit + 1)) }
    #expect(throws: JSONReadingError.self) {
      try JSONReader.value(Array(String(repeating: "{\"a\":", count: 100_000).utf8))
    }
    // Lists beside one another aren't nested.
    let wide = "[" + Array(repeating: "[]", count: 1000).joined(separator: ",") + "]"
    #expect(throws: Never.self) { try JSONReader.value(Array(wide.utf8)) }
  }

  @Test("no beginning of a document is taken for a whole one, and none does harm")
  func beginnings() {
    let text = Array(#"{"a": [1.5e3, true, null, "ä\uD83D\uDE00\n"], "b": {"c": "d"}}"#.utf8)
    for length in text.indices {
      #expect(throws: JSONReadingError.self) { try JSONReader.value(Array(text[..<length])) }
    }
    // Nor does any byte in any place.
    for position in text.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = text
        changed[position] = byte
        _ = try? JSONReader.value(changed)
      }
    }
  }
}
