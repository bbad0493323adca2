import Foundation
import Reports
import Testing

@Suite struct JSONWriterTests {
  @Test(
    "what is written is read back by an independent parser",
    arguments: [JSONWriter.Layout.compact, .indented])
  func readBack(layout: JSONWriter.Layout) throws {
    let text = JSONWriter.text(layout) { writer in
      writer.object { writer in
        writer.member("empty") { $0.list([Int]()) { $0.value($1) } }
        writer.member("flag", true)
        writer.member("list") { $0.list([1, 2]) { $0.value($1) } }
        writer.member("nothing", String?.none)
        writer.member("number", 17.49609375)
        writer.member("object") { $0.object { _ in } }
        writer.member("text", "a\"b\\c\nd\u{1F600}")
        writer.member("whole", -483)
      }
    }
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let expected: [String: Any] = [
      "empty": [Any](), "flag": true, "list": [1, 2], "nothing": NSNull(), "number": 17.49609375,
      "object": [String: Any](), "text": "a\"b\\c\nd\u{1F600}", "whole": -483,
    ]
    #expect(value as? NSDictionary == expected as NSDictionary)
  }

  @Test("compact JSON is one line without blanks") func compact() {
    let text = JSONWriter.text(.compact) { writer in
      writer.object { $0.member("a") { $0.list([1, 2]) { $0.value($1) } } }
    }
    #expect(text == #"{"a":[1,2]}"#)
  }

  @Test(
    "what could harm a terminal is escaped",
    arguments: [
      ("\u{1B}", #""\u001B""#), ("\u{7F}", #""\u007F""#), ("\u{9B}", #""\u009B""#),
      ("\u{202E}", #""\u202E""#), ("\u{2028}", #""\u2028""#), ("\u{2066}", #""\u2066""#),
      ("\n", #""\u000A""#), ("\u{E0041}", #""\uDB40\uDC41""#),
    ])
  func escapes(text: String, json: String) throws {
    #expect(JSONWriter.text(.compact) { $0.value(text) } == json)
    let value = try JSONSerialization.jsonObject(with: Data("[\(json)]".utf8))
    #expect((value as? [String]) == [text])
  }
}
