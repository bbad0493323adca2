@testable import Arguments
import Testing

@Suite("The manual page")
struct ManualPageTests {
  static let page = Painting.program.manual(Painting.supplement)
  static let lines = page.split(separator: "\n", omittingEmptySubsequences: false)

  @Test(
    "Text has nothing in it that means something to roff",
    arguments: [
      ("--size", "\\-\\-size"), ("a\\b", "a\\eb"), ("it's", "it\\(aqs"), ("\"x\"", "\\(dqx\\(dq"),
      ("~/x", "\\(ti/x"), ("x^2", "x\\(ha2"), ("`", "\\(ga"), ("ą", "\\[u0105]"),
      ("😀", "\\[u1F600]"),
    ])
  func literal(text: String, source: String) {
    #expect(RoffText.literal(text).source == source)
  }

  @Test("What stands between backquotes is bold; one without a partner stands for itself")
  func prose() {
    #expect(RoffText.prose("say `a-b` or `c`").source == "say \\fBa\\-b\\fR or \\fBc\\fR")
    #expect(RoffText.prose("the ` key").source == "the \\(ga key")
  }

  @Test("Capitals of a notation stand for something else")
  func notation() {
    #expect(RoffText.notation("N[pt|px],...").source == "\\fIN\\fR[pt|px],...")
    #expect(RoffText.notation("[OPTIONS] A").source == "[\\fIOPTIONS\\fR] \\fIA\\fR")
  }

  @Test("Its title has the date and the version")
  func title() {
    #expect(
      Self.lines.first
        == ".TH \"BRUSH\" \"1\" \"2026-01-31\" \"brush 1.0\" \"User Commands\"")
    #expect(Self.page.contains(".SH \"NAME\"\nbrush \\- Paint: things\n"))
  }

  @Test("Its headings come in the usual order")
  func headings() {
    let headings = Self.lines.filter { $0.hasPrefix(".SH ") }.map { $0.dropFirst(4) }
    #expect(
      headings == [
        "\"NAME\"", "\"SYNOPSIS\"", "\"DESCRIPTION\"", "\"OPTIONS\"", "\"COMMANDS\"", "\"COLOURS\"",
        "\"EXAMPLES\"", "\"SEE ALSO\"",
      ])
  }

  @Test("Every command and option stands in it, but for hidden ones")
  func options() {
    for term in [
      ".SS \"brush paint\"", ".SS \"brush help\"",
      "\\fB\\-c\\fR, \\fB\\-\\-color\\fR \\fICOLOR\\fR",
      "\\fB\\-\\-tools\\fR \\fITOOL\\fR,...", "\\fB\\-q\\fR, \\fB\\-\\-quick\\fR",
      "\\fB\\-V\\fR, \\fB\\-\\-version\\fR", "[\\fISIDE\\fR]",
    ] {
      #expect(Self.lines.contains { $0 == term }, "\(term)")
    }
    #expect(!Self.page.contains("secret"))
  }

  @Test("A line of text never begins as a macro would, and none is long")
  func lineStarts() {
    #expect(Self.lines.contains("\\&.Paints \\fBwalls\\fR and doors."))
    #expect(Self.lines.contains("\\(aqRed\\(aq is \\fBred\\fR."))
    // What is to be typed is folded by what it looks like, not by its source.
    #expect(Self.lines.allSatisfy { $0.utf8.count <= 80 || $0.hasPrefix("\\fBbrush ") })
    let macros = ["TH", "SH", "SS", "PP", "TP", "IP", "EX", "EE", "nr", "nh", "ad", "br"]
    for line in Self.lines where line.hasPrefix(".") {
      #expect(macros.contains(String(line.dropFirst().prefix(2))), "\(line)")
    }
    #expect(!Self.lines.contains { $0.hasPrefix("'") })
  }

  @Test("A long example goes on below, and is never parted within quotes")
  func longExample() {
    #expect(
      Self.page.contains(
        """
        \\fBbrush paint \\(dqthe long wall of the kitchen\\(dq in \\-\\-color red \\-\\-tools \\e\\fR
        \\fB    roller,size=3 \\-q\\fR
        """))
  }
}
