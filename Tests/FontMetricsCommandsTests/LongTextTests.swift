import TestSupport
import Testing

/// Text that a terminal has no room for.
@Suite struct LongTextTests {
  @Test("values stand below a picture whose rows have no room for them", arguments: ["80", "40"])
  func values(columns: String) throws {
    var program = try BuiltProgram()
    program.environment["COLUMNS"] = columns
    let result = try program.run(
      "draw", "Lato", "--text", "The quick brown fox jumps over the lazy dog, twice")
    #expect(result.status == 0)
    // 1610 and −390 of 2000 units to the em at 160 pixels.
    #expect(result.outputText.contains("128.800"))
    #expect(result.outputText.contains("-31.200"))
    #expect(result.outputText.contains("too long to be legible"))
  }

  @Test("a text that can be read has no such note") func legible() throws {
    let result = try BuiltProgram().run("draw", "Lato", "--text", "Hxgp")
    #expect(!result.outputText.contains("too long"))
    #expect(result.outputText.contains("128.800"))
  }
}
