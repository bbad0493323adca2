import Arguments
@testable import FontMetricsCommands
import Foundation
import TestSupport
import Testing

/// Lines that somebody completes with the Tab key, in the real shells.
@Suite struct CompletionTests {
  /// What is typed, Tab being `→`, and what the program is then given.
  static let lines: [(typed: String, words: [String])] = [
    ("sh→", ["show"]),
    ("compl→ba→", ["completions", "bash"]),
    ("help comp→a→", ["help", "compare"]),
    ("show --subst→", ["show", "--substitute"]),
    ("show -a --subst→", ["show", "-a", "--substitute"]),
    ("show --format nd→", ["show", "--format", "ndjson"]),
    ("show --format=nd→", ["show", "--format=ndjson"]),
    ("list --slant it→", ["list", "--slant", "italic"]),
    ("draw Lato --lines ascender,xH→", ["draw", "Lato", "--lines", "ascender,xHeight"]),
    ("show DejaVu\\ Se→", ["show", "DejaVu Serif"]),
    ("show \"DejaVu Se→", ["show", "DejaVu Serif"]),
    ("show 'DejaVu Se→", ["show", "DejaVu Serif"]),
    ("show Deja→Se→", ["show", "DejaVu Serif"]),
    ("show dejavu\\ se→", ["show", "DejaVu Serif"]),
    ("show -- DejaVu\\ Se→", ["show", "--", "DejaVu Serif"]),
    ("show Lato DejaVu\\ Se→", ["show", "Lato", "DejaVu Serif"]),
    ("show --style Bold DejaVu\\ Se→", ["show", "--style", "Bold", "DejaVu Serif"]),
    ("show -as24 DejaVu\\ Se→", ["show", "-as24", "DejaVu Serif"]),
    ("show -as 24 DejaVu\\ Se→", ["show", "-as", "24", "DejaVu Serif"]),
    ("css Lato --fallback DejaVu\\ Se→", ["css", "Lato", "--fallback", "DejaVu Serif"]),
    ("css Lato --fallback=DejaVu\\ Se→", ["css", "Lato", "--fallback=DejaVu Serif"]),
    ("show my→", ["show", "my font.ttf"]),
    ("show ./my→", ["show", "./my font.ttf"]),
    ("list --font-path fo→", ["list", "--font-path", "fonts of mine"]),
    ("list --font-path=fo→", ["list", "--font-path=fonts of mine"]),
    ("draw Lato -o foo→", ["draw", "Lato", "-o", "foo.svg"]),
  ]

  /// What is typed, and what is then offered.
  static let offers: [(typed: String, screen: [String])] = [
    ("→→", ["list", "show", "draw", "compare", "css", "completions", "manual", "help"]),
    ("show --fo→→", ["--font-path", "--format"]),
    ("show --format →→", ["table", "plain", "json", "ndjson", "csv"]),
    ("show DejaVu\\ Sans→→", ["Mono"]),
  ]

  @Test("a shell completes what is typed", arguments: CompletionShell.allCases)
  func lines(shell: CompletionShell) throws {
    let session = try InteractiveShell(shell, script: Self.script(for: shell))
    try session.folder.write("", to: "my font.ttf")
    try session.folder.write("", to: "foo.svg")
    try session.folder.write("", to: "fonts of mine/a.ttf")
    let outcomes = try session.type(
      Self.lines.map { .init(keys: "fontmetrics \($0.typed.keys)\r", screen: []) })
    #expect(outcomes.count == Self.lines.count)
    for (line, outcome) in zip(Self.lines, outcomes) {
      // The slash behind a folder is there or not, as is the custom of the shell.
      let words = outcome.words?.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
      #expect(words == line.words, "\(shell) \(line.typed): \(outcome.screen)")
    }
  }

  @Test("a shell offers what may stand there", arguments: CompletionShell.allCases)
  func offers(shell: CompletionShell) throws {
    let session = try InteractiveShell(shell, script: Self.script(for: shell))
    let outcomes = try session.type(
      Self.offers.map { .init(keys: "fontmetrics \($0.typed.keys)", screen: $0.screen) })
    #expect(outcomes.count == Self.offers.count)
    for (offer, outcome) in zip(Self.offers, outcomes) {
      for word in offer.screen {
        #expect(outcome.screen.contains(word), "\(shell) \(offer.typed): \(outcome.screen)")
      }
    }
  }

  /// Words that a shell would take apart, as values of an option.
  static let oddWords: [(typed: String, words: [String])] = [
    ("paint --color it→", ["paint", "--color", "it's"]),
    ("paint --color a→", ["paint", "--color", "a b"]),
    ("paint --color \\$→", ["paint", "--color", "$x"]),
    ("paint --color \"a→", ["paint", "--color", "a b"]),
    ("paint --color=co→", ["paint", "--color=co:lon"]),
    ("paint -c re→", ["paint", "-c", "red"]),
  ]

  @Test("words are quoted where a shell needs it", arguments: CompletionShell.allCases)
  func oddWords(shell: CompletionShell) throws {
    let program = Program(
      name: "brush", version: "1.0", summary: "Paint.",
      commands: [
        Subcommand(
          "paint",
          Command(
            "paint", summary: "It's \"a\" [test]: of $quotes; and `such`.", initial: 0,
            options: [
              .value(
                "color", short: "c", valueName: "[COLOR]:'x'",
                help: "It's \"any\" [colour]\\ of `$all`",
                completion: .words(["it's", "a b", "$x", "co:lon", "red"]), read: Reading.raw,
                store: { _, _ in })
            ])
        ) { $0 }
      ])
    let session = try InteractiveShell(
      shell, script: program.completionScript(for: shell), command: "brush")
    let outcomes = try session.type(
      Self.oddWords.map { .init(keys: "brush \($0.typed.keys)\r", screen: []) })
    #expect(outcomes.map(\.words) == Self.oddWords.map(\.words))
  }

  @Test("a program that is named by its path is completed, and asked itself")
  func path() throws {
    for shell in CompletionShell.allCases {
      let session = try InteractiveShell(shell, script: Self.script(for: shell))
      let outcomes = try session.type([
        .init(keys: "./bin/fontmetrics show DejaVu\\ Se\t\r", screen: [])
      ])
      #expect(outcomes.map(\.words) == [["show", "DejaVu Serif"]], "\(shell)")
    }
  }

  @Test(
    "a shell finds no fault with its script",
    arguments: [
      ["/bin/bash", "-n"], ["/usr/bin/shellcheck"], ["/bin/zsh", "-n"], ["/usr/bin/fish", "-n"],
    ])
  func syntax(checker: [String]) throws {
    let shell = CompletionShell.allCases.first { checker[0].hasSuffix($0.rawValue) } ?? .bash
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.script(for: shell), to: "script")
    let result = try ChildProcess(
      checker[0], (checker.dropFirst() + [path]).map { Array($0.utf8) }
    ).run()
    #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
    #expect(result.errorText == "")
  }

  @Test("without a shell the error names those that there are")
  func noShell() throws {
    let result = try BuiltProgram().run("completions")
    #expect(result.status == 2)
    #expect(result.outputText == "")
    #expect(result.errorText.contains("SHELL is one of bash, zsh, fish"))
  }

  /// The script as the program prints it.
  static func script(for shell: CompletionShell) throws -> String {
    let result = try BuiltProgram().run("completions", shell.rawValue)
    #expect(result.status == 0)
    #expect(result.errorText == "")
    return result.outputText
  }
}

extension String {
  fileprivate var keys: String { replacing("→", with: "\t") }
}
