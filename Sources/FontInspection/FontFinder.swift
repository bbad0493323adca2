package import FontModel
internal import Fontconfig

/// Turns what a person typed into jobs: one a file, or one a face of an installed font.
package struct FontFinder {
  private let selection: FaceSelection
  private let fonts: InstalledFonts
  private let fileSystem: FileSystem

  /// A finder for one selection.
  package init(
    selection: FaceSelection, fonts: InstalledFonts, fileSystem: FileSystem = FileSystem()
  ) {
    self.selection = selection
    self.fonts = fonts
    self.fileSystem = fileSystem
  }

  /// The jobs for one argument.
  ///
  /// - Parameters:
  ///   - argument: What was typed.
  ///   - standardInput: Reads all of standard input, for `-`.
  ///   - problem: Takes what could not be looked into while the rest goes on.
  /// - Returns: A job a file, in the order of paths; for a name, a job a face.
  /// - Throws: `notInstalled` or `styleNotInstalled` for a name, `fileUnreadable` for a folder,
  ///   `configuration` where a name is looked up without a usable configuration.
  package func jobs(
    for argument: FontArgument, standardInput: () throws(FontError) -> [UInt8],
    problem: (FontError) -> Void
  ) throws(FontError) -> [FaceJob] {
    switch argument {
    case .standardInput:
      [job(.bytes(try standardInput()), requested: "-")]
    case .file(let path):
      [job(.file(path), requested: path.description)]
    case .folder(let path):
      try fileSystem.files(below: path, unreadable: problem).map { file in
        var job = job(.file(file), requested: file.description)
        job.isInFolder = true
        job.passesOverOtherFiles = !FontFileName(file).hasFontExtension
        return job
      }
    case .name(let name):
      try InstalledFontFinder(selection: selection, fonts: fonts).jobs(for: name)
    }
  }

  /// A job for every installed face, in the order of the list.
  ///
  /// - Returns: The jobs; never none.
  /// - Throws: `noFontsInstalled`, or `configuration`.
  package func installedJobs() throws(FontError) -> [FaceJob] {
    let faces = try fonts.catalogue().faces
    guard !faces.isEmpty else {
      throw FontError(
        .noFontsInstalled, subject: "--all", message: "no fonts are installed",
        advice: "install some, or name a file or folder")
    }
    return faces.map { face in
      FaceJob(
        source: .file(face.summary.file), requested: face.summary.file.description,
        index: face.summary.index,
        position: face.summary.instance.map { .instance($0) } ?? .standard)
    }
  }

  private func job(_ source: FaceJob.Source, requested: String) -> FaceJob {
    FaceJob(
      source: source, requested: requested, index: selection.index, position: selection.position,
      style: selection.style)
  }
}
