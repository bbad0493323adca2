package import FontModel

/// Where in the design space of a variable font a face is read.
package enum FacePosition: Hashable, Sendable {
  /// The face as it is; the default position of a variable font.
  case standard
  /// A named instance by its number, from 1.
  case instance(Int)
  /// Coordinates on some or all axes; the other axes stay at their defaults. The last coordinate
  /// of an axis counts, and is clamped to the axis' range.
  case coordinates([AxisPosition])

  /// The position at which facts were read.
  package init(_ facts: FaceFacts) {
    if let instance = facts.summary.instance {
      self = .instance(instance)
    } else if let variation = facts.variation {
      self = .coordinates(variation)
    } else {
      self = .standard
    }
  }
}
