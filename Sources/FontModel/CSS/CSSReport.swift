/// What is asked of a font for CSS.
package struct CSSRequest: Hashable, Sendable {
  /// The fonts that stand in for it, each with an `@font-face`.
  package var fallbacks: [CSSFont]
  /// The text whose line box is to be trimmed; nil for no trimming.
  package var trim: TextTrim.Request?
  /// Whether font-relative units are asked for.
  package var wantsUnits: Bool
  package var dialect: CSSDialect
  package var script: WeightedScript

  /// A request from its parts.
  package init(
    fallbacks: [CSSFont] = [], trim: TextTrim.Request? = nil, wantsUnits: Bool = false,
    dialect: CSSDialect = .fontmetrics, script: WeightedScript = .latin
  ) {
    self.fallbacks = fallbacks
    self.trim = trim
    self.wantsUnits = wantsUnits
    self.dialect = dialect
    self.script = script
  }
}

/// The CSS of one font in numbers.
package struct CSSReport: Hashable, Sendable {
  package var font: CSSFont
  package var request: CSSRequest
  package var fallbacks: [FallbackFace] = []
  /// Nil where none was asked for or it can't be computed.
  package var trim: TextTrim?
  /// Nil where none were asked for.
  package var units: FontUnits?
  /// What was asked for and can't be answered, each once.
  package var problems: [FontError] = []

  /// Computes everything that is asked for.
  package init(_ font: CSSFont, _ request: CSSRequest) {
    self.font = font
    self.request = request
    if request.wantsUnits { units = FontUnits(font) }
    for local in request.fallbacks {
      do {
        let face = try FallbackFace(
          for: font, local: local, dialect: request.dialect, script: request.script,
          isOneOfSeveral: request.fallbacks.count > 1)
        fallbacks.append(face)
        note(Self.widthProblem(font, face.preferredWidth, request))
        note(Self.widthProblem(local, face.localWidth, request))
      } catch {
        note(error)
      }
    }
    if let trim = request.trim {
      do {
        self.trim = try TextTrim(trim, font: font, dialect: request.dialect)
      } catch {
        note(error)
      }
    }
  }

  private mutating func note(_ problem: FontError?) {
    guard let problem, !problems.contains(problem) else { return }
    problems.append(problem)
  }

  /// Why the average width of a font is not known; nil where it is.
  private static func widthProblem(
    _ font: CSSFont, _ width: AverageWidth, _ request: CSSRequest
  ) -> FontError? {
    guard (width.units ?? 0) <= 0 else { return nil }
    let consequence = "so size-adjust can't be told"
    switch font.origin {
    case .table:
      return FontError(
        .metricAbsent, subject: font.family,
        message: request.dialect == .next
          ? "its average width by next/font is not known, \(consequence)"
          : "its average width for \(request.script.rawValue) is not known, \(consequence)",
        advice: request.dialect == .next
          ? "next/font itself knows Arial and Times New Roman; or name a font file"
          : "name a font file, or leave out --script")
    case .face:
      guard !width.missing.isEmpty else {
        return FontError(
          .metricAbsent, subject: font.family, message: "has no advances, \(consequence)")
      }
      let script = request.dialect == .next ? "the letters of next/font" : request.script.rawValue
      return FontError(
        .metricAbsent, subject: font.family,
        message: "doesn't cover \(script), \(consequence); missing: "
          + "\(Self.list(width.missing))",
        advice: request.dialect == .fontmetrics
          ? "--like capsize counts .notdef for what is missing" : nil)
    }
  }

  /// The first of some characters, for an error.
  private static func list(_ characters: [Unicode.Scalar]) -> String {
    let shown = characters.prefix(8).map { $0 == " " ? "blank" : String($0) }
    let rest = characters.count - shown.count
    return shown.joined(separator: " ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
