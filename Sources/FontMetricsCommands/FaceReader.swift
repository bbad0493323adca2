internal import Arguments
internal import FontInspection
internal import FontModel

/// Reads the faces of one font at a time; installed fonts are looked up once for all of them.
struct FaceReader {
  private let installed: InstalledFonts
  private let context: CommandContext

  /// A face that was read, and where from.
  struct Face {
    let report: FontReport
    let job: FaceJob
  }

  /// A reader of fonts from a source.
  init(_ fontSource: FontSourceOptions, _ context: CommandContext) {
    self.context = context
    installed = InstalledFonts { () throws(FontError) in
      try fontSource.configuration(environment: context.environment)
    }
  }

  /// The faces that a word of the command line stands for; never empty.
  func faces(of font: FilePath, _ selection: FaceSelection) -> [Result<Face, FontError>] {
    var problems: [FontError] = []
    do {
      let jobs = try FontFinder(selection: selection, fonts: installed).jobs(
        for: FontArgument(font),
        standardInput: { () throws(FontError) in try context.standardInput.read() },
        problem: { problems.append($0) })
      let inspector = try FaceInspector()
      let faces = jobs.flatMap { job in
        inspector.results(of: job).map { $0.map { Face(report: $0, job: job) } }
      }
      guard faces.isEmpty, problems.isEmpty else { return problems.map { .failure($0) } + faces }
      return [
        .failure(
          FontError(
            .noFontsInFolder, subject: font.description, message: "there is no font in the folder",
            advice: "files are looked at whatever their names, folders below too"))
      ]
    } catch {
      return [.failure(error)]
    }
  }
}

extension FontChoosing {
  /// The options that choose one face of a font.
  static var oneFaceOptions: [Option<Self>] {
    selectionOptions.filter { $0.description.name != "all-styles" }
  }
}
