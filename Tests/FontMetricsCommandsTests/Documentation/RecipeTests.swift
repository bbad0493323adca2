import Foundation
import TestSupport
import Testing

/// The recipes of the README that can't show what they print.
@Suite("Recipes") struct RecipeTests {
  /// The block of the README, marked with a language, in which a word stands.
  static func block(_ language: String, with word: String) throws -> String {
    let document = try DocumentationTests.text("README.md")
    let blocks = DocumentedSession.blocks(language, in: document).map { $0.lines }
    return try #require(blocks.first { $0.contains { $0.contains(word) } })
      .joined(separator: "\n")
  }

  static func environment(of program: BuiltProgram) -> [String: String] {
    var environment = program.environment
    let place = URL(filePath: program.path).deletingLastPathComponent().path
    environment["PATH"] = "\(place):/usr/bin:/bin"
    return environment
  }

  @Test("fzf shows the metrics of the family under the cursor and gives its name")
  func preview() throws {
    struct Request: Encodable {
      let line: String
      let environment: [String: String]
    }
    struct Outcome: Decodable {
      let sawMetrics: Bool
      let chosen: String
    }
    var environment = Self.environment(of: try BuiltProgram())
    environment["TERM"] = "xterm"
    let line = try Self.block("bash", with: "fzf")
    let request = try JSONEncoder().encode(Request(line: line, environment: environment))
    let outcome: Outcome = try python(Self.terminal, String(decoding: request, as: UTF8.self))
    #expect(outcome.sawMetrics)
    #expect(outcome.chosen == "Lato")
  }

  @Test("pre-commit runs the check on the fonts of a commit, and stops it")
  func hook() throws {
    let program = try BuiltProgram()
    let folder = try TemporaryFolder()
    try folder.write(try Self.block("yaml", with: "fontmetrics"), to: ".pre-commit-config.yaml")
    var process = program.process([])
    process.executable = "/bin/bash"
    process.arguments = [
      "-c",
      """
      git init -q . && cp /usr/share/fonts/truetype/lato/Lato-Regular.ttf . && touch other.txt &&
        git add . && pre-commit run --all-files
      """,
    ].map { Array($0.utf8) }
    process.environment = Self.environment(of: program)
    process.folder = folder.path
    let result = try process.run()
    #expect(result.status == 1, "\(result.outputText)\(result.errorText)")
    #expect(result.outputText.contains("vertical metrics of fonts"))
    #expect(result.outputText.contains("lines-differ"))
    #expect(!result.outputText.contains("other.txt"))
  }

  /// Runs a line in a pseudo-terminal, types `lato`, waits for metrics and presses Enter.
  private static let terminal = #"""
    import fcntl, json, os, pty, select, struct, sys, termios, time

    request = json.loads(sys.argv[1])
    reading, writing = os.pipe()
    os.set_inheritable(writing, True)
    child, terminal = pty.fork()
    if child == 0:
        line = request["line"] + " >&%d" % writing
        os.execve("/bin/bash", ["/bin/bash", "-c", line], request["environment"])
    os.close(writing)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 160, 0, 0))
    seen = b""

    def wait(word, seconds=30):
        global seen
        end = time.monotonic() + seconds
        while word not in seen and time.monotonic() < end:
            if select.select([terminal], [], [], 0.05)[0]:
                try: seen += os.read(terminal, 65536)
                except OSError: break
        return word in seen

    # The number of lines stands there once the list has come.
    wait(b"/")
    seen = b""
    os.write(terminal, b"lato")
    saw = wait(b"Lato Regular") and wait(b"1433")
    os.write(terminal, b"\r")
    chosen = os.read(reading, 1024).decode().strip()
    print(json.dumps({"sawMetrics": saw, "chosen": chosen}))
    """#
}
