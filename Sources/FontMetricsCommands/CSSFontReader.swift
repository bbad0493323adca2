internal import Arguments
internal import FontInspection
internal import FontModel

/// Finds the fonts that `css` computes with: files and installed ones, else well-known ones.
struct CSSFontReader {
  let faces: FaceReader
  let limits: ReadingLimits
  let context: CommandContext

  /// A font with the one that stands in for it where none is named.
  struct Font {
    let css: CSSFont
    let substitute: WellKnownFont
  }

  /// The fonts that a word stands for; never empty.
  func fonts(of font: FilePath, _ selection: FaceSelection) -> [Result<Font, FontError>] {
    faces.faces(of: font, selection).map { answer(to: font, $0) }
  }

  private func answer(
    to font: FilePath, _ result: Result<FaceReader.Face, FontError>
  ) -> Result<Font, FontError> {
    do {
      return .success(try self.font(try result.get()))
    } catch {
      guard let known = wellKnown(error, font) else { return .failure(explained(error, font)) }
      return .success(Font(css: CSSFont(known), substitute: .substitute(for: known)))
    }
  }

  /// The one font that a word stands for: of several faces, the most regular.
  func fallback(_ font: FilePath) throws(FontError) -> CSSFont {
    if case .folder = FontArgument(font) {
      throw FontError(
        .notAFile, subject: font.description, message: "a folder is not one font",
        advice: "name a font file, an installed font or a well-known one")
    }
    var read: [FaceReader.Face] = []
    for result in faces.faces(of: font, FaceSelection()) {
      do {
        read.append(try result.get())
      } catch {
        guard let known = wellKnown(error, font) else { throw explained(error, font) }
        return CSSFont(known)
      }
    }
    let regular = FaceSummary.mostRegular(of: read.map(\.report.facts.summary))
    guard let face = read.first(where: { $0.report.facts.summary == regular }) else {
      preconditionFailure("a font that was read has a face")
    }
    return try self.font(face).css
  }

  private func font(_ face: FaceReader.Face) throws(FontError) -> Font {
    let advances = try context.containing(face.job.requested, limits) { () throws(FontError) in
      try AdvanceReader(limits: limits).advances(
        of: CharacterAdvances.neededForCSS, in: face.report, of: face.job)
    }
    return Font(
      css: try CSSFont(face.report, advances: advances), substitute: .substitute(for: face.report))
  }

  /// The well-known font that was asked for by a name which isn't installed.
  private func wellKnown(_ error: FontError, _ font: FilePath) -> WellKnownFont? {
    guard error.code == .notInstalled else { return nil }
    return WellKnownFont(named: font.description)
  }

  /// The error with the names that `css` would know.
  private func explained(_ error: FontError, _ font: FilePath) -> FontError {
    guard error.code == .notInstalled else { return error }
    var error = error
    let names = WellKnownFont.names
    let meant =
      Self.keywords.contains(font.description.lowercased())
      ? "in CSS it stands for another font on each system; name those"
      : NearMiss.question(NearMiss.suggestions(for: font.description, among: names))
    let known = "without a file, css knows \(names.joined(separator: ", "))"
    error.advice = [meant, error.advice, known].compactMap(\.self).joined(separator: "\n")
    return error
  }

  /// The generic families of CSS, which `local()` can't name.
  private static let keywords: Set<String> = [
    "system-ui", "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded", "serif", "sans-serif",
    "monospace", "cursive", "fantasy", "math", "emoji", "fangsong",
  ]
}
