/// A line to try, and what it does.
package struct HelpExample: Sendable, Equatable {
  /// What is typed in a shell, with the name of the program.
  package let line: String
  /// What it does, in a sentence.
  package let text: String

  /// An example; `ShellWords` must be able to read its line.
  package init(_ line: String, _ text: String) {
    self.line = line
    self.text = text
  }
}
