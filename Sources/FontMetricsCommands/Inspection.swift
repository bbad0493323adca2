internal import FontInspection
internal import FontModel

/// Finds and reads the fonts that a command line names, one after the other.
struct Inspection {
  let selection: FaceSelection
  let fontSource: FontSourceOptions
  /// The sizes at which FreeType's rounded metrics are wanted, in pixels.
  let hintedAt: [Double]
  /// Whether the reports have `allMetrics`.
  var wantsAllMetrics = false
  let context: CommandContext

  /// Gives each report or error to `take`, in the order of the fonts as typed.
  func run(
    _ fonts: [FilePath],
    take: (Result<FontReport, FontError>) throws(OutputError) -> Void
  ) throws(OutputError) {
    let installed = InstalledFonts { () throws(FontError) in
      try fontSource.configuration(environment: context.environment)
    }
    let finder = FontFinder(selection: selection, fonts: installed)
    for font in fonts {
      for result in results(of: font, finder) {
        try take(result)
      }
    }
  }

  private func results(
    of font: FilePath, _ finder: FontFinder
  ) -> [Result<FontReport, FontError>] {
    var problems: [FontError] = []
    do {
      let argument = FontArgument(font)
      let jobs = try finder.jobs(
        for: argument, standardInput: { () throws(FontError) in try context.standardInput.read() },
        problem: { problems.append($0) })
      let inspector = try FaceInspector(
        hintedAt: hintedAt, wantsAllMetrics: wantsAllMetrics)
      let results = problems.map { .failure($0) } + jobs.flatMap { inspector.results(of: $0) }
      guard results.isEmpty else { return results }
      return [.failure(nothingFound(in: font))]
    } catch {
      return [.failure(error)]
    }
  }

  private func nothingFound(in folder: FilePath) -> FontError {
    if let style = selection.style {
      return FontError(
        .styleNotInstalled, subject: folder.description,
        message: "no font in the folder has a style called \(style)")
    }
    return FontError(
      .noFontsInFolder, subject: folder.description, message: "there is no font in the folder",
      advice: "files are looked at whatever their names, folders below too")
  }
}
