import Foundation

/// The program as it was built together with the tests, run as a user would.
///
/// Nothing of the user's environment reaches it: it sees the fonts of `Resources/fonts-test.conf`,
/// has an empty home folder and a plain terminal.
package struct BuiltProgram: Sendable {
  /// The path of the executable.
  package let path: String
  /// The whole environment of a run.
  package var environment: [String: String]
  /// The home folder, empty at first; it goes away with the last copy of this value.
  package let home: TemporaryFolder

  /// Finds an executable in the folder of the test runner.
  ///
  /// - Throws: ``BuiltProgramMissing`` when it isn't there.
  package init(_ name: String = "fontmetrics") throws {
    // The runner is in the folder of the products with either testing library, scratch path,
    // configuration and sanitizer.
    let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let products = URL(fileURLWithPath: runner).deletingLastPathComponent()
    path = products.appendingPathComponent(name).path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw BuiltProgramMissing(path: path)
    }
    home = try TemporaryFolder()
    environment = [
      "FONTCONFIG_FILE": ProjectFolder.resource("fonts-test.conf"),
      "HOME": home.path,
      // Kept from run to run: reading all fonts anew each time would take seconds.
      "XDG_CACHE_HOME": products.appendingPathComponent("fontmetrics-tests-cache").path,
      "LC_ALL": "C.UTF-8",
      "TERM": "dumb",
    ]
    let inherited = ProcessInfo.processInfo.environment
    for name in ["PATH", "SWIFT_BACKTRACE", "ASAN_OPTIONS", "LSAN_OPTIONS"] {
      environment[name] = inherited[name]
    }
  }

  /// Runs the program.
  ///
  /// - Throws: ``ChildProcessError`` when it cannot be started or takes too long.
  package func run(
    _ arguments: String..., input: [UInt8] = []
  ) throws(ChildProcessError) -> ChildProcess.Result {
    var process = process(arguments.map { Array($0.utf8) })
    process.input = input
    return try process.run()
  }

  /// A run that is still to be started, for what ``run(_:input:)`` cannot say.
  package func process(_ arguments: [[UInt8]]) -> ChildProcess {
    var process = ChildProcess(path, arguments)
    process.environment = environment
    return process
  }
}

/// The program was not built where the tests look for it.
package struct BuiltProgramMissing: Error, CustomStringConvertible {
  /// Where it should be.
  package let path: String

  /// What to do about it.
  package var description: String {
    "\(path) is missing; `swift build` with the options of the tests makes it"
  }
}
