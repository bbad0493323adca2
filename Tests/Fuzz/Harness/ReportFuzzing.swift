internal import FontInspection
internal import FontModel
internal import Reports
internal import Terminal
internal import UnicodeText

/// Reads bytes as a font and prints what came of it in every format.
///
/// Traps where a format lets through what would drive a terminal, and where JSON isn't JSON.
package final class ReportFuzzing {
  private let look = TableLook(width: 80, colorLevel: .none, symbols: .unicode)
  private let inspector: FaceInspector

  /// Starts FreeType, which traps without memory alone.
  package init() {
    guard let inspector = try? FaceInspector(hintedAt: [16], wantsAllMetrics: true) else {
      preconditionFailure("FreeType starts")
    }
    self.inspector = inspector
  }

  /// Does all that the program would do with a file of these bytes, except drawing it.
  ///
  /// - Returns: How many faces could be read, at how many positions.
  @discardableResult
  package func run(_ bytes: [UInt8]) -> Int {
    var reports: [FontReport] = []
    var errors: [FontError] = []
    func read(_ position: PositionChoice, index: Int? = nil) {
      for result in inspector.results(of: job(bytes, position, index: index)) {
        switch result {
        case .success(let report): reports.append(report)
        case .failure(let error): errors.append(error)
        }
      }
    }
    read(.standard)
    // The axes and instances of the first face stand for those of all.
    if let facts = reports.first?.facts, !facts.axes.isEmpty {
      let index = facts.summary.index
      if let last = facts.instances.last { read(.instance(last.number), index: index) }
      read(
        .coordinates(facts.axes.map { AxisPosition(tag: $0.tag, value: $0.maximum) }), index: index)
    }
    for error in errors { FuzzedOutput.touch(error) }
    // What isn't a font is soon told; most inputs are none, and those that are matter.
    guard !reports.isEmpty else { return 0 }
    show(reports, errors)
    list(reports, errors)
    check(reports, errors)
    compare(reports, errors)
    css(reports, bytes)
    return reports.count
  }

  private func job(_ bytes: [UInt8], _ position: PositionChoice, index: Int? = nil) -> FaceJob {
    FaceJob(source: .bytes(bytes), requested: "-", index: index, position: position)
  }

  private func show(_ reports: [FontReport], _ errors: [FontError]) {
    let sizes = [10, 24.5].map { FontSize(value: $0, unit: .point, dpi: 96) }
    let options = ShowOptions(sizes: sizes, showsTextStyles: true)
    var renderers: [any ShowRenderer] = [
      ShowTable(options: options, look: look),
      ShowTable(options: ShowOptions(lengths: .ems), look: look), ShowPlain(), ShowCSV(),
    ]
    renderers += BareMetric.all.map { ShowBareMetric($0, options: options) }
    for renderer in renderers {
      FuzzedOutput.check(renderer.begin())
      for report in reports {
        FuzzedOutput.check(renderer.face(report))
        if let problem = renderer.problem(with: report) { FuzzedOutput.touch(problem) }
      }
    }
    let json = ShowJSON(options: options)
    FuzzedOutput.check(json: json.document(of: reports.map(json.face), errors: errors) ?? "")
    let records = ShowNDJSON(options: options)
    FuzzedOutput.check(
      ndjson: reports.map(records.face).joined() + errors.map(records.error).joined())
  }

  private func list(_ reports: [FontReport], _ errors: [FontError]) {
    let families = reports.map { report in
      FontFamily(
        name: report.facts.summary.family, aliases: [],
        faces: [ListedFace(report.facts.summary, report: report)])
    }
    let list = FontList(families: families, errors: errors)
    let options = ListOptions(showsFiles: true, showsMetrics: true, search: "a")
    FuzzedOutput.check(ListTable(options: options, look: look).text(families))
    FuzzedOutput.check(list.familyNames)
    list.plain(options) { FuzzedOutput.check($0) }
    list.csv(options) { FuzzedOutput.check($0) }
    FuzzedOutput.check(json: list.json(options))
    list.ndjson(options) { FuzzedOutput.check(ndjson: $0) }
  }

  private func check(_ reports: [FontReport], _ errors: [FontError]) {
    let inputs = reports.map { CheckInput($0) }
    for profile in CheckProfile.allCases {
      let report = CheckReport(inputs, profile: profile, errors: errors)
      FuzzedOutput.check(report.plain)
      // The forms are the same for every profile, and what the rules say takes long to write.
      guard profile == .crossPlatform else { continue }
      FuzzedOutput.check(CheckTable(look: look).text(report))
      FuzzedOutput.check(report.csv)
      FuzzedOutput.check(json: report.json)
      FuzzedOutput.check(ndjson: report.ndjson)
      FuzzedOutput.check(json: report.sarif(version: "0"))
    }
  }

  private func compare(_ reports: [FontReport], _ errors: [FontError]) {
    let known = Array(reports.prefix(3)) + [FuzzedOutput.soundReport]
    let comparisons = [
      CompareReport(faces: known, tolerance: 1, size: .standard, errors: errors),
      CompareReport(
        first: known, second: Array(known.reversed().prefix(2)), tolerance: 0, size: .standard),
    ]
    for report in comparisons {
      FuzzedOutput.check(CompareTable(look: look).text(report))
      FuzzedOutput.check(report.plain)
      FuzzedOutput.check(report.csv)
      FuzzedOutput.check(json: report.json)
      FuzzedOutput.check(ndjson: report.ndjson)
    }
  }

  private func css(_ reports: [FontReport], _ bytes: [UInt8]) {
    guard let reader = try? AdvanceReader(), let report = reports.last,
      let advances = try? reader.advances(
        of: CharacterAdvances.neededForCSS, in: report, of: job(bytes, .standard)),
      let font = try? CSSFont(report, advances: advances)
    else { return }
    let fallbacks = [CSSFont(WellKnownFont.substitute(for: report)), font]
    for dialect in CSSDialect.allCases {
      let answer = CSSReport(
        font,
        CSSRequest(
          fallbacks: fallbacks, trim: TextTrim.Request(size: .fontSize(16), leading: .normal),
          wantsUnits: true, dialect: dialect))
      FuzzedOutput.check(CSSText(answer).text)
      FuzzedOutput.check(json: CSSReport.json([answer], errors: []))
    }
  }
}
