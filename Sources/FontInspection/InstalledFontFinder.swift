internal import FontModel
internal import Fontconfig
internal import UnicodeText

/// Finds the faces that a name stands for among the installed ones.
struct InstalledFontFinder {
  let selection: FaceSelection
  let fonts: InstalledFonts

  func jobs(for name: String) throws(FontError) -> [FaceJob] {
    let catalogue = try fonts.catalogue(around: name)
    switch catalogue.lookup(name) {
    case .family(let faces):
      return try chosen(of: faces, name: name).map { job($0, of: faces, name: name) }
    case .faces(let faces):
      // A style, or all styles, of a face mean its family.
      if selection.takesAllStyles || selection.style != nil {
        let family = faces.first.map { catalogue.faces(ofFamily: $0.summary.family) } ?? []
        return try chosen(of: family, name: name).map { job($0, of: family, name: name) }
      }
      return try chosen(of: faces, name: name).map { job($0, of: faces, name: name) }
    case .none:
      let (configuration, catalogue) = try fonts.all()
      if selection.acceptsSubstitutes,
        let substitution = configuration.substitute(for: name, in: catalogue)
      {
        return [substituteJob(substitution, name: name)]
      }
      throw NotInstalledExplanation(
        name: name, configuration: configuration, catalogue: catalogue
      ).error
    }
  }

  /// The faces of a family that the selection asks for.
  private func chosen(of faces: [CatalogueFace], name: String) throws(FontError)
    -> [CatalogueFace]
  {
    var faces = faces
    if let index = selection.index {
      faces = faces.filter { $0.summary.index == index }
      if faces.isEmpty {
        throw FontError(
          .noSuchFace, subject: name, message: "no installed file has it as face \(index)",
          advice: "leave out --index, or name the file")
      }
    }
    if selection.position != .standard {
      // A position is one of a variable font, whichever other files the family has.
      let variable = faces.filter { $0.summary.isVariable && $0.summary.instance == nil }
      if !variable.isEmpty { faces = variable }
    }
    if selection.takesAllStyles { return faces }
    if let style = selection.style {
      let styled = CatalogueFace.faces(styled: style, among: faces)
      guard let face = CatalogueFace.preferred(of: styled) else {
        throw styleNotInstalled(style, name: name, faces: faces)
      }
      return [face]
    }
    return CatalogueFace.preferred(of: faces).map { [$0] } ?? []
  }

  private func styleNotInstalled(
    _ style: String, name: String, faces: [CatalogueFace]
  ) -> FontError {
    var seen: Set<String> = []
    let styles = faces.map(\.summary.style).filter { seen.insert($0).inserted }
    return FontError(
      .styleNotInstalled, subject: name, message: "no style is called \(style)",
      advice: "the styles are: \(styles.map(escaped).joined(separator: ", "))")
  }

  private func job(_ face: CatalogueFace, of faces: [CatalogueFace], name: String) -> FaceJob {
    var job = job(face.summary, name: name)
    let duplicates = face.duplicates(among: faces)
    if !duplicates.isEmpty, !selection.takesAllStyles {
      let others = duplicates.map(\.summary.file.description).joined(separator: ", ")
      job.warnings.append(
        ReportWarning(
          .duplicateFaces,
          "More than one file has this face; \(face.summary.file) was taken, not \(others).",
          advice: "Name the file to be sure which one is measured."))
    }
    return job
  }

  private func job(_ summary: FaceSummary, name: String) -> FaceJob {
    let position: PositionChoice =
      selection.position == .standard
      ? summary.instance.map { .instance($0) } ?? .standard : selection.position
    return FaceJob(
      source: .file(summary.file), requested: name, index: summary.index, position: position)
  }

  private func substituteJob(_ substitution: Substitution, name: String) -> FaceJob {
    var job = job(substitution.face.summary, name: name)
    job.isSubstituted = true
    let reason =
      switch substitution.kind {
      case .generic: "the name stands for whatever the configuration prefers"
      case .alias: "the configuration declares the two to be alike"
      case .fallback: "nothing nearer is installed"
      }
    job.warnings.append(
      ReportWarning(
        .substituted,
        "\(name) is not installed; fontconfig puts \(substitution.face.summary.displayName) in its "
          + "place: \(reason).",
        advice: "The numbers are those of \(substitution.face.summary.family)."))
    return job
  }
}
