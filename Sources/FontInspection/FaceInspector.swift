package import FontModel
internal import FreeType
internal import UnicodeText

/// Opens fonts and makes reports of them. A task has its own: it holds a FreeType library.
package struct FaceInspector {
  private let library: Library
  private let hintedAt: [Double]
  private let wantsAllMetrics: Bool
  private let wantsCheckMeasures: Bool
  private let limits: ReadingLimits
  /// Called before each face, so that each has its own time.
  private let beginsFace: () -> Void

  /// An inspector that may read more than usual.
  ///
  /// - Parameters:
  ///   - hintedAt: The sizes at which FreeType is asked for rounded metrics, in pixels.
  ///   - wantsAllMetrics: Whether the reports have `allMetrics`.
  ///   - wantsCheckMeasures: Whether the facts have `checkMeasures`.
  ///   - limits: How much a font may have of everything.
  ///   - beginsFace: Called before each face is read.
  /// - Throws: What starting FreeType throws.
  package init(
    hintedAt: [Double] = [], wantsAllMetrics: Bool = false, wantsCheckMeasures: Bool = false,
    limits: ReadingLimits = ReadingLimits(), beginsFace: @escaping () -> Void = {}
  ) throws(FontError) {
    library = try Library()
    self.hintedAt = hintedAt
    self.wantsAllMetrics = wantsAllMetrics
    self.wantsCheckMeasures = wantsCheckMeasures
    self.limits = limits
    self.beginsFace = beginsFace
  }

  /// The reports of a job, or what went wrong, in the order of the faces in the file.
  ///
  /// Empty only where a file in a folder is no font, or none of the style asked for.
  package func results(of job: FaceJob) -> [Result<FontReport, FontError>] {
    let file: FontFile
    let indices: [Int]
    do {
      file = try open(job)
      indices = try faceIndices(job, file)
    } catch {
      return job.passesOverOtherFiles ? [] : [.failure(error)]
    }
    var scans = OutlineScans()
    let results = indices.compactMap { index in result(of: job, file, index: index, &scans) }
      .filter { !job.passesOverOtherFiles || $0.isSuccess }
    guard results.isEmpty, !job.isInFolder, let style = job.style else { return results }
    return [.failure(styleMissing(style, job, file, indices))]
  }

  /// The report of an installed face.
  package func result(of summary: FaceSummary) -> Result<FontReport, FontError> {
    do {
      let file = try FontFile(
        path: summary.file, subject: summary.file.description, limits: limits)
      let position: FacePosition = summary.instance.map { .instance($0) } ?? .standard
      let facts = try library.facts(of: file, index: summary.index, position: position)
      return .success(FontReport(facts: facts, requested: summary.displayName))
    } catch {
      return .failure(error)
    }
  }

  private func open(_ job: FaceJob) throws(FontError) -> FontFile {
    switch job.source {
    case .file(let path): try FontFile(path: path, subject: job.requested, limits: limits)
    case .bytes(let bytes): try FontFile(bytes: bytes, subject: job.requested, limits: limits)
    }
  }

  private func faceIndices(_ job: FaceJob, _ file: FontFile) throws(FontError) -> [Int] {
    if let index = job.index { return [index] }
    return Array(0..<(try library.faceCount(of: file)))
  }

  /// The report of one face; nil where it is not of the style asked for.
  private func result(
    of job: FaceJob, _ file: FontFile, index: Int, _ scans: inout OutlineScans
  ) -> Result<FontReport, FontError>? {
    beginsFace()
    do {
      guard var facts = try facts(of: job, file, index: index) else { return nil }
      if wantsCheckMeasures {
        facts.checkMeasures = try library.checkMeasures(of: facts, in: file, sharing: &scans)
      }
      return .success(
        FontReport(
          facts: facts, requested: job.requested, isSubstituted: job.isSubstituted,
          selectionWarnings: job.warnings + clampingWarnings(job, facts)))
    } catch {
      return .failure(error)
    }
  }

  private func facts(
    of job: FaceJob, _ file: FontFile, index: Int
  ) throws(FontError) -> FaceFacts? {
    func read(_ position: FacePosition) throws(FontError) -> FaceFacts {
      try library.facts(
        of: file, index: index, position: position, hintedAt: hintedAt,
        specialist: wantsAllMetrics)
    }
    switch job.position {
    case .standard:
      let facts = try read(.standard)
      guard let style = job.style else { return facts }
      if isSame(facts.summary.style, style) { return facts }
      let instance = facts.instances.first { $0.name.map { isSame($0, style) } ?? false }
      return try instance.map { (instance) throws(FontError) in try read(.instance(instance.number))
      }
    case .instance(let number): return try read(.instance(number))
    case .instanceNamed(let name):
      return try read(.instance(try number(ofInstance: name, in: read(.standard), job)))
    case .coordinates(let positions): return try read(.coordinates(positions))
    }
  }

  private func number(
    ofInstance name: String, in facts: FaceFacts, _ job: FaceJob
  ) throws(FontError) -> Int {
    guard !facts.axes.isEmpty else {
      throw FontError(
        .notVariable, subject: job.requested,
        message: "is not a variable font: it has no instances",
        advice: "leave out --instance")
    }
    let named = facts.instances.first { instance in
      [instance.name, instance.postScriptName].contains { $0.map { isSame($0, name) } ?? false }
    }
    if let named { return named.number }
    if let number = Int(name), facts.instances.contains(where: { $0.number == number }) {
      return number
    }
    let names = facts.instances.map { $0.name ?? "\($0.number)" }
    throw FontError(
      .noSuchInstance, subject: job.requested, message: "no named instance is called \(name)",
      advice: names.isEmpty
        ? "the font has none; use --variation"
        : "the instances are: \(names.map(escaped).joined(separator: ", "))")
  }

  /// Whether two names are equal but for case and blanks.
  private func isSame(_ one: String, _ other: String) -> Bool {
    caseFoldedWithoutBlanks(one) == caseFoldedWithoutBlanks(other)
  }

  private func styleMissing(
    _ style: String, _ job: FaceJob, _ file: FontFile, _ indices: [Int]
  ) -> FontError {
    var styles: [String] = []
    for index in indices {
      let facts = try? library.facts(of: file, index: index, position: .standard, hintedAt: [])
      guard let facts else { continue }
      styles.append(facts.summary.style)
      styles += facts.instances.compactMap(\.name)
    }
    return FontError(
      .styleNotInstalled, subject: job.requested, message: "no style is called \(style)",
      advice: "the styles are: \(styles.map(escaped).joined(separator: ", "))")
  }

  private func clampingWarnings(_ job: FaceJob, _ facts: FaceFacts) -> [ReportWarning] {
    guard case .coordinates(let positions) = job.position, let variation = facts.variation else {
      return []
    }
    return positions.compactMap { wanted in
      guard let axis = facts.axes.first(where: { $0.tag == wanted.tag }),
        let taken = variation.first(where: { $0.tag == wanted.tag }), taken.value != wanted.value,
        axis.clamped(wanted.value) != wanted.value
      else { return nil }
      return ReportWarning(
        .variationClamped,
        "\(wanted.tag) was set to \(NumberText.shortest(taken.value)), the nearest value that the axis has to "
          + "\(NumberText.shortest(wanted.value)).",
        advice:
          "The axis goes from \(NumberText.shortest(axis.minimum)) to \(NumberText.shortest(axis.maximum))."
      )
    }
  }
}

extension Result {
  /// Whether there is a value.
  fileprivate var isSuccess: Bool {
    if case .success = self { true } else { false }
  }
}
