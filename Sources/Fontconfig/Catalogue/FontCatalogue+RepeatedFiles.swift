internal import FontModel

extension FontCatalogue {
  /// The catalogue without faces that are there under another path, or the same one, of their file.
  ///
  /// Files are looked at only where faces are alike in all that fontconfig knows, so that a
  /// catalogue without repeated ones costs no system call. Kept is a path without links before one
  /// with them, then the first in alphabetical order.
  func withoutRepeatedFiles() -> FontCatalogue {
    FontCatalogue(
      families: families.map { group in
        let repeated = repeatedFaces(in: group.faces)
        return repeated.isEmpty
          ? group
          : FamilyGroup(
            family: group.family,
            faces: group.faces.indices.filter { !repeated.contains($0) }.map { group.faces[$0] })
      })
  }
}

/// The indices of faces to drop.
private func repeatedFaces(in faces: [CatalogueFace]) -> Set<Int> {
  var repeated: Set<Int> = []
  var start = 0
  while start < faces.count {
    // Faces of one style stand together, whatever their files.
    var end = start + 1
    while end < faces.count, faces[end].hasStyle(of: faces[start]) { end += 1 }
    if end - start > 1 { repeated.formUnion(repeatedFaces(in: faces, among: start..<end)) }
    start = end
  }
  return repeated
}

private func repeatedFaces(in faces: [CatalogueFace], among indices: Range<Int>) -> Set<Int> {
  var repeated: Set<Int> = []
  for alike in Dictionary(grouping: indices, by: { Likeness(faces[$0]) }).values {
    guard alike.count > 1 else { continue }
    // A file that has gone since fontconfig saw it stays, for whoever opens it to report.
    let files = Dictionary(grouping: alike) { FileIdentity(faces[$0].summary.file) }
    for (identity, same) in files where identity != nil {
      let kept = same.min { isPreferred(faces[$0].summary.file, to: faces[$1].summary.file) }
      repeated.formUnion(same.filter { $0 != kept })
    }
  }
  return repeated
}

private func isPreferred(_ path: FilePath, to other: FilePath) -> Bool {
  let (isDirect, isOtherDirect) = (resolved(path) == path, resolved(other) == other)
  return isDirect == isOtherDirect ? path < other : isDirect
}

/// What two faces of one style have in common if they are the same one of the same file.
private struct Likeness: Hashable {
  private let postScriptName: String?
  private let format: String
  private let version: Int
  private let index: Int
  private let instance: Int?

  init(_ face: CatalogueFace) {
    let summary = face.summary
    postScriptName = summary.postScriptName
    format = summary.format
    version = face.fontVersion
    index = summary.index
    instance = summary.instance
  }
}
