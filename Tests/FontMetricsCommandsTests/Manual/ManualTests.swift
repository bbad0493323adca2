import Arguments
@testable import FontMetricsCommands
import TestSupport
import Testing

/// The manual page as formatters read it, and what it claims.
@Suite struct ManualTests {
  @Test("man renders the page without warnings", arguments: [80, 120])
  func man(width: Int) throws {
    let home = try TemporaryFolder()
    var process = ChildProcess(
      "/usr/bin/man", ["--warnings", "-Tutf8", "-l", "-"].map { Array($0.utf8) })
    process.environment = [
      "LC_ALL": "C.UTF-8", "MANWIDTH": "\(width)", "PATH": "/usr/bin:/bin", "HOME": home.path,
    ]
    process.input = try page()
    let result = try process.run()
    #expect(result.status == 0)
    #expect(result.errorText == "")
    let text = Self.plain(result.outputText)
    #expect(text.contains("How high is a line of DejaVu Sans at 24 points, and why?"))
    // No word of it is parted, and hyphens are those that a shell understands.
    #expect(text.contains("fontmetrics show \"DejaVu Sans\" --metric capHeight --units"))
    #expect(!text.contains("\u{2010}"))
  }

  @Test("mandoc finds no fault with the page")
  func lint() throws {
    let result = try mandoc("lint")
    #expect(result.status == 0)
    #expect(result.outputText == "")
  }

  @Test("every command, option and variable stands in the page")
  func complete() throws {
    let result = try mandoc("utf8")
    let text = Self.plain(result.outputText)
    for command in ProgramTable.program.descriptions {
      #expect(text.contains("fontmetrics \(command.name)"))
      for option in command.options where !option.isHidden {
        #expect(text.contains(option.spellings.joined(separator: ", ")), "\(option.name)")
      }
    }
    for name in [
      "FONTCONFIG_FILE", "FONTCONFIG_PATH", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE",
      "FORCE_COLOR", "COLUMNS", "TERM", "COLORTERM", "COLORFGBG", "LC_ALL", "LC_CTYPE", "LANG",
      "TERM_PROGRAM", "LC_TERMINAL", "KITTY_WINDOW_ID", "GHOSTTY_RESOURCES_DIR",
      "WEZTERM_EXECUTABLE", "KONSOLE_VERSION", "MLTERM", "TMUX", "STY",
    ] {
      #expect(text.contains(name))
    }
  }

  @Test("an example does what the page says of it", arguments: ProgramTable.manualExamples)
  func example(example: ManualSupplement.Example) throws {
    let words = try ShellWords.split(example.line)
    #expect(words.first == "fontmetrics")
    let result = try BuiltProgram().process(words.dropFirst().map { Array($0.utf8) }).run()
    // A rule that is broken is an answer.
    #expect(result.status == (words.contains("check") ? 1 : 0), "\(result.errorText)")
    let claims = example.explanation.split(separator: "`", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    #expect(!claims.isEmpty)
    for claim in claims {
      #expect(result.outputText.contains(claim), "\(example.line): \(claim)")
    }
  }

  @Test("there are five examples")
  func fiveExamples() {
    #expect(ProgramTable.manualExamples.count == 5)
  }

  private func page() throws -> [UInt8] {
    let result = try BuiltProgram().run("manual")
    #expect(result.status == 0)
    #expect(result.errorText == "")
    return result.output
  }

  private func mandoc(_ format: String) throws -> ChildProcess.Result {
    var process = ChildProcess("/usr/bin/mandoc", ["-T", format].map { Array($0.utf8) })
    process.input = try page()
    return try process.run()
  }

  /// A rendered page without its bold and underlined letters, which are struck over.
  private static func plain(_ text: String) -> String {
    var plain: [Character] = []
    var skips = false
    for scalar in text.unicodeScalars {
      if scalar == "\u{8}" {
        if !plain.isEmpty { plain.removeLast() }
      } else if scalar == "\u{1B}" {
        skips = true
      } else if skips {
        skips = scalar != "m"
      } else {
        plain.append(Character(scalar))
      }
    }
    return String(plain)
  }
}
