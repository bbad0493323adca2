/// One of the three streams a program starts with; the raw value is its file descriptor.
package enum StandardStream: Int32, CaseIterable, Sendable {
  /// What the program reads.
  case input = 0
  /// Where its data goes.
  case output = 1
  /// Where all else it has to say goes.
  case error = 2
}
