internal import Containment
internal import FontInspection
internal import FontModel

extension CommandContext {
  /// A list of work on fonts, of which a piece that crashes or takes too long is left out.
  func contained(_ limits: ReadingLimits) -> ContainedWork {
    containment.install(timeLimit: Double(limits[.time]))
    return containment.list()
  }

  /// Does one piece of work on a font that isn't in a list.
  ///
  /// - Parameters:
  ///   - subject: The font as the user asked for it.
  ///   - limits: How long it may take.
  ///   - body: The work.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws; `crashed` or `limitExceeded` for work that had to be left out.
  func containing<Value>(
    _ subject: String, _ limits: ReadingLimits, _ body: () throws(FontError) -> Value
  ) throws(FontError) -> Value {
    let outcome = contained(limits).run(place: 0) {
      do throws(FontError) {
        return Result<Value, FontError>.success(try body())
      } catch {
        return .failure(error)
      }
    }
    switch outcome {
    case .done(let result): return try result.get()
    case .mishap(let mishap): throw FontError(mishap, subject: subject, limits: limits)
    }
  }
}
