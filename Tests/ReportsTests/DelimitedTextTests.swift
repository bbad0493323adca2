import Reports
import Testing

@Suite struct DelimitedTextTests {
  @Test("plain fields are parted by tabs, and tabs in them are escaped") func plain() {
    let line = DelimitedText.plain([.text("a\tb\nc"), .integer(nil), .number(87.5), .flag(true)])
    #expect(line == "a\\tb\\nc\t\t87.5\ttrue\n")
  }

  @Test(
    "CSV fields are quoted where RFC 4180 asks for it",
    arguments: [
      ("plain", "plain"), ("a,b", "\"a,b\""), ("say \"x\"", "\"say \"\"x\"\"\""),
      ("=1+2", "'=1+2"), ("+1", "'+1"), ("-1", "'-1"), ("@a", "'@a"), ("a=b", "a=b"),
      ("=a,b", "\"'=a,b\""),
    ])
  func csv(text: String, field: String) {
    #expect(DelimitedText.csv([.text(text), .integer(-483)]) == "\(field),-483\n")
  }
}
