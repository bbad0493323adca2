/// The answer to a request to compare: faces side by side, or what became of the faces of a folder.
package struct CompareReport: Hashable, Sendable {
  /// What is compared.
  package enum Kind: Hashable, Sendable {
    /// All faces with the first.
    case faces
    /// Each face of one side with its namesake on the other.
    case sides
  }

  package var kind: Kind
  /// One for faces side by side, one a pair for two sides.
  package var comparisons: [FontComparison]
  /// Faces that only the first side has.
  package var removed: [FontReport] = []
  /// Faces that only the second side has.
  package var added: [FontReport] = []
  package var tolerance: Double
  package var size: FontSize
  /// What could not be read.
  package var errors: [FontError]

  /// Compares faces with the first of them.
  package init(faces: [FontReport], tolerance: Double, size: FontSize, errors: [FontError] = []) {
    kind = .faces
    comparisons = faces.isEmpty ? [] : [FontComparison(faces, tolerance: tolerance)]
    self.tolerance = tolerance
    self.size = size
    self.errors = errors
  }

  /// Compares two sides face by face.
  package init(
    first: [FontReport], second: [FontReport], tolerance: Double, size: FontSize,
    errors: [FontError] = []
  ) {
    kind = .sides
    let pairing = FacePairing(first, second)
    comparisons = pairing.pairs.map { FontComparison([$0.first, $0.second], tolerance: tolerance) }
    removed = pairing.removed
    added = pairing.added
    self.tolerance = tolerance
    self.size = size
    self.errors = errors
  }

  /// Whether anything differs beyond the tolerance, or a face has no namesake.
  package var differs: Bool {
    comparisons.contains { $0.likeness == .different } || !removed.isEmpty || !added.isEmpty
  }
}
