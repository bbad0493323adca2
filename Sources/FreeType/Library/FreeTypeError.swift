internal import CFreeType

/// A status other than 0 of a function of FreeType.
///
/// More statuses than the named ones exist; `message` knows the words for all of them.
struct FreeTypeError: RawRepresentable, Error, Hashable {
  var rawValue: FT_Error

  /// No driver knows the first bytes.
  static let unknownFileFormat = FreeTypeError(rawValue: 2)
  /// Among others: a file that ends before what a driver wants to read.
  static let invalidStreamOperation = FreeTypeError(rawValue: 0x55)
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
