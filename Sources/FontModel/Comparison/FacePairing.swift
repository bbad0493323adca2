/// The faces of two folders or collections, matched by PostScript name.
package struct FacePairing: Hashable, Sendable {
  /// A face and what became of it.
  package struct Pair: Hashable, Sendable {
    package var first: FontReport
    package var second: FontReport
  }

  /// In the order of the first side.
  package var pairs: [Pair] = []
  /// What only the first side has.
  package var removed: [FontReport] = []
  /// What only the second side has.
  package var added: [FontReport]

  /// Matches faces. Of several with one name, those in files of one name belong together, then
  /// those that come first. A face without a PostScript name is known by its full name, else by
  /// family and style.
  package init(_ first: [FontReport], _ second: [FontReport]) {
    /// The positions in `second` that are still free, by name.
    var free = Dictionary(grouping: second.indices) { second[$0].pairingName }
    var partners = [Int?](repeating: nil, count: first.count)
    for needsSameFileName in [true, false] {
      for (position, face) in first.enumerated() where partners[position] == nil {
        let candidate = free[face.pairingName]?.firstIndex {
          !needsSameFileName || second[$0].fileName == face.fileName
        }
        guard let candidate else { continue }
        partners[position] = free[face.pairingName]?.remove(at: candidate)
      }
    }
    for (face, partner) in zip(first, partners) {
      if let partner {
        pairs.append(Pair(first: face, second: second[partner]))
      } else {
        removed.append(face)
      }
    }
    added = free.values.joined().sorted().map { second[$0] }
  }
}

extension FontReport {
  /// The name that a face is known by in another folder.
  package var pairingName: String {
    let summary = facts.summary
    return summary.postScriptName ?? summary.fullName ?? summary.displayName
  }

  fileprivate var fileName: FilePath { facts.summary.file.lastComponent }
}
