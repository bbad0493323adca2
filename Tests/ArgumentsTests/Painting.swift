import Arguments

/// A program whose tables have one of each thing that is completed, with words that shells would
/// take apart.
enum Painting {
  static let colors = ["it's", "a b", "$x", "co:lon", "[br]", "red"]

  static let program = Program(
    name: "brush", version: "1.0", summary: "Paint: things.",
    discussion: [".Paints `walls` and doors."],
    commands: [
      Subcommand(
        "paint",
        Command(
          "paint", summary: "Paint a \"wall\"; or [two].", initial: 0,
          operands: [
            Operand("WALL", help: "The wall.", completion: .custom("wall")) { _, _ in },
            Operand(
              "SIDE", help: "Which side of it.", minimum: 0, completion: .words(["in", "out"])
            ) { _, _ in },
          ],
          options: [
            .value(
              "color", short: "c", aliases: ["colour"], valueName: "COLOR",
              help: "It's [any] colour: \\red, say. Blue if it isn't given.",
              completion: .words(colors), read: Reading.text, store: { _, _ in }),
            .value(
              "tools", valueName: "TOOL,...", help: "'Tools' of the trade.",
              completion: .words(["roller", "size="]), read: Reading.text, store: { _, _ in }),
            .value(
              "into", short: "o", valueName: "DIR", help: "Where to.", completion: .directory,
              read: Reading.raw, store: { _, _ in }),
            .flag("quick", short: "q", help: "Without care.") { _ in },
            .flag("secret", help: "Unseen.", isHidden: true) { _ in },
          ],
          examples: [
            HelpExample(
              "brush paint \"the long wall of the kitchen\" in --color red --tools roller,size=3 -q",
              "everything at once")
          ])
      ) { $0 }
    ])

  static let sources = [
    "wall": CompletionSource(label: "wall", arguments: ["walls", "--all of them"])
  ]

  static let supplement = ManualSupplement(
    date: "2026-01-31",
    sections: [
      HelpSection("Colours", [.paragraph("'Red' is `red`."), .table([.init("red", "Like fire.")])])
    ],
    examples: [
      .init("How is it done?", line: "brush paint ~/wall -q", explanation: "Quickly, so-so.")
    ],
    relatedPages: ["paint(1)", "wall(7)"])
}
