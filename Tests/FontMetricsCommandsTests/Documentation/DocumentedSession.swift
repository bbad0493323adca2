import Foundation
import Testing

/// A block of a document in which commands stand with what they print.
///
/// A line that starts with `$ ` is a command, one with `> ` goes on with it, and what follows up to the
/// next command is its output, where a line `...` stands for any number of lines.
struct DocumentedSession: CustomTestStringConvertible {
  struct Step {
    var command: String
    var output: [String]
  }

  /// The document and the line on which the block begins.
  let place: String
  let steps: [Step]

  var testDescription: String { place }

  /// The blocks of a document that are marked with a language, with the numbers of their first lines.
  static func blocks(
    _ language: String, in document: String
  ) -> [(line: Int, lines: [String])] {
    var blocks: [(line: Int, lines: [String])] = []
    var isOpen = false
    for (number, line) in document.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("```") {
        isOpen = !isOpen && line == "```" + language
        if isOpen { blocks.append((number + 2, [])) }
      } else if isOpen {
        blocks[blocks.count - 1].lines.append(line)
      }
    }
    return blocks
  }

  /// The sessions of a document, marked `console`.
  static func all(in document: String, named name: String) -> [DocumentedSession] {
    blocks("console", in: document).map { line, lines in
      DocumentedSession(place: "\(name):\(line)", steps: steps(lines))
    }
  }

  private static func steps(_ lines: [String]) -> [Step] {
    var steps: [Step] = []
    for line in lines {
      if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), output: []))
      } else if line.hasPrefix("> "), steps.last?.output.isEmpty == true {
        steps[steps.count - 1].command += "\n" + line.dropFirst(2)
      } else if !steps.isEmpty {
        steps[steps.count - 1].output.append(line)
      }
    }
    return steps
  }
}

extension DocumentedSession.Step {
  /// Whether lines are those that the document shows.
  func matches(_ lines: [String]) -> Bool {
    Self.matches(output[...], lines[...])
  }

  private static func matches(_ wanted: ArraySlice<String>, _ lines: ArraySlice<String>) -> Bool {
    guard let first = wanted.first else { return lines.isEmpty }
    guard first == "..." else {
      return lines.first == first && matches(wanted.dropFirst(), lines.dropFirst())
    }
    let rest = wanted.dropFirst()
    // As few lines as possible are left out; the last dots may stand for all that is left.
    return rest.isEmpty || lines.indices.contains { matches(rest, lines[$0...]) }
  }
}
