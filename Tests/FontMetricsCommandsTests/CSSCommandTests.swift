import Foundation
import TestSupport
import Testing

/// `css` as a person or a script meets it.
@Suite struct CSSCommandTests {
  private func css(_ arguments: [String], input: [UInt8] = []) throws -> ChildProcess.Result {
    var process = try BuiltProgram().process((["css"] + arguments).map { Array($0.utf8) })
    process.input = input
    return try process.run()
  }

  private func value(_ name: String, in text: String) -> String? {
    text.split(separator: "\n").first { $0.hasPrefix("  \(name): ") }
      .map { String($0.dropFirst(name.count + 4).dropLast()) }
  }

  @Test("a fallback by path has the numbers of Capsize's formulas")
  func byPath() throws {
    let result = try css([
      try TestFont.notoSans.require(), "--fallback", try TestFont.liberationSans.require(),
    ])
    #expect(result.status == 0)
    // 474 ÷ 1000 by 913 ÷ 2048 is 1.0632548; 1.069 and 0.293 by that.
    #expect(value("size-adjust", in: result.outputText) == "106.3255%")
    #expect(value("ascent-override", in: result.outputText) == "100.5403%")
    #expect(value("descent-override", in: result.outputText) == "27.5569%")
    #expect(value("line-gap-override", in: result.outputText) == "0%")
    #expect(
      value("src", in: result.outputText)
        == #"local("Liberation Sans"), local("LiberationSans")"#)
  }

  @Test("names of fonts that are not installed are known from the table")
  func byName() throws {
    let result = try css(["arial", "-f", "Helvetica Neue"])
    #expect(result.status == 0)
    #expect(value("size-adjust", in: result.outputText) == "99.0668%")
    #expect(value("ascent-override", in: result.outputText) == "91.3801%")
    #expect(result.outputText.contains("not read from a file"))
    #expect(try css(["DejaVu Sans", "--fallback", "-apple-system"]).status == 0)
  }

  @Test("an installed font counts before the table")
  func installedFirst() throws {
    let result = try css(["Roboto", "--css-units"])
    #expect(result.outputText.contains("Roboto-Regular.ttf"))
  }

  @Test(
    "without a fallback, one of the font's kind is taken",
    arguments: [
      ("DejaVu Sans", "Arial"), ("DejaVu Serif", "Times New Roman"),
      ("DejaVu Sans Mono", "Courier New"), ("Arial", "Helvetica"),
    ])
  func defaults(font: String, fallback: String) throws {
    let result = try css([font])
    #expect(result.status == 0)
    #expect(value("src", in: result.outputText)?.hasPrefix("local(\"\(fallback)\")") == true)
  }

  @Test("the tools' numbers are told apart")
  func dialects() throws {
    let arguments = ["Liberation Serif", "--fallback", "Liberation Sans", "--like"]
    let next = try css(arguments + ["next"]).outputText
    // 36739 ÷ 40184, as both fonts have the published means.
    #expect(value("size-adjust", in: next) == "91.43%")
    let fontaine = try css(arguments + ["fontaine"]).outputText
    // 832 ÷ 913, both of 2048.
    #expect(value("size-adjust", in: fontaine) == "91.1281%")
    #expect(try css(arguments + ["tailwind"]).status == 2)
  }

  @Test("a script that the font doesn't cover is an answer without size-adjust, and status 1")
  func script() throws {
    let result = try css(["Noto Sans", "--fallback", "Noto Sans Thai", "--script", "thai"])
    #expect(result.status == 1)
    #expect(value("size-adjust", in: result.outputText) == nil)
    #expect(value("ascent-override", in: result.outputText) != nil)
    #expect(result.errorText.contains("doesn't cover thai"))
    let thai = try css(["Noto Sans Thai", "--fallback", "Noto Sans Thai", "--script", "thai"])
    #expect(thai.status == 0)
    #expect(value("size-adjust", in: thai.outputText) == "100%")
  }

  @Test("trims take sizes and line heights as CSS has them")
  func trims() throws {
    for lineHeight in ["180px", "1.2", "120%", "135pt"] {
      let result = try css([
        "Times New Roman", "--trim", "--size", "150px", "--line-height", lineHeight,
      ])
      #expect(result.status == 0)
      #expect(value("margin-bottom", in: result.outputText) == "-0.2753em", "\(lineHeight)")
      #expect(value("margin-top", in: result.outputText) == "-0.2626em")
    }
  }

  @Test(
    "options that make no sense together are refused",
    arguments: [
      ["--size", "12px"], ["--trim", "--size", "12", "--cap-height", "9"],
      ["--trim", "--line-height", "2", "--line-gap", "9"], ["--trim", "--like", "next"],
      ["--like", "next", "--script", "latin"], ["--like", "fontaine", "--script", "thai"],
      ["--trim", "--size", "0"], ["--trim", "--line-height", "wide"], ["--like", "fontmetrics"],
    ])
  func refused(options: [String]) throws {
    let result = try css(["DejaVu Sans"] + options)
    #expect(result.status == 2)
    #expect(result.outputText == "")
  }

  @Test("a font on standard input works, a name that nobody knows is an error with the known ones")
  func sources() throws {
    let input = try css(["-", "--css-units"], input: try TestFont.lato.bytes())
    #expect(input.status == 0)
    #expect(input.outputText.hasPrefix("/* Lato Regular: standard input"))
    let unknown = try css(["No Such Font"])
    #expect(unknown.status == 1)
    #expect(unknown.errorText.contains("css knows") && unknown.errorText.contains("Verdana"))
    let slip = try BuiltProgram().run("css", "Lato", "--fallback", "Arail")
    #expect(slip.status == 1)
    #expect(slip.errorText.contains("did you mean `Arial`?"), "\(slip.errorText)")
    let keyword = try BuiltProgram().run("css", "Lato", "--fallback", "system-ui")
    #expect(keyword.status == 1)
    #expect(keyword.errorText.contains("another font on each system"), "\(keyword.errorText)")
    let fallback = try css(["DejaVu Sans", "--fallback", "No Such Font", "--json"])
    #expect(fallback.status == 1)
    let document = try JSONSerialization.jsonObject(with: Data(fallback.output)) as? [String: Any]
    #expect((document?["errors"] as? [Any])?.count == 1)
    #expect((document?["fonts"] as? [Any])?.isEmpty == true)
    #expect(try css(["DejaVu Sans", "--fallback", "/usr/share/fonts"]).status == 2)
  }

  @Test("several fonts give several blocks, and one that fails doesn't stop the rest")
  func several() throws {
    let result = try css(["DejaVu Sans", "No Such Font", "Lato"])
    #expect(result.status == 1)
    #expect(result.outputText.contains("DejaVu Sans Fallback"))
    #expect(result.outputText.contains("Lato Fallback"))
  }

  @Test("faces of one family are told apart by weight and style, and one fallback is written once")
  func styles() throws {
    let result = try BuiltProgram().run(
      "css", "Lato", "Lato-BoldItalic", "--fallback", "Arial", "--fallback", "Arial")
    let rules = result.outputText.components(separatedBy: "@font-face").dropFirst()
    #expect(rules.count == 2)
    #expect(rules.first?.contains("font-weight") == false)
    #expect(rules.last?.contains("font-weight: 700;\n  font-style: italic;") == true)
  }
}
