extension Parser {
  /// Hands words to the operands in order, each as many as it takes.
  ///
  /// The later ones get what they need first.
  func assign(
    _ words: [ArgumentValue], to operands: [Operand<Values>], in values: inout Values
  ) throws(ArgumentError) {
    var rest = words[...]
    var neededLater = operands.reduce(0) { $0 + $1.description.minimum }
    for operand in operands {
      let description = operand.description
      neededLater -= description.minimum
      // With too few words for all, the first operand that runs short is the one to tell.
      let available = max(rest.count - neededLater, min(rest.count, description.minimum))
      let taken = min(available, description.maximum ?? available)
      guard taken >= description.minimum else { throw Self.tooFew(description, given: taken) }
      for word in rest.prefix(taken) {
        do { try operand.update(&values, word) } catch { throw error.about(description.name) }
      }
      rest = rest.dropFirst(taken)
    }
    if let extra = rest.first { throw ArgumentError("unexpected argument `\(extra.text)`") }
  }

  private static func tooFew(_ operand: OperandDescription, given: Int) -> ArgumentError {
    guard operand.minimum > 1 else {
      return ArgumentError("missing argument \(operand.name)", hint: choices(operand))
    }
    let quantity = operand.maximum == operand.minimum ? "" : "at least "
    return ArgumentError(
      "\(quantity)\(operand.minimum) needed, \(given) given", subject: operand.name)
  }

  /// Names the words that an operand may be; nil where it may be any.
  private static func choices(_ operand: OperandDescription) -> String? {
    guard case .words(let words) = operand.completion else { return nil }
    return "\(operand.name) is one of \(words.joined(separator: ", "))"
  }
}
