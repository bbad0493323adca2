internal import Glibc
internal import Synchronization

/// Keeps writing and starting anew apart. What handlers of signals call of it takes no lock.
final class WritingGuard: Sendable {
  private static let idle = 0
  private static let isWriting = 1
  private static let isRestarting = 2

  private let state = Atomic(WritingGuard.idle)
  /// The mishap that waits until nothing is being written; -1 for none.
  private let pending = Atomic(-1)

  /// Begins to write; no other thread writes at the same time.
  func enter() {
    let result = state.compareExchange(
      expected: Self.idle, desired: Self.isWriting, ordering: .sequentiallyConsistent)
    if !result.exchanged { Self.waitForEver() }
  }

  /// Ends writing.
  ///
  /// - Returns: The mishap that has to be followed by a new start now; nil for none.
  func leave() -> Int? {
    state.store(Self.idle, ordering: .sequentiallyConsistent)
    return claim()
  }

  /// Notes a mishap; called by handlers of signals.
  ///
  /// - Returns: The mishap that has to be followed by a new start now; nil where somebody is writing
  ///   and will see to it, or somebody else starts already.
  func note(_ mishap: Int) -> Int? {
    _ = pending.compareExchange(expected: -1, desired: mishap, ordering: .sequentiallyConsistent)
    return claim()
  }

  private func claim() -> Int? {
    let mishap = pending.load(ordering: .sequentiallyConsistent)
    guard mishap >= 0 else { return nil }
    let result = state.compareExchange(
      expected: Self.idle, desired: Self.isRestarting, ordering: .sequentiallyConsistent)
    return result.exchanged ? mishap : nil
  }

  /// Stops the thread until another one has started the program anew.
  static func waitForEver() -> Never {
    while true { _ = pause() }
  }
}
