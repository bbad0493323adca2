internal import Arguments

extension ProgramTable {
  /// Five questions and how they are answered. What stands in backquotes stands in the answer.
  static var manualExamples: [ManualSupplement.Example] {
    [
      .init(
        "How high is a line of DejaVu Sans at 24 points, and why?",
        line: "fontmetrics show \"DejaVu Sans\" --size 24",
        explanation:
          "The row of the line height says `27.938` points and `hhea`: it is the ascender, "
          + "`22.277`, less the descender, `-5.660`, plus no gap, all of the hhea table. The table "
          + "below has the other two sets, whose lines are `2458` and `2384` units high, and who uses "
          + "which; the last lines say what each platform rounds them to."),
      .init(
        "How high is a capital, as a number for a script?",
        line: "fontmetrics show \"DejaVu Sans\" --metric capHeight --units",
        explanation:
          "Prints `1493` and nothing else. Divided by the units of an em, 2048, it is 0.729 "
          + "of the font size. Where a font has no capitals the status is 1."),
      .init(
        "At which size does Liberation Sans look as large as DejaVu Sans at 24 points?",
        line: "fontmetrics compare \"DejaVu Sans\" \"Liberation Sans\"",
        explanation:
          "The last table says it: at `24.843` points both have the same x-height, and "
          + "with a line height of `1.125` their lines are equally far apart. Rows marked as "
          + "different tell why the two don't line up."),
      .init(
        "How does a page keep still while its web font arrives?",
        line: "fontmetrics css \"DejaVu Sans\" --fallback Arial > fallback.css",
        explanation:
          "Writes an `@font-face` on `Arial` whose `size-adjust`, `ascent-override` and "
          + "`descent-override` make it take the room of DejaVu Sans. Name both in the font-family "
          + "of the page, the web font first."),
      .init(
        "Will lines of a family have the same height everywhere?",
        line: "fontmetrics check \"DejaVu Sans\" --all-styles",
        explanation:
          "Prints a finding for each rule that is broken, with the values to set. One that "
          + "says `FAIL` makes the status 1, which stops a build; `WARN` does not."),
    ]
  }
}
