internal import Arguments
internal import FontInspection
internal import FontModel
internal import Fontconfig
internal import Reports
internal import Terminal

/// `fontmetrics list`: the installed families, each with its faces.
struct ListCommand: RunnableCommand, OutputChoosing, FontSourceChoosing {
  var output = OutputOptions()
  var fontSource = FontSourceOptions()
  var filter = CatalogueFilter()
  var list = ListOptions()
  var sorting = ListSorting.family
  var content = Content.faces

  /// What is printed of the list.
  enum Content: Sendable {
    case faces
    /// Family names alone, a line each.
    case families
    /// The last line of the list alone.
    case count
  }

  func run(in context: CommandContext) throws(OutputError) -> ExitStatus {
    let catalogue: FontCatalogue
    let installed: FontConfiguration
    do {
      installed = try fontSource.configuration(environment: context.environment)
      catalogue = installed.catalogue(filter)
    } catch {
      try context.report(error, color: output.color)
      return .trouble
    }
    guard !catalogue.isEmpty else {
      try printEmpty(context)
      let explanation = EmptyListExplanation(command: self, configuration: installed)
      try context.report(explanation.error, color: output.color)
      return .negative
    }
    return try print(catalogue, context)
  }

  private func print(
    _ catalogue: FontCatalogue, _ context: CommandContext
  ) throws(OutputError) -> ExitStatus {
    var fonts = FontList(families: catalogue.families.map { $0.listing })
    if list.showsMetrics || sorting.needsMetrics {
      fonts = ListedMetrics(limits: fontSource.limits, context: context).adding(to: fonts)
    }
    fonts.families = sorting.sorted(fonts.families)
    let count = ListTable.count(faces: fonts.faceCount, families: fonts.families.count)
    switch content {
    case .count: try context.output.write(count + "\n")
    case .families: try context.output.write(fonts.familyNames)
    case .faces:
      try write(fonts, context)
      if output.format == .table {
        try context.isOutputTerminal
          ? context.output.write("\n\(count)\n") : context.note(count, color: output.color)
      }
    }
    guard output.format == .table || output.format == .plain || output.format == .csv else {
      return fonts.errors.isEmpty ? .success : .trouble
    }
    for error in fonts.errors {
      try context.report(error, color: output.color)
    }
    return fonts.errors.isEmpty ? .success : .trouble
  }

  private func write(_ fonts: FontList, _ context: CommandContext) throws(OutputError) {
    func write(_ line: String) throws(OutputError) { try context.output.write(line) }
    switch output.format {
    case .table:
      let table = ListTable(options: list, look: context.look(of: .output, color: output.color))
      try context.output.write(table.text(fonts.families))
    case .plain: try fonts.plain(list, write: write)
    case .json: try context.output.write(fonts.json(list))
    case .ndjson: try fonts.ndjson(list, write: write)
    case .csv: try fonts.csv(list, write: write)
    }
  }

  /// An empty list in the formats that programs read; nothing for people.
  private func printEmpty(_ context: CommandContext) throws(OutputError) {
    guard content == .faces, output.format != .table else { return }
    try write(FontList(families: []), context)
  }
}

extension FamilyGroup {
  /// The family as reports take it.
  fileprivate var listing: FontFamily {
    FontFamily(name: family, aliases: aliases, faces: faces.map { ListedFace($0.summary) })
  }
}
