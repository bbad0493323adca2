/// How the parts of a help text are dressed, for example in escape sequences of a terminal.
///
/// What a closure adds must not take up columns: widths are those of the undressed text.
package struct HelpStyle: Sendable {
  /// Dresses the words above a group.
  package let heading: @Sendable (String) -> String
  /// Dresses what is typed as it stands: names of commands and options.
  package let literal: @Sendable (String) -> String
  /// Dresses what stands for something else: names of values and operands.
  package let placeholder: @Sendable (String) -> String

  /// A style; what is left out stays plain.
  package init(
    heading: @escaping @Sendable (String) -> String = { $0 },
    literal: @escaping @Sendable (String) -> String = { $0 },
    placeholder: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.heading = heading
    self.literal = literal
    self.placeholder = placeholder
  }

  /// No dress at all.
  package static let plain = HelpStyle()
}
