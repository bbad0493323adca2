package import FontModel

/// Which faces of a font are wanted.
package struct FaceSelection: Hashable, Sendable {
  /// The number of a face in its file, from 0; nil for all of a file, or the one of a name.
  package var index: Int?
  /// A named instance by its name, PostScript name or number; nil for none.
  package var instance: String?
  /// A position by coordinates; empty for the default one.
  package var coordinates: [AxisPosition]
  /// A style by name; nil for the most regular one.
  package var style: String?
  /// Whether a name stands for every face of its family.
  package var takesAllStyles: Bool
  /// Whether what fontconfig puts in the place of a name is accepted.
  package var acceptsSubstitutes: Bool

  /// A selection; by default the most regular face as it is.
  package init(
    index: Int? = nil, instance: String? = nil, coordinates: [AxisPosition] = [],
    style: String? = nil, takesAllStyles: Bool = false, acceptsSubstitutes: Bool = false
  ) {
    self.index = index
    self.instance = instance
    self.coordinates = coordinates
    self.style = style
    self.takesAllStyles = takesAllStyles
    self.acceptsSubstitutes = acceptsSubstitutes
  }

  /// The position of a variable font that is asked for.
  var position: PositionChoice {
    if let instance { return .instanceNamed(instance) }
    return coordinates.isEmpty ? .standard : .coordinates(coordinates)
  }
}
