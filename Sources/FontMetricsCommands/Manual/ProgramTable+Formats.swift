internal import Arguments

extension ProgramTable {
  /// The forms in which commands answer.
  static var formats: HelpSection {
    HelpSection(
      "Output formats",
      [
        .paragraph(
          "Data goes to standard output, everything else to standard error. Decimals have a point in "
            + "every locale. Text from fonts is escaped, so that it can't steer a terminal."),
        .table([
          .init("table", "For people; its shape may change."),
          .init(
            "plain",
            "A record a line, its fields parted by tabs, without a header: for cut and awk. Fields "
              + "are only ever added at the end."),
          .init("csv", "The same fields as plain, as RFC 4180 has them, with a header."),
          .init(
            "json",
            "One document, which names its shape and version under `schema`, such as "
              + "`fontmetrics.show/1`. Keys are sorted; what is absent is null. Lengths have design "
              + "units, the value at the size, and the source. Fonts that can't be read stand under "
              + "`errors`."),
          .init(
            "ndjson",
            "A JSON document a line, written as soon as it is known. A font that can't be read is a "
              + "line with the schema `fontmetrics.error/1`."),
          .init("sarif", "SARIF 2.1.0, for the findings of `check` in CI systems."),
          .init("css", "What `css` prints for a style sheet."),
          .init(
            "PNG, SVG, PDF",
            "What `draw` writes. A file that exists is replaced once the new one is whole."),
        ]),
      ])
  }
}
