internal import Glibc
internal import Synchronization

/// Starts the program anew in its own place, with what it needs to know of the run before.
///
/// Everything that this takes is made beforehand: it runs in handlers of signals, in a process whose
/// memory may be damaged, so it allocates nothing and takes no lock.
@safe final class Restart: @unchecked Sendable {
  /// So much fits into one variable.
  private static let capacity = 1 << 16

  private let arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  /// The variable, filled but for what is known only at the end.
  private let variable: UnsafeMutablePointer<CChar>
  private let filled: Int
  /// Whether standard input was read and can be read again from its start.
  let rewindsInput = Atomic(false)

  /// Prepares for a start with the process's arguments and variables.
  init(after record: MishapRecord) {
    unsafe arguments = CommandLine.unsafeArgv
    unsafe variable = .allocate(capacity: Self.capacity)
    let name = Array("\(MishapRecord.variable)=".utf8)
    let text = (name + Array(record.mishapsText.utf8)).prefix(Self.capacity)
    for (index, byte) in text.enumerated() {
      unsafe (variable + index).initialize(to: CChar(bitPattern: byte))
    }
    filled = text.count
    var count = 0
    while unsafe environ[count] != nil { count += 1 }
    unsafe environment = .allocate(capacity: count + 2)
    var kept = 0
    for index in 0..<count {
      guard let entry = unsafe environ[index], unsafe strncmp(entry, variable, name.count) != 0
      else { continue }
      unsafe (environment + kept).initialize(to: entry)
      kept += 1
    }
    unsafe (environment + kept).initialize(to: variable)
    unsafe (environment + kept + 1).initialize(to: nil)
  }

  deinit {
    unsafe variable.deallocate()
    unsafe environment.deallocate()
  }

  /// Starts the program anew; comes back only where that fails.
  ///
  /// The corresponding C function is `execve`.
  ///
  /// - Parameters:
  ///   - mishap: The packed number of the work, with the signal in its lowest bits.
  ///   - output: How many bytes went to standard output.
  ///   - errorOutput: How many bytes went to standard error.
  func perform(mishap: Int, output: Int, errorOutput: Int) {
    guard filled + 128 < Self.capacity else { return }
    let work = WorkNumber(packed: mishap)
    var end = filled
    append(work.list, UInt8(ascii: "/"), &end)
    append(work.place, UInt8(ascii: "/"), &end)
    append(mishap & 0xFF, UInt8(ascii: " "), &end)
    append(output, UInt8(ascii: " "), &end)
    append(errorOutput, 0, &end)
    // The timer outlives the program, and its signal would end the new one.
    var none = itimerval()
    unsafe _ = setitimer(CInt(ITIMER_PROF.rawValue), &none, nil)
    signal(SIGPROF, SIG_IGN)
    signal(SIGINT, SIG_DFL)
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe _ = pthread_sigmask(SIG_SETMASK, &signals, nil)
    if rewindsInput.load(ordering: .relaxed) { _ = lseek(STDIN_FILENO, 0, SEEK_SET) }
    unsafe _ = execve("/proc/self/exe", arguments, environment)
  }

  /// Writes a number and what ends it.
  private func append(_ number: Int, _ ending: UInt8, _ end: inout Int) {
    var divisor = 1
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      unsafe variable[end] = CChar(truncatingIfNeeded: 0x30 + number / divisor % 10)
      end += 1
      divisor /= 10
    }
    unsafe variable[end] = CChar(bitPattern: ending)
    end += 1
  }
}
