import Arguments
import Foundation
import TestSupport

/// A shell in a pseudo-terminal, in which a script of completions is in use and somebody types.
///
/// The `fontmetrics` that it finds writes down its arguments, and only lists families like the real
/// one; so a completed line shows as what the program is given, however the shell quotes it.
struct InteractiveShell {
  /// What is typed, and what is waited for.
  struct Typing: Encodable {
    let keys: String
    /// What has to appear; empty where the line is run.
    let screen: [String]
  }

  /// What came of it.
  struct Outcome: Decodable {
    /// The arguments of the program; nil if it wasn't run in time.
    let words: [String]?
    /// What appeared, without escape sequences.
    let screen: String
  }

  private let shell: CompletionShell
  /// The folder in which the shell starts; in it `bin` has the program and `scripts` the script.
  let folder: TemporaryFolder
  private let program: BuiltProgram

  init(
    _ shell: CompletionShell, script: String, command: String = "fontmetrics"
  ) throws {
    self.shell = shell
    folder = try TemporaryFolder()
    program = try BuiltProgram()
    try folder.write(script, to: "scripts/_\(command)")
    try folder.writeScript(
      """
      #!/bin/sh
      if [ "$*" = 'list --families' ]; then exec '\(program.path)' "$@"; fi
      { for word; do printf '%s\\037' "$word"; done; } > '\(folder.path)/words.part'
      mv '\(folder.path)/words.part' '\(folder.path)/words'
      echo program-ran
      """, to: "bin/\(command)")
  }

  /// Types one thing after the other in one session.
  func type(_ typings: [Typing]) throws -> [Outcome] {
    let session = Session(
      arguments: arguments, setup: setup, folder: folder.path, environment: environment,
      typings: typings)
    let request = String(decoding: try JSONEncoder().encode(session), as: UTF8.self)
    return try python(Self.script, request)
  }

  private struct Session: Encodable {
    let arguments: [String]
    let setup: String
    let folder: String
    let environment: [String: String]
    let typings: [Typing]
  }

  private var arguments: [String] {
    switch shell {
    case .bash: ["/bin/bash", "--norc", "--noprofile", "-i"]
    case .zsh: ["/bin/zsh", "-f", "-i"]
    case .fish: ["/usr/bin/fish", "--no-config", "-i"]
    }
  }

  /// What a start-up file would say; at its end the prompt is two at signs.
  private var setup: String {
    let scripts = "\(folder.path)/scripts"
    return switch shell {
    case .bash: "for f in \(scripts)/*; do source $f; done; PS1='@''@ '"
    case .zsh:
      "fpath=(\(scripts) $fpath); autoload -Uz compinit; compinit -u -D; PS1='@''@ '"
    case .fish:
      "for f in \(scripts)/*; source $f; end; function fish_prompt; echo -n '@''@ '; end"
    }
  }

  private var environment: [String: String] {
    var environment = program.environment
    environment["PATH"] = "\(folder.path)/bin:/usr/bin:/bin"
    environment["TERM"] = "xterm"
    environment["HOME"] = folder.path
    return environment
  }

  private static let script = #"""
    import fcntl, json, os, pty, re, select, signal, struct, sys, termios, time

    session = json.loads(sys.argv[1])
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(session["folder"])
        os.execve(session["arguments"][0], session["arguments"], session["environment"])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 120, 0, 0))
    words = os.path.join(session["folder"], "words")
    seen = b""

    def wait(done, seconds=25):
        global seen
        end = time.monotonic() + seconds
        while not done():
            if time.monotonic() > end: return False
            if select.select([terminal], [], [], 0.02)[0]:
                try: seen += os.read(terminal, 65536)
                except OSError: return done()
        return True

    def screen():
        text = re.sub(rb"\x1b(\[[0-9;?>]*[A-Za-z]|[\]P][^\x07\x1b]*(\x07|\x1b\\)|[=>78]|[()][A-Z0-9])", b"", seen)
        return text.decode(errors="replace")

    def type_keys(keys):
        global seen
        seen = b""
        os.write(terminal, keys.encode())

    def prompted(): return "@@" in screen()

    # A shell that is still starting loses what is typed too early.
    wait(lambda: len(screen().strip()) > 0)
    type_keys(session["setup"] + "\r")
    wait(prompted)
    outcomes = []
    for typing in session["typings"]:
        outcome = {"words": None}
        type_keys(typing["keys"])
        if typing["screen"]:
            wait(lambda: all(word in screen() for word in typing["screen"]))
            outcome["screen"] = screen()
            type_keys("\x15\r")
            wait(prompted)
        else:
            ran = wait(lambda: "@@" in screen().partition("program-ran")[2])
            outcome["screen"] = screen()
            if ran:
                with open(words) as file: outcome["words"] = file.read().split("\x1f")[:-1]
                os.remove(words)
            else:
                type_keys("\x15\r")
                wait(prompted)
        outcomes.append(outcome)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    print(json.dumps(outcomes))
    """#
}
