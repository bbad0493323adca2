internal import Arguments

extension HelpSection {
  /// The exit statuses of a command, with its own meaning of 1.
  static func exitStatus(negative: String) -> HelpSection {
    HelpSection(
      "Exit status",
      [
        .table([
          Entry("0", "done; also when a reader closes the pipe"),
          Entry("1", negative),
          Entry("2", "bad usage, a font that can't be read, output that can't be written"),
        ])
      ])
  }
}
