internal import Containment
internal import FontInspection
internal import FontModel
internal import Reports

/// Opens the faces of a list for their metrics.
struct ListedMetrics {
  let limits: ReadingLimits
  let context: CommandContext

  /// The list with a report for each face, and errors for those that can't be read.
  func adding(to list: FontList) -> FontList {
    let inspector: FaceInspector
    do {
      inspector = try FaceInspector(limits: limits)
    } catch {
      return FontList(families: list.families, errors: list.errors + [error])
    }
    var list = list
    let work = context.contained(limits)
    var place = 0
    for family in list.families.indices {
      for face in list.families[family].faces.indices {
        let summary = list.families[family].faces[face].summary
        switch work.run(place: place, { inspector.result(of: summary) }) {
        case .done(.success(let report)): list.families[family].faces[face].report = report
        case .done(.failure(let error)): list.errors.append(error)
        case .mishap(let mishap):
          list.errors.append(
            FontError(mishap, subject: summary.file.description, limits: limits))
        }
        place += 1
      }
    }
    return list
  }
}
