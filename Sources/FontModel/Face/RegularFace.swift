/// How far a face is from the regular one of its family; less is more regular.
///
/// An upright face comes first, then one with a weight near 400, then one of normal width. What is
/// still equal is told apart by its style: Regular, Book, Roman, Normal, then any other.
package struct DistanceFromRegular: Hashable, Sendable {
  private let slant: Slant
  private let weight: Double
  private let width: Double
  private let style: Int

  fileprivate init(_ face: FaceSummary) {
    slant = face.slant
    weight = abs(face.weight - 400)
    width = abs(face.width - 100)
    let names = ["regular", "book", "roman", "normal"]
    style = names.firstIndex(of: face.style.lowercased()) ?? names.count
  }
}

extension DistanceFromRegular: Comparable {
  package static func < (one: DistanceFromRegular, other: DistanceFromRegular) -> Bool {
    if one.slant != other.slant { return one.slant < other.slant }
    if one.weight != other.weight { return one.weight < other.weight }
    if one.width != other.width { return one.width < other.width }
    return one.style < other.style
  }
}

extension FaceSummary {
  /// What decides which face a family's name stands for.
  package var distanceFromRegular: DistanceFromRegular { DistanceFromRegular(self) }

  /// The most regular face, the first in the order of a list among equal ones; nil for no faces.
  package static func mostRegular(of faces: [FaceSummary]) -> FaceSummary? {
    faces.min { one, other in
      let (distance, otherDistance) = (one.distanceFromRegular, other.distanceFromRegular)
      return distance == otherDistance ? one.precedes(other) : distance < otherDistance
    }
  }
}
