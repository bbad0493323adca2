internal import CFreeType
package import FontModel

/// An instance of FreeType with its drivers. Faces keep the library that opened them alive.
///
/// FreeType does not allow two threads in one library, so it isn't `Sendable`: each task opens its
/// own and hands on values of `FontModel`.
@safe package final class Library {
  let handle: FT_Library

  /// Starts FreeType.
  ///
  /// The corresponding C function is `FT_Init_FreeType`, which fails only without memory.
  package init() throws(FontError) {
    var handle: FT_Library?
    let status = unsafe FT_Init_FreeType(&handle)
    guard status == 0, let handle = unsafe handle else {
      let error = FreeTypeError(rawValue: status)
      throw FontError(
        .configuration, subject: "FreeType", message: "cannot start: \(error.message)")
    }
    unsafe self.handle = handle
  }

  deinit {
    unsafe _ = FT_Done_FreeType(handle)
  }
}
