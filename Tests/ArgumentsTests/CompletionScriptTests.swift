@testable import Arguments
import Testing

@Suite("Completion scripts")
struct CompletionScriptTests {
  @Test(
    "What may be typed stands in the script of every shell", arguments: CompletionShell.allCases)
  func complete(shell: CompletionShell) {
    let script = Painting.program.completionScript(for: shell, sources: Painting.sources)
    for word in ["paint", "help", "color", "colour", "tools", "into", "quick", "version"] {
      #expect(script.contains(word), "\(word)")
    }
    for word in ["roller", "size=", "'a b'", "'--all of them'", "brush 1.0"] {
      // Within quotes of their own fish escapes the quotes of a word.
      #expect(script.contains(word) || script.contains(word.escapedForFish), "\(word)")
    }
  }

  @Test("What is hidden is not offered", arguments: [CompletionShell.zsh, .fish])
  func hidden(shell: CompletionShell) {
    let script = Painting.program.completionScript(for: shell, sources: Painting.sources)
    #expect(!script.contains("secret"))
  }

  @Test("In bash nothing is said of a hidden flag, and every value has its kind")
  func bash() {
    let script = Painting.program.completionScript(for: .bash, sources: Painting.sources)
    #expect(!script.contains("secret"))
    #expect(script.contains("'paint -o' | 'paint --into') kind=directory ;;"))
    #expect(
      script.contains("'paint --tools') kind=list choices=(roller size=) ;;"))
    #expect(script.contains("'paint -c' | 'paint --color' | 'paint --colour') kind=words"))
    #expect(script.contains("(($2 >= 0 && $2 < 1)) && kind=source-wall"))
    #expect(script.contains("(($2 >= 1 && $2 < 2)) && kind=words choices=(in out)"))
    #expect(script.hasSuffix("complete -F _brush brush\n"))
  }

  @Test("In zsh brackets, colons and quotes of a help text don't end it")
  func zsh() {
    let script = Painting.program.completionScript(for: .zsh, sources: Painting.sources)
    #expect(script.hasPrefix("#compdef brush\n"))
    #expect(script.contains(#"'(-c --color --colour)-c+[It'\''s \[any\] colour]:COLOR:"#))
    #expect(
      script.contains(#"'(--tools)--tools=['\''Tools'\'' of the trade]:TOOL,...:_brush_list"#))
    #expect(script.contains(" 1:WALL:_brush_source_wall "))
    #expect(script.contains("'2:SIDE:(in out)'"))
  }

  @Test("In fish an option says whether files may follow")
  func fish() {
    let script = Painting.program.completionScript(for: .fish, sources: Painting.sources)
    #expect(
      script.contains("-n '__brush_has_command paint' -s o -l into -x -a '(__brush_folders)'"))
    #expect(script.contains("-n '__brush_has_command paint' -s q -l quick -d 'Without care'"))
    #expect(script.contains("-n '__brush_has_command paint' -f"))
  }

  @Test(
    "A shell reads a quoted word as it is",
    arguments: [
      ("plain-word_1.0", "plain-word_1.0", "plain-word_1.0"),
      ("", "''", "''"), ("a b", "'a b'", "'a b'"), ("=x", "'=x'", "'=x'"),
      ("it's", #"'it'\''s'"#, #"'it\'s'"#), (#"a\b"#, #"'a\b'"#, #"'a\\b'"#),
      ("$x", "'$x'", "'$x'"), ("ą", "'ą'", "'ą'"),
    ])
  func quoting(word: String, posix: String, fish: String) {
    #expect(ShellQuoting.posix(word) == posix)
    #expect(ShellQuoting.fish(word) == fish)
  }

  @Test(
    "Beside an option stands the first thing that its help says",
    arguments: [
      ("Print it.", "Print it"), ("Keep one: a, b.", "Keep one"), ("A; b.", "A"),
      ("End in .png, please. More.", "End in .png, please"), ("No stop", "No stop"),
    ])
  func beginning(help: String, brief: String) {
    #expect(help.beginning == brief)
  }
}

extension String {
  fileprivate var escapedForFish: String {
    String(flatMap { $0 == "'" ? ["\\", $0] : [$0] })
  }
}
