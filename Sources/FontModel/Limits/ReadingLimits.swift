/// How much a font may have of everything; what goes beyond is an error that names the limit.
package struct ReadingLimits: Hashable, Sendable {
  private var others: [ReadingLimit: Int] = [:]

  /// The standard limits.
  package init() {}

  /// The most that is read.
  package subscript(limit: ReadingLimit) -> Int {
    get { others[limit] ?? limit.standard }
    set { others[limit] = newValue }
  }

  /// Throws where a font has more than it may.
  ///
  /// - Parameters:
  ///   - count: How much it has.
  ///   - limit: What is counted.
  ///   - subject: The font as the user asked for it.
  /// - Throws: `limitExceeded`, or `fileTooLarge` for the size of a file.
  package func check(_ count: Int, _ limit: ReadingLimit, subject: String) throws(FontError) {
    guard count > self[limit] else { return }
    throw error(limit, count: count, subject: subject)
  }

  /// The error for more than there may be.
  ///
  /// - Parameters:
  ///   - limit: What was counted.
  ///   - count: How much there is; nil where nobody knows.
  ///   - subject: The font as the user asked for it.
  /// - Returns: An error that names the limit and how to raise it.
  package func error(_ limit: ReadingLimit, count: Int? = nil, subject: String) -> FontError {
    let most = Self.text(self[limit], limit)
    let has = count.map { Self.text($0, limit) }
    let message =
      switch limit {
      case .fileSize: "is larger than \(most)"
      case .unpackedSize: "unpacks to \(has ?? "more") by its own words; \(most) is the most"
      case .faces: "has \(has ?? "more") faces; \(most) are the most"
      case .axes: "has \(has ?? "more") axes; \(most) are the most"
      case .instances: "has \(has ?? "more") named instances; \(most) are the most"
      case .glyphs: "has \(has ?? "more") glyphs; \(most) are the most"
      case .nameLength: "has a name of \(has ?? "more") characters; \(most) are the most"
      case .segments: "the outlines of the text have more than \(most) segments"
      case .pixels: "the bitmaps of the text have more than \(most) pixels"
      case .time: "takes more than \(most) s of processor time"
      }
    return FontError(
      limit == .fileSize ? .fileTooLarge : .limitExceeded, subject: subject, message: message,
      advice: "if the font can be trusted, allow more: --limit \(limit.rawValue)="
        + (limit.countsBytes ? "SIZE" : "N"))
  }

  /// A number with its unit: bytes in the greatest unit that leaves no fraction.
  private static func text(_ number: Int, _ limit: ReadingLimit) -> String {
    guard limit.countsBytes else { return NumberText.grouped(number) }
    for (shift, unit) in [(30, "GiB"), (20, "MiB"), (10, "KiB")]
    where number > 0 && number % (1 << shift) == 0 {
      return "\(NumberText.grouped(number >> shift)) \(unit)"
    }
    return "\(NumberText.grouped(number)) bytes"
  }
}
