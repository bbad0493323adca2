/// How a shell may complete a value.
package enum Completion: Sendable, Equatable {
  /// Nothing can be offered.
  case none
  /// The name of a file, of any kind.
  case file
  /// The name of a folder.
  case directory
  /// One of these words.
  case words([String])
  /// What the completion script knows under this name.
  case custom(String)
}
