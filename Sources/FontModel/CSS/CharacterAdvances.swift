/// The advances of some characters in one face, through its character map alone: no shaping, no
/// kerning.
package struct CharacterAdvances: Hashable, Sendable {
  /// The advance of `.notdef`, which stands for what is missing; nil where it can't be read.
  package var missing: DesignUnits?
  private var advances: [Unicode.Scalar: DesignUnits]

  /// Advances from their parts; what is not in `advances` the face doesn't have.
  package init(missing: DesignUnits?, advances: [Unicode.Scalar: DesignUnits]) {
    self.missing = missing
    self.advances = advances
  }

  /// The advance of a character; nil where the face doesn't have it.
  package subscript(character: Unicode.Scalar) -> DesignUnits? { advances[character] }

  /// The characters that CSS and the averages of all scripts ask for, each once.
  package static let neededForCSS: [Unicode.Scalar] = {
    var seen: Set<Unicode.Scalar> = []
    let all =
      WeightedScript.allCases.flatMap { $0.weights.map(\.character) } + AverageWidth.nextLetters
      + [FontUnits.zero, FontUnits.water]
    return all.filter { seen.insert($0).inserted }
  }()
}
