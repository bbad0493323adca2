import Glibc

/// Runs a program to its end and keeps what it prints.
///
/// Arguments are bytes, since the name of a file may be any. The child starts with the default
/// action of every signal, whatever the test runner ignores, and with no other open file.
package struct ChildProcess: Sendable {
  /// How a program ended and what it printed.
  package struct Result: Sendable {
    /// The exit status; `nil` when a signal ended the program.
    package var status: Int32?
    /// The signal that ended the program; `nil` when it exited by itself.
    package var signal: Int32?
    /// What came from standard output.
    package var output: [UInt8]
    /// What came from standard error.
    package var errorOutput: [UInt8]
    /// The most memory that it had at a time, in KiB.
    package var peakMemory: Int

    /// Standard output as text, U+FFFD for what isn't UTF-8.
    package var outputText: String { String(decoding: output, as: UTF8.self) }
    /// Standard error as text, U+FFFD for what isn't UTF-8.
    package var errorText: String { String(decoding: errorOutput, as: UTF8.self) }
  }

  /// Where standard output goes.
  package enum Output: Sendable {
    /// To the result.
    case captured
    /// Into a pipe that nobody reads any more.
    case closedPipe
    /// Into a file that exists, such as `/dev/full`.
    case file(String)
  }

  /// The path of the program.
  package var executable: String
  /// What follows the name of the program, without NUL.
  package var arguments: [[UInt8]]
  /// The whole environment of the program.
  package var environment: [String: String] = [:]
  /// The folder to start in; `nil` for that of the tests.
  package var folder: String?
  /// What the program reads from standard input, which is a pipe.
  package var input: [UInt8] = []
  /// Where standard output goes.
  package var output = Output.captured
  /// When to send an interrupt, standard input being left open until then; `nil` for never.
  package var interruptAfter: Duration?
  /// The time after which the program is killed.
  package var timeLimit = Duration.seconds(60)

  /// Describes a run of a program in an empty environment.
  package init(_ executable: String, _ arguments: [[UInt8]]) {
    self.executable = executable
    self.arguments = arguments
  }

  /// Starts the program, feeds it, and waits until it ended and closed its output.
  ///
  /// - Throws: ``ChildProcessError`` when it cannot be started or takes too long.
  package func run() throws(ChildProcessError) -> Result {
    try ChildProcessRun(self).result()
  }
}

/// Why a run of a program has no result.
package enum ChildProcessError: Error, CustomStringConvertible {
  /// A call of the system failed.
  case system(call: String, error: Int32)
  /// The program was killed after the time limit; with what it had printed on standard error.
  case tookTooLong(program: String, limit: Duration, errorText: String)

  /// What happened, for the log of a failed test.
  package var description: String {
    switch self {
    case .system(let call, let error): "\(call): error \(error)"
    case .tookTooLong(let program, let limit, let errorText):
      "\(program) did not end within \(limit); standard error: \(errorText)"
    }
  }
}
