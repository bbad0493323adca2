/// The ink of a letter that stands for cap height or x-height, from its exact outline.
package struct MeasuredLetter: Hashable, Sendable {
  package var character: Unicode.Scalar
  /// The ink's lower end.
  package var yMin: DesignUnits
  /// The ink's upper end.
  package var yMax: DesignUnits

  /// A letter with its vertical extent.
  package init(character: Unicode.Scalar, yMin: DesignUnits, yMax: DesignUnits) {
    self.character = character
    self.yMin = yMin
    self.yMax = yMax
  }

  /// The letters for cap height, the best one first. All but the last are flat on top.
  package static let capCandidates: [Unicode.Scalar] = ["H", "I", "E", "T", "O"]

  /// The letters for x-height, the best one first; flat on top, so no overshoot counts.
  package static let xCandidates: [Unicode.Scalar] = ["x", "z", "v", "u"]

  /// The height that the letter stands for.
  ///
  /// A flat letter's top. A round letter reaches as far above the height as below the baseline,
  /// so for "O" the lower end is added and the overshoot cancels.
  package var height: DesignUnits { character == "O" ? yMax + yMin : yMax }
}
