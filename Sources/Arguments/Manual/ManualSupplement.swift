/// What a manual page says beside the tables of the program.
package struct ManualSupplement: Sendable {
  /// An example that is worked out: what is asked, what is typed, how the answer is read.
  package struct Example: Sendable {
    /// The question, in a sentence.
    package let question: String
    /// What is typed in a shell; `ShellWords` must be able to read it.
    package let line: String
    /// What the answer says and what follows from it.
    package let explanation: String

    /// An example.
    package init(_ question: String, line: String, explanation: String) {
      self.question = question
      self.line = line
      self.explanation = explanation
    }
  }

  /// When the page was last changed: year, month and day as ISO 8601 has them.
  package let date: String
  /// What stands after the commands, in order.
  package let sections: [HelpSection]
  /// What stands under the heading EXAMPLES.
  package let examples: [Example]
  /// Other pages to read: names with their section, such as `fc-list(1)`.
  package let relatedPages: [String]

  /// What is to be added to the tables.
  package init(
    date: String, sections: [HelpSection], examples: [Example], relatedPages: [String]
  ) {
    self.date = date
    self.sections = sections
    self.examples = examples
    self.relatedPages = relatedPages
  }
}
