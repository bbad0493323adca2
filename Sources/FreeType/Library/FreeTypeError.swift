internal import CFreeType

/// A status other than 0 of a function of FreeType.
///
/// More statuses than the named ones exist; `message` knows the words for all of them.
struct FreeTypeError: RawRepresentable, Error, Hashable {
  var rawValue: FT_Error

  /// No driver knows the first bytes.
  static let unknownFileFormat = FreeTypeError(rawValue: 2)
  /// Among others: a face or a named instance past the end.
  static let invalidArgument = FreeTypeError(rawValue: 6)
  /// Among others: an em of less than 16 or more than 16,384 units.
  static let invalidTable = FreeTypeError(rawValue: 8)
  static let horizontalHeaderMissing = FreeTypeError(rawValue: 0x8F)
  static let horizontalMetricsMissing = FreeTypeError(rawValue: 0x93)

  /// Throws the status unless it is 0.
  static func check(_ status: FT_Error) throws(FreeTypeError) {
    guard status == 0 else { throw FreeTypeError(rawValue: status) }
  }

  /// FreeType's words for the status, such as "broken table", with its number.
  var message: String {
    guard let text = unsafe fontmetrics_ft_error_text(rawValue) else { return "error \(rawValue)" }
    return unsafe "\(String(cString: text)) (error \(rawValue))"
  }
}
