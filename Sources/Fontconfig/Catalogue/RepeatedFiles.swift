internal import FontModel

/// Drops faces that are there before under another path, or the same one, of the same file.
///
/// Only files are looked at whose faces have the same names, so that a catalogue without repeated
/// ones costs no system call.
func withoutRepeatedFiles(_ faces: [CatalogueFace]) -> [CatalogueFace] {
  var dropped: Set<Int> = []
  for indices in facesAlike(faces) {
    var files: [FileIdentity: [Int]] = [:]
    for index in indices {
      // A file that has gone since fontconfig saw it stays, for whoever opens it to report.
      guard let identity = FileIdentity(faces[index].summary.file) else { continue }
      files[identity, default: []].append(index)
    }
    for same in files.values where same.count > 1 {
      let kept = same.min { isPreferredPath(of: faces[$0], to: faces[$1]) }
      dropped.formUnion(same.filter { $0 != kept })
    }
  }
  return dropped.isEmpty ? faces : faces.indices.filter { !dropped.contains($0) }.map { faces[$0] }
}

/// The indices of faces that may be the same one, in groups of two and more.
private func facesAlike(_ faces: [CatalogueFace]) -> [[Int]] {
  var first: [Likeness: Int] = [:]
  first.reserveCapacity(faces.count)
  var groups: [Int: [Int]] = [:]
  for index in faces.indices {
    let likeness = Likeness(faces[index])
    if let known = first[likeness] {
      groups[known, default: [known]].append(index)
    } else {
      first[likeness] = index
    }
  }
  return Array(groups.values)
}

/// A path without links before one with them, then in alphabetical order.
private func isPreferredPath(of one: CatalogueFace, to other: CatalogueFace) -> Bool {
  let (path, otherPath) = (one.summary.file, other.summary.file)
  let (isDirect, isOtherDirect) = (isWithoutLinks(path), isWithoutLinks(otherPath))
  return isDirect == isOtherDirect ? path < otherPath : isDirect
}

/// What two faces have in common if they are the same one of the same file.
private struct Likeness: Hashable {
  private let postScriptName: String?
  private let format: String
  private let index: Int
  private let instance: Int?

  init(_ face: CatalogueFace) {
    let summary = face.summary
    postScriptName = summary.postScriptName
    format = summary.format
    index = summary.index
    instance = summary.instance
  }
}
