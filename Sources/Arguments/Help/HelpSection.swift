/// A part of a help text with a heading of its own, such as the exit statuses.
package struct HelpSection: Sendable, Equatable {
  /// A piece of a section.
  package enum Block: Sendable, Equatable {
    /// Running text.
    case paragraph(String)
    /// Terms and what they mean.
    case table([Entry])
  }

  /// A term and what it means.
  package struct Entry: Sendable, Equatable {
    /// What is explained.
    package let term: String
    /// The explanation.
    package let text: String

    /// A row of a table.
    package init(_ term: String, _ text: String) {
      self.term = term
      self.text = text
    }
  }

  /// What stands above it, without a colon.
  package let heading: String
  /// What stands in it.
  package let blocks: [Block]

  /// A section of running text and tables.
  package init(_ heading: String, _ blocks: [Block]) {
    self.heading = heading
    self.blocks = blocks
  }
}
