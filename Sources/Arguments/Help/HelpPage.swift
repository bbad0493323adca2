/// A help text in the making: folds what it is given and keeps the columns.
struct HelpPage {
  /// A label and what it means, side by side or one below the other.
  struct Row {
    /// Where the label begins when a second column stands beside it.
    var indent = 2
    var label: [HelpWord]
    var text: String
  }

  /// From this width on, explanations stand beside their labels.
  static let twoColumnWidth = 60
  /// Lines that are longer are hard to read, however wide the screen.
  static let widestLine = 100
  /// Below this, indents alone would fill the line.
  static let narrowestLine = 20

  let width: Int
  let style: HelpStyle
  private(set) var text = ""

  init(width: Int, style: HelpStyle) {
    self.width = min(max(width, Self.narrowestLine), Self.widestLine)
    self.style = style
  }

  /// Where explanations stand; nil when they stand below their labels.
  ///
  /// Labels that take more than two fifths of the line get a line of their own.
  func column(for rows: [Row]) -> Int? {
    guard width >= Self.twoColumnWidth else { return nil }
    let ends = rows.map { $0.indent + $0.label.columns + 2 }
    let limit = width * 2 / 5
    return ends.filter { $0 <= limit }.max() ?? limit
  }

  mutating func blank() {
    if !text.isEmpty { text += "\n" }
  }

  mutating func heading(_ title: String) {
    blank()
    add(HelpWord.words("\(title):", .heading), first: 0, rest: 0)
  }

  /// Adds words, the first line indented by `first` columns, the others by `rest`.
  mutating func add(_ words: [HelpWord], first: Int, rest: Int) {
    let lines = words.folded(first: width - first, rest: width - rest)
    for (index, line) in lines.enumerated() {
      add(line: line, indent: index == 0 ? first : rest)
    }
  }

  /// Adds one line as it is, with what must stand at its end.
  mutating func add(line: [HelpWord], indent: Int, ending: String = "") {
    text += String(repeating: " ", count: indent) + line.dressed(style) + ending + "\n"
  }

  mutating func paragraph(_ paragraph: String, indent: Int = 0) {
    add(HelpWord.words(paragraph), first: indent, rest: indent)
  }

  /// Adds rows whose explanations begin at `column`, or below the labels when it is nil.
  mutating func add(_ rows: [Row], column: Int?) {
    for row in rows {
      guard let column else {
        add(row.label, first: 2, rest: 4)
        paragraph(row.text, indent: 6)
        continue
      }
      let end = row.indent + row.label.columns
      var explanation = HelpWord.words(row.text).folded(first: width - column, rest: width - column)
      if end + 2 <= column, !explanation.isEmpty {
        text += String(repeating: " ", count: row.indent) + row.label.dressed(style)
        text += String(repeating: " ", count: column - end)
        text += explanation.removeFirst().dressed(style) + "\n"
      } else {
        add(row.label, first: row.indent, rest: row.indent + 2)
      }
      for line in explanation { add(line: line, indent: column) }
    }
  }
}
