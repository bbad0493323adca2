/// A family of faces as a list shows it.
package struct FontFamily: Hashable, Sendable {
  /// The name that the faces are grouped by.
  package var name: String
  /// The other names that its faces give the family, translations included.
  package var aliases: [String]
  /// In the order of the list.
  package var faces: [ListedFace]

  /// A family from its parts.
  package init(name: String, aliases: [String], faces: [ListedFace]) {
    self.name = name
    self.aliases = aliases
    self.faces = faces
  }
}

/// A face in a list, with its metrics where they were asked for.
package struct ListedFace: Hashable, Sendable {
  package var summary: FaceSummary
  private var reading: Reading

  /// Nil where only names are listed, or where the font could not be read.
  package var report: FontReport? {
    get {
      switch reading {
      case .none: nil
      case .report(let report): report
      }
    }
    set { reading = newValue.map { .report($0) } ?? .none }
  }

  // Kept apart, since most lists have thousands of faces and no report.
  private indirect enum Reading: Hashable {
    case none
    case report(FontReport)
  }

  /// A face of a list.
  package init(_ summary: FaceSummary, report: FontReport? = nil) {
    self.summary = summary
    reading = report.map { .report($0) } ?? .none
  }
}
