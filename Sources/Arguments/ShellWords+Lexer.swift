extension ShellWords {
  /// Takes one token after the other from the beginning of a line.
  struct Lexer {
    var rest: Substring

    /// The next token; nil at the end of the line or at a comment.
    mutating func next() throws(Failure) -> Token? {
      rest = rest.drop(while: \.isWhitespace)
      guard let first = rest.first, first != "#" else { return nil }
      let start = rest
      let kind: Token.Kind
      if let separator = ["&&", "||", "|", "&", ";"].first(where: { rest.hasPrefix($0) }) {
        rest = rest.dropFirst(separator.count)
        kind = .separator
      } else if let length = redirectionLength {
        rest = rest.dropFirst(length)
        kind = .redirection
      } else {
        kind = .word(try word())
      }
      return Token(kind: kind, source: String(start[..<rest.startIndex]))
    }

    /// The length of `>`, `2>>`, `2>&` and the like; nil when something else stands here.
    private var redirectionLength: Int? {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let operators = [">>", ">&", ">", "<"]
      let operand = rest.dropFirst(digits.count)
      guard let written = operators.first(where: { operand.hasPrefix($0) }) else { return nil }
      return digits.count + written.count
    }

    private mutating func word() throws(Failure) -> String {
      var word = ""
      while let character = rest.first {
        switch character {
        case "'": word += try singleQuoted()
        case "\"": word += try doubleQuoted()
        case "\\":
          rest = rest.dropFirst()
          word.append(try take())
        case "$", "`", "(", ")": throw .unsupported(character)
        case "|", "&", ";", "<", ">": return word
        case _ where character.isWhitespace: return word
        case _: word.append(try take())
        }
      }
      return word
    }

    private mutating func singleQuoted() throws(Failure) -> String {
      rest = rest.dropFirst()
      guard let end = rest.firstIndex(of: "'") else { throw .unterminated }
      let quoted = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
      return quoted
    }

    private mutating func doubleQuoted() throws(Failure) -> String {
      rest = rest.dropFirst()
      var quoted = ""
      while true {
        let character = try take()
        switch character {
        case "\"": return quoted
        case "$", "`": throw .unsupported(character)
        case "\\":
          let escaped = try take()
          // Before any other character the backslash stands for itself.
          quoted += ["\"", "\\", "$", "`"].contains(escaped) ? "\(escaped)" : "\\\(escaped)"
        case _: quoted.append(character)
        }
      }
    }

    private mutating func take() throws(Failure) -> Character {
      guard let character = rest.popFirst() else { throw .unterminated }
      return character
    }
  }
}
