import FontModel
import Reports
import TestSupport
import Testing

/// CSS as it is written.
@Suite struct CSSTextTests {
  private static func font(
    _ family: String = "Test Sans", advance: Int? = 500,
    change: (inout SampleFace) -> Void = { _ in }
  ) throws(FontError) -> CSSFont {
    var facts = SampleFace(change).report.facts
    facts.summary.family = family
    facts.tables.os2?.sCapHeight = DesignUnits(700)
    facts.tables.os2?.sxHeight = DesignUnits(500)
    let advances = Dictionary(
      uniqueKeysWithValues: CharacterAdvances.neededForCSS.compactMap { character in
        advance.map { (character, DesignUnits($0)) }
      })
    return try CSSFont(
      FontReport(facts: facts, requested: "test"),
      advances: CharacterAdvances(missing: DesignUnits(600), advances: advances))
  }

  private static let known = WellKnownFont(named: "Arial").map { CSSFont($0) }

  /// The parts of CSS that are no comment.
  private func rules(_ text: String) -> String {
    var text = text[...]
    var rules = ""
    while let start = text.firstRange(of: "/*") {
      rules += text[..<start.lowerBound]
      guard let end = text[start.upperBound...].firstRange(of: "*/") else {
        Issue.record("a comment has no end")
        return rules
      }
      text = text[end.upperBound...]
    }
    return rules + text
  }

  @Test("a fallback face has four descriptors and quoted names")
  func fallback() throws {
    let arial = try #require(Self.known)
    let report = CSSReport(
      try Self.font { $0.typo = (900, -300, 45) }, CSSRequest(fallbacks: [arial]))
    // 500 ÷ 1000 by 913 ÷ 2048 is 1.121577; 0.9, 0.3 and 0.045 by that.
    #expect(
      rules(CSSText(report).text).trimmed == """
        @font-face {
          font-family: "Test Sans Fallback";
          src: local("Arial"), local("ArialMT");
          size-adjust: 112.1577%;
          ascent-override: 80.2441%;
          descent-override: 26.748%;
          line-gap-override: 4.0122%;
        }
        """)
    #expect(
      CSSText(report).text.contains(
        #"/* font-family: "Test Sans", "Test Sans Fallback", "Arial"; */"#))
  }

  @Test("comments say which file, which set and which widths the numbers rest on")
  func comments() throws {
    let arial = try #require(Self.known)
    let text = CSSText(
      CSSReport(
        try Self.font {
          $0.win = (1000, 400)
          $0.typoBit = false
        }, CSSRequest(fallbacks: [arial]))
    ).text
    #expect(text.contains("Test Sans Regular: fonts/TestSans-Regular.ttf, 1000 units per em"))
    #expect(text.contains("Set hhea, which Chrome on Linux takes: ascender 900, descender -300"))
    #expect(text.contains("500 units here, 913 units there"))
    #expect(text.contains("Windows: win gives the web font lines 20% of the em higher"))
  }

  @Test("an unknown width leaves size-adjust out")
  func unknownWidth() throws {
    let arial = try #require(Self.known)
    let report = CSSReport(try Self.font(advance: nil), CSSRequest(fallbacks: [arial]))
    #expect(!rules(CSSText(report).text).contains("size-adjust"))
    #expect(rules(CSSText(report).text).contains("ascent-override: 90%"))
    #expect(CSSText(report).text.contains("not known here, 913 units there"))
  }

  @Test("trims are margins, and text-box where there is such a thing")
  func trim() throws {
    let request = CSSRequest(
      trim: TextTrim.Request(size: .fontSize(20), leading: .multiple(1.5)))
    let text = rules(CSSText(CSSReport(try Self.font(), request)).text)
    // The line is 24px, 6px less than 30px: 3px, 0.15em, more on either side.
    #expect(text.contains("line-height: 30px;"))
    #expect(text.contains("margin-bottom: -0.35em;"))
    #expect(text.contains("margin-top: -0.45em;"))
    #expect(text.contains("text-box: trim-both cap alphabetic;"))
  }

  @Test("units are told with their sources")
  func units() throws {
    let text = CSSText(CSSReport(try Self.font(), CSSRequest(wantsUnits: true))).text
    #expect(text.contains("1ex = 0.5em (500 of 1000 units: x-height, OS/2)"))
    #expect(text.contains("1ch = 0.5em (500 of 1000 units: advance of 0)"))
    #expect(rules(text).contains("font-size-adjust: 0.5;"))
  }

  @Test(
    "a name from a font can end neither a string nor a comment",
    arguments: [
      (#"A "quoted" \ name"#, #""A \"quoted\" \\ name""#),
      ("Source Sans 3", #""Source Sans 3""#), ("inherit", #""inherit""#),
      ("Line\nbreak", #""Line\A break""#), ("Esc\u{1B}[31m", #""Esc\1B [31m""#),
      ("*/ body { display: none } /*", #""*/ body { display: none } /*""#),
      ("\u{202E}evil", #""\202E evil""#),
    ])
  func quoting(family: String, quoted: String) throws {
    let request = CSSRequest(
      fallbacks: [try Self.font(family)],
      trim: TextTrim.Request(size: .fontSize(16), leading: .normal), wantsUnits: true)
    let text = CSSText(CSSReport(try Self.font(family), request)).text
    #expect(text.contains("font-family: \(quoted);\n"))
    #expect(!text.unicodeScalars.contains("\u{1B}") && !text.unicodeScalars.contains("\u{202E}"))
    // With strings and comments taken out, braces pair, and nothing but rules is left.
    let bare = withoutStrings(text)
    #expect(bare.count { $0 == "{" } == bare.count { $0 == "}" })
    #expect(!bare.contains("display: none"))
  }

  /// CSS without its strings and comments, read character by character as a browser does.
  private func withoutStrings(_ text: String) -> String {
    var result = ""
    var rest = Array(text)[...]
    while let character = rest.popFirst() {
      if character == "\"" {
        while let inner = rest.popFirst(), inner != "\"" {
          if inner == "\\" { _ = rest.popFirst() }
          if inner == "\n" { Issue.record("a string goes over the end of a line") }
        }
      } else if character == "/", rest.first == "*" {
        var last: Character = " "
        while let inner = rest.popFirst(), !(last == "*" && inner == "/") { last = inner }
      } else {
        result.append(character)
      }
    }
    return result
  }

  @Test("JSON is as its schema says, for every dialect")
  func schema() throws {
    let arial = try #require(Self.known)
    var reports = try CSSDialect.allCases.map { dialect in
      CSSReport(try Self.font(), CSSRequest(fallbacks: [arial], dialect: dialect))
    }
    reports.append(
      CSSReport(
        try Self.font(advance: nil) { $0.win = (1000, 400) },
        CSSRequest(
          fallbacks: [arial, try Self.font("Other")],
          trim: TextTrim.Request(size: .capHeight(12), leading: .gap(4)), wantsUnits: true,
          script: .thai)))
    reports.append(CSSReport(arial, CSSRequest(wantsUnits: true)))
    let errors = [FontError(.notInstalled, subject: "Nope", message: "is not installed")]
    #expect(try schemaProblems(in: CSSReport.json(reports, errors: errors)) == [])
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isNewline == true { text.removeFirst() }
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
