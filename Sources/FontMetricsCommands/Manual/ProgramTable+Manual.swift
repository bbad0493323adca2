internal import Arguments

extension ProgramTable {
  /// What the manual says beside the tables; the date is that of its last change.
  static var manual: ManualSupplement {
    ManualSupplement(
      date: "2026-11-30",
      sections: [formats, numbers, exitStatuses, environment],
      examples: manualExamples,
      relatedPages: ["fc-list(1)", "fc-match(1)", "fc-query(1)", "jq(1)", "fonts-conf(5)"])
  }

  private static var exitStatuses: HelpSection {
    HelpSection(
      "Exit status",
      [
        .table([
          .init("0", "Done; also when a reader closes the pipe."),
          .init(
            "1",
            "The answer is no: nothing matched, a font or style is not installed, a folder holds no "
              + "font, a value is not in the font, `check` found a failure, `compare --exit-code` a "
              + "difference."),
          .init(
            "2",
            "Trouble: bad usage, a font that can't be read, an index, instance or axis that a font "
              + "doesn't have, output that can't be written."),
          .init("130", "Interrupted."),
        ]),
        .paragraph(
          "One bad font among many does not stop the rest: its error goes to standard error, the "
            + "others are printed, and the worst status is returned."),
      ])
  }

  private static var numbers: HelpSection {
    HelpSection(
      "How numbers are chosen",
      [
        .paragraph(
          "Values come from the font's own tables, as integers in design units; sizes are applied "
            + "without rounding. Every value says its source."),
        .paragraph(
          "A font has up to three sets of line metrics: hhea, typo and win. The effective one is "
            + "chosen as FreeType does: typo where bit 7 of OS/2 fsSelection is set, else hhea; where "
            + "that is zero, typo, then win."),
        .paragraph(
          "Cap height and x-height are those of OS/2 where it declares them. Otherwise the top of H "
            + "or x is measured from the outline, and the source says so. What a font doesn't have is "
            + "absent, never 0."),
      ])
  }
}
