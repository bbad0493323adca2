/// What stands behind a `Completion.custom` name: lines that the program itself prints.
package struct CompletionSource: Sendable, Equatable {
  /// What one of them is, in a word or two: `font`.
  package let label: String
  /// What the program is called with; it prints a candidate a line and must be quick.
  package let arguments: [String]
  /// Whether the name of a file would do as well.
  package let includesFiles: Bool

  /// A source of candidates.
  package init(label: String, arguments: [String], includesFiles: Bool = false) {
    self.label = label
    self.arguments = arguments
    self.includesFiles = includesFiles
  }
}
