/// The functions that the `read` of an option is mostly given.
///
/// They stand here because a closure literal would have to spell out its error type each time.
package enum Reading {
  /// A function that makes a value of a word or says, without a subject, what is wrong with it.
  package typealias Function<Value> =
    @Sendable (ArgumentValue) throws(ArgumentError) -> Value

  /// Any word, as it is: a file name.
  package static let raw: Function<ArgumentValue> = { $0 }

  /// Valid UTF-8.
  package static let text: Function<String> = { (value) throws(ArgumentError) in
    try value.validText()
  }

  /// A finite decimal number.
  package static let decimal: Function<Double> = { (value) throws(ArgumentError) in
    try value.decimal()
  }

  /// A whole number within `range`.
  package static func integer(in range: ClosedRange<Int>) -> Function<Int> {
    { (value) throws(ArgumentError) in try value.integer(in: range) }
  }

  /// The raw value of one of the cases.
  package static func choice<Choice>(of type: Choice.Type = Choice.self) -> Function<Choice>
  where Choice: CaseIterable & RawRepresentable<String> & SendableMetatype {
    { (value) throws(ArgumentError) in try value.choice() }
  }

  /// One or more values, the first wrong one told.
  package static func list<Value>(
    of read: @escaping Function<Value>, separatedBy separator: Unicode.Scalar = ","
  ) -> Function<[Value]> {
    { (value) throws(ArgumentError) in
      var values: [Value] = []
      for field in value.fields(separatedBy: separator) { values.append(try read(field)) }
      return values
    }
  }
}
