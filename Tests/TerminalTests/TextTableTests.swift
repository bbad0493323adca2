import Terminal
import Testing

struct TextTableTests {
  private func text(_ table: TextTable, _ width: Int?, ellipsis: String = "…") -> [String] {
    table.lines(fitting: width, ellipsis: ellipsis).map(\.plain)
  }

  /// Gaps that give, numbers that don't, words at the end.
  static let metrics: TextTable = {
    var table = TextTable(
      columns: [
        .init(), .init(gap: 1), .init("24 pt", alignment: .trailing, gap: 8),
        .init("units", alignment: .trailing, gap: 3),
        .init("source", overflow: .wrapped(minimum: 6), gap: 3),
      ], indent: 1)
    table.append(["■", "Ascender", "22.277", "1901", "hhea"])
    table.append(["", "Strikeout", "6.211", "530", "OS/2, 1.195 thick"])
    table.append(["", "Italic angle", "0°", "", "post"])
    table.append(["", "Baseline", "0.000", "0"])
    return table
  }()

  @Test("where there is room the table is as wide as its texts", arguments: [58, 80, 200, nil])
  func natural(width: Int?) {
    #expect(
      text(Self.metrics, width) == [
        "                        24 pt    units   source",
        " ■ Ascender            22.277     1901   hhea",
        "   Strikeout            6.211      530   OS/2, 1.195 thick",
        "   Italic angle             0°           post",
        "   Baseline             0.000        0",
      ])
  }

  @Test("at 40 columns gaps give way first, then the last column goes on below itself")
  func narrow() {
    #expect(
      text(Self.metrics, 40) == [
        "                  24 pt   units  source",
        " ■ Ascender      22.277    1901  hhea",
        "   Strikeout      6.211     530  OS/2,",
        "                                 1.195",
        "                                 thick",
        "   Italic angle       0°         post",
        "   Baseline       0.000       0",
      ])
  }

  static let messages: TextTable = {
    var table = TextTable(
      columns: [.init(), .init(gap: 1), .init(overflow: .wrapped(minimum: 24), gap: 3)], indent: 1)
    table.append(["!", "cap-height-measured", "The font declares no cap height; 1493 is measured."])
    table.append(["!", "short", "A short one."])
    return table
  }()

  @Test("a message wraps beside its code where there is room, else under it")
  func messages() {
    #expect(
      text(Self.messages, 200) == [
        " ! cap-height-measured   The font declares no cap height; 1493 is measured.",
        " ! short                 A short one.",
      ])
    #expect(
      text(Self.messages, 60) == [
        " ! cap-height-measured  The font declares no cap height;",
        "                        1493 is measured.",
        " ! short                A short one.",
      ])
    #expect(
      text(Self.messages, 40) == [
        " ! cap-height-measured",
        "   The font declares no cap height; 1493",
        "   is measured.",
        " ! short",
        "   A short one.",
      ])
  }

  @Test("nothing gives way beyond its minimum, and numbers stay whole")
  func tooNarrow() {
    var table = TextTable(columns: [
      .init("name", overflow: .truncated(minimum: 4)), .init("n", alignment: .trailing),
    ])
    table.append(["DejaVu Sans", "1234567890"])
    #expect(text(table, 20) == ["name               n", "DejaVu…   1234567890"])
    #expect(text(table, 5) == ["name           n", "Dej…  1234567890"])
    #expect(text(table, 16, ellipsis: "...") == ["name           n", "D...  1234567890"])
  }

  @Test("the widest column gives first, and equals share")
  func sharing() {
    var table = TextTable(columns: [
      .init(overflow: .truncated(minimum: 1)), .init(overflow: .truncated(minimum: 1)),
      .init(overflow: .truncated(minimum: 1)),
    ])
    table.append(["abc", "abcdefghijkl", "abcdefghij"])
    // 29 cells in all; the long ones come down to 10 together, then to 7 and 6 in turn.
    #expect(text(table, 27) == ["abc  abcdefghi…  abcdefghij"])
    #expect(text(table, 21) == ["abc  abcdef…  abcdef…"])
    #expect(text(table, 20) == ["abc  abcde…  abcdef…"])
  }

  @Test("whole numbers end in one line, whatever follows")
  func decimals() {
    var table = TextTable(columns: [.init("value", alignment: .decimal), .init("unit")])
    for number in ["22.277", "-5.66", "0°", "1,493", "none", ""] {
      table.append([.init(number), "x"])
    }
    #expect(
      text(table, nil) == [
        "    value  unit",
        "   22.277  x",
        "   -5.66   x",
        "    0°     x",
        "1,493      x",
        "     none  x",
        "           x",
      ])
  }

  @Test("a sign hangs only where digits end other cells")
  func hangingSigns() {
    var table = TextTable(columns: [.init("width", alignment: .trailing), .init()])
    table.append(["75%", "|"])
    table.append(["100%", "|"])
    #expect(text(table, nil) == ["width", "  75%  |", " 100%  |"])
    table.append(["50", "|"])
    #expect(text(table, nil) == ["width", "   75%  |", "  100%  |", "   50   |"])
  }

  @Test("columns are as wide as the cells of the terminal, not the number of characters")
  func wideCells() {
    var table = TextTable(columns: [.init(), .init()])
    table.append(["日本語", "a"])
    table.append(["e\u{301}", "b"])
    #expect(text(table, nil) == ["日本語  a", "e\u{301}       b"])
  }

  @Test("lines across the columns don't widen them")
  func acrossLines() {
    var table = TextTable(columns: [.init(), .init()], indent: 2)
    table.appendLine(StyledText("A heading over everything", style: .heading))
    table.append(["a", "b"])
    table.appendLine()
    #expect(text(table, 10) == ["A heading over everything", "  a  b", ""])
  }

  @Test("no line is wider than asked while something can give", arguments: 20...80)
  func everyWidth(width: Int) {
    #expect(Self.messages.lines(fitting: max(width, 25)).allSatisfy { $0.width <= max(width, 25) })
    let metrics = Self.metrics.lines(fitting: max(width, 33))
    #expect(metrics.allSatisfy { $0.width <= max(width, 33) })
  }

  @Test("styles stay on their text and off the padding")
  func styles() {
    var table = TextTable(columns: [.init(), .init()])
    table.append([StyledText("a", style: .bold), "b"])
    table.append(["abc", StyledText("c", style: .bold)])
    #expect(
      table.lines(fitting: nil).map { $0.rendered(at: .ansi16) } == [
        "\u{1B}[1ma\u{1B}[0m    b", "abc  \u{1B}[1mc\u{1B}[0m",
      ])
  }
}
