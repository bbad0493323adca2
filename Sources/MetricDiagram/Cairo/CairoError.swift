internal import CCairo

/// A status that Cairo gives where something went wrong.
struct CairoError: RawRepresentable, Error, Hashable {
  let rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// There is no memory for what was asked for.
  static let noMemory = CairoError(rawValue: CAIRO_STATUS_NO_MEMORY.rawValue)
  /// The size is beyond what a surface can have.
  static let invalidSize = CairoError(rawValue: CAIRO_STATUS_INVALID_SIZE.rawValue)

  /// Throws the status unless it is success.
  static func check(_ status: cairo_status_t) throws(CairoError) {
    guard status == CAIRO_STATUS_SUCCESS else { throw CairoError(rawValue: status.rawValue) }
  }

  /// Cairo's words for it.
  ///
  /// The corresponding C function is `cairo_status_to_string`.
  var message: String {
    guard let text = unsafe cairo_status_to_string(cairo_status_t(rawValue)) else {
      return "status \(rawValue)"
    }
    return unsafe String(cString: text)
  }
}

extension DiagramError {
  init(_ error: CairoError) {
    self = .drawingFailed(error.message)
  }
}
