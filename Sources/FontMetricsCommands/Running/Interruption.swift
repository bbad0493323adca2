internal import Dispatch
internal import Glibc
internal import Synchronization

/// Notices an interrupt, so that bulk work can end with whole lines and a word of how far it came.
///
/// A second interrupt ends the process at once.
final class Interruption {
  /// The exit status of an interrupted program.
  static let status: Int32 = 130

  private let wasRequested = Flag()
  private let source: any DispatchSourceSignal

  /// Takes the interrupt over from the system, until the process ends.
  init() {
    signal(SIGINT, SIG_IGN)
    let wasRequested = wasRequested
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler {
      if wasRequested.set() { _exit(Self.status) }
    }
    source.resume()
  }

  /// Whether somebody wants the work to end.
  var isRequested: Bool { wasRequested.isSet }

  private final class Flag: Sendable {
    private let value = Atomic(false)

    var isSet: Bool { value.load(ordering: .acquiring) }

    /// Sets the flag and tells whether it was set before.
    func set() -> Bool {
      value.exchange(true, ordering: .acquiringAndReleasing)
    }
  }
}
