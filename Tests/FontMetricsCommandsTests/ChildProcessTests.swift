import TestSupport
import Testing

/// The runner that the tests of the whole program rely on.
struct ChildProcessTests {
  private func shell(_ script: String) -> ChildProcess {
    var process = ChildProcess("/bin/sh", ["-c", script].map { Array($0.utf8) })
    process.environment = ["PATH": "/usr/bin:/bin"]
    return process
  }

  @Test("Status, both streams and arguments that aren't UTF-8 come through")
  func streams() throws {
    var process = shell("printf '%s' \"$0\"; printf problem >&2; exit 3")
    process.arguments.append([0x66, 0xFF])
    let result = try process.run()
    #expect(result.status == 3)
    #expect(result.signal == nil)
    #expect(result.output == [0x66, 0xFF])
    #expect(result.errorText == "problem")
  }

  @Test("Megabytes pass through all three pipes at once")
  func largeStreams() throws {
    var process = shell("tee /dev/stderr")
    process.input = [UInt8](repeating: 0x41, count: 3_000_000)
    let result = try process.run()
    #expect(result.output.count == 3_000_000)
    #expect(result.errorOutput.count == 3_000_000)
  }

  @Test("A program that reads none of its input can end all the same")
  func unreadInput() throws {
    var process = shell("exit 0")
    process.input = [UInt8](repeating: 0x41, count: 3_000_000)
    #expect(try process.run().status == 0)
  }

  @Test("A signal is told apart from a status")
  func signal() throws {
    let result = try shell("kill -TERM $$").run()
    #expect(result.status == nil)
    #expect(result.signal == 15)
  }

  @Test("A program that takes too long is ended and reported")
  func timeLimit() {
    var process = shell("echo waiting >&2; exec sleep 60")
    process.timeLimit = .milliseconds(300)
    let error = #expect(throws: ChildProcessError.self) { try process.run() }
    guard case .tookTooLong(_, _, errorText: "waiting\n") = error else {
      Issue.record("not the error of a time limit: \(String(describing: error))")
      return
    }
  }

  @Test("An interrupt reaches a program that waits for input")
  func interrupt() throws {
    var process = shell("trap 'exit 130' INT; read -r line; exit 1")
    process.interruptAfter = .milliseconds(300)
    #expect(try process.run().status == 130)
  }

  @Test("Writing into a pipe that nobody reads ends a program by its signal")
  func closedPipe() throws {
    var process = shell("exec yes")
    process.output = .closedPipe
    #expect(try process.run().signal == 13)
  }

  @Test("Standard output can be a device that is always full")
  func fullDevice() throws {
    var process = shell("echo text || exit 7")
    process.output = .file("/dev/full")
    #expect(try process.run().status == 7)
  }

  @Test("A program starts in the folder and with the environment it is given, and no more")
  func surroundings() throws {
    let folder = try TemporaryFolder()
    var process = ChildProcess("/bin/sh", ["-c", "pwd -P; env"].map { Array($0.utf8) })
    process.environment = ["ONLY": "this", "PATH": "/usr/bin:/bin"]
    process.folder = folder.path
    let lines = try process.run().outputText.split(separator: "\n")
    #expect(lines.first.map(String.init) == folder.path)
    // The shell itself sets these two.
    let variables = lines.dropFirst().filter { !$0.hasPrefix("PWD=") && !$0.hasPrefix("_=") }
    #expect(variables.sorted() == ["ONLY=this", "PATH=/usr/bin:/bin"])
  }

  @Test("A program that doesn't exist is an error")
  func missing() {
    #expect(throws: ChildProcessError.self) { try ChildProcess("/nonexistent", []).run() }
  }

  @Test("Many runs at once do not keep each other's pipes open", arguments: 0..<40)
  func concurrent(number: Int) throws {
    var process = shell("cat; sleep 0.0$0")
    process.arguments.append(Array("\(number % 5)".utf8))
    process.input = Array("\(number)".utf8)
    process.timeLimit = .seconds(20)
    #expect(try process.run().outputText == "\(number)")
  }
}
