/// A word of a help text, which is never broken, and what it is.
struct HelpWord: Equatable {
  enum Role: Equatable {
    case plain
    case heading
    case literal
    case placeholder
  }

  let text: String
  let role: Role

  /// The words of `text`; only spaces, tabs and line breaks part them, a no-break space does not.
  static func words(_ text: String, _ role: Role = .plain) -> [HelpWord] {
    text.split { $0 == " " || $0 == "\t" || $0.isNewline }
      .map { HelpWord(text: String($0), role: role) }
  }

  /// The columns it takes; help is written by us, in letters of one column.
  var columns: Int { text.count }
}

extension Array where Element == HelpWord {
  /// The columns of the words with a space between each two.
  var columns: Int {
    reduce(0) { $0 + $1.columns } + Swift.max(count - 1, 0)
  }

  /// Lines of as many words as fit; a word that is too wide has a line of its own.
  func folded(first: Int, rest: Int) -> [[HelpWord]] {
    var lines: [[HelpWord]] = []
    var line: [HelpWord] = []
    var used = 0
    for word in self {
      let limit = lines.isEmpty ? first : rest
      if !line.isEmpty, used + 1 + word.columns > limit {
        lines.append(line)
        line = []
      }
      used = line.isEmpty ? word.columns : used + 1 + word.columns
      line.append(word)
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// The words as text, neighbours of one role dressed together.
  func dressed(_ style: HelpStyle) -> String {
    var runs: [(text: String, role: HelpWord.Role)] = []
    for word in self {
      if let last = runs.indices.last, runs[last].role == word.role {
        runs[last].text += " \(word.text)"
      } else {
        runs.append((word.text, word.role))
      }
    }
    return runs.map { run in
      switch run.role {
      case .plain: run.text
      case .heading: style.heading(run.text)
      case .literal: style.literal(run.text)
      case .placeholder: style.placeholder(run.text)
      }
    }
    .joined(separator: " ")
  }
}
