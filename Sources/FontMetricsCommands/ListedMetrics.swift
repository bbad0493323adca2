internal import FontInspection
internal import FontModel
internal import Reports

/// Opens the faces of a list for their metrics.
struct ListedMetrics {
  /// The list with a report for each face, and errors for those that can't be read.
  func adding(to list: FontList) -> FontList {
    let inspector: FaceInspector
    do {
      inspector = try FaceInspector()
    } catch {
      return FontList(families: list.families, errors: list.errors + [error])
    }
    var list = list
    for family in list.families.indices {
      for face in list.families[family].faces.indices {
        let summary = list.families[family].faces[face].summary
        switch inspector.result(of: summary) {
        case .success(let report): list.families[family].faces[face].report = report
        case .failure(let error): list.errors.append(error)
        }
      }
    }
    return list
  }
}
