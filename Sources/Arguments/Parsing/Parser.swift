/// Reads one command line with the tables of one command, the way GNU programs do.
///
/// Options and operands may be mixed. The first error is kept rather than thrown at once, since a
/// later `--help` takes precedence.
struct Parser<Values: Sendable> {
  private let command: Command<Values>
  private let arguments: [ArgumentValue]
  private var next = 0
  private var values: Values
  private var operands: [ArgumentValue] = []
  private var wantsHelp = false
  private var firstError: ArgumentError?

  init(command: Command<Values>, arguments: [ArgumentValue]) {
    self.command = command
    self.arguments = arguments
    values = command.initial
  }

  mutating func parse() throws(ArgumentError) -> Parsed<Values> {
    while let word = takeWord() {
      do throws(ArgumentError) {
        switch word.shape {
        case .terminator:
          operands += arguments[next...]
          next = arguments.count
        case .operand: operands.append(word)
        case .long(let name, let value): try readLong(name, value: value)
        case .cluster(let letters): try readCluster(letters, word: word)
        }
      } catch {
        firstError = firstError ?? error
      }
    }
    if wantsHelp { return .help }
    if let firstError { throw firstError }
    try assign(operands, to: command.operands, in: &values)
    try command.validate(&values)
    return .values(values)
  }

  private mutating func takeWord() -> ArgumentValue? {
    guard next < arguments.count else { return nil }
    defer { next += 1 }
    return arguments[next]
  }

  // MARK: Options

  private mutating func readLong(_ name: String, value: ArgumentValue?) throws(ArgumentError) {
    let spelling = "--\(name)"
    if name == OptionDescription.help.name {
      guard value == nil else { throw Self.takesNoValue(spelling) }
      wantsHelp = true
      return
    }
    guard let option = command.option(long: name) else {
      throw ArgumentError(
        "unknown option `\(spelling)`",
        hint: NearMiss.question(command.description.nearOptions(toLong: name)))
    }
    switch option.action {
    case .flag(let update):
      guard value == nil else { throw Self.takesNoValue(spelling) }
      do { try update(&values) } catch { throw error.about(spelling) }
    case .value(let update):
      try give(value, of: option, spelled: spelling, to: update)
    }
  }

  /// Reads `-ab`, `-s24`, `-s=24` or `-s`; `letters` is what follows the hyphen.
  private mutating func readCluster(
    _ letters: ArraySlice<UInt8>, word: ArgumentValue
  ) throws(ArgumentError) {
    var rest = letters
    while let letter = rest.first {
      let isHelp = letter == OptionDescription.help.short?.asciiValue
      let option = command.option(short: letter)
      guard isHelp || option != nil else { throw unknownLetter(in: rest, of: word) }
      rest = rest.dropFirst()
      let spelling = "-\(Character(Unicode.Scalar(letter)))"
      if case .value(let update)? = option?.action, let option {
        let attached = rest.first == UInt8(ascii: "=") ? rest.dropFirst() : rest
        let value = rest.isEmpty ? nil : ArgumentValue(bytes: Array(attached))
        do {
          try give(value, of: option, spelled: spelling, to: update)
        } catch {
          throw value == nil ? error : error.hinting(doubleHyphenHint(for: word))
        }
        return
      }
      guard rest.first != UInt8(ascii: "=") else { throw Self.takesNoValue(spelling) }
      if case .flag(let update)? = option?.action {
        do { try update(&values) } catch { throw error.about(spelling) }
      } else {
        wantsHelp = true
      }
    }
  }

  private mutating func give(
    _ attached: ArgumentValue?, of option: Option<Values>, spelled spelling: String,
    to update: (inout Values, ArgumentValue) throws(ArgumentError) -> Void
  ) throws(ArgumentError) {
    guard let value = attached ?? takeValue() else {
      let name = option.description.valueName.map { ": \($0)" } ?? ""
      throw ArgumentError("needs a value\(name)", subject: spelling)
    }
    do { try update(&values, value) } catch { throw error.about(spelling) }
  }

  /// The next word, unless it is one that this command reads as an option.
  ///
  /// So `--size --json` lacks a size, while `-5` and `-` are values.
  private mutating func takeValue() -> ArgumentValue? {
    guard next < arguments.count else { return nil }
    switch arguments[next].shape {
    case .terminator: return nil
    case .operand: return takeWord()
    case .long(let name, _):
      let isKnown = name == OptionDescription.help.name || command.option(long: name) != nil
      return isKnown ? nil : takeWord()
    case .cluster(let letters):
      return command.reads(cluster: letters) ? nil : takeWord()
    }
  }

  // MARK: Errors

  private static func takesNoValue(_ spelling: String) -> ArgumentError {
    ArgumentError("takes no value", subject: spelling)
  }

  private func unknownLetter(
    in rest: ArraySlice<UInt8>, of word: ArgumentValue
  ) -> ArgumentError {
    let letter = String(decoding: rest, as: UTF8.self).prefix(1)
    let place = word.text == "-\(letter)" ? "" : " in `\(word.text)`"
    return ArgumentError("unknown option `-\(letter)`\(place)", hint: doubleHyphenHint(for: word))
  }

  /// Asks whether `-size` was to be `--size`.
  private func doubleHyphenHint(for word: ArgumentValue) -> String? {
    let name = String(word.text.dropFirst().prefix { $0 != "=" })
    let isLong = command.option(long: name).map { !$0.description.isHidden } ?? false
    return isLong ? NearMiss.question(["--\(name)"]) : nil
  }
}
