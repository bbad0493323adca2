package import FontModel

/// One font file to report on, with what is wanted of it; a value that any task can take on.
package struct FaceJob: Hashable, Sendable {
  /// Where the bytes are.
  package enum Source: Hashable, Sendable {
    case file(FilePath)
    /// A whole font file, as read from standard input.
    case bytes([UInt8])
  }

  package var source: Source
  /// The font as the user asked for it; the subject of errors.
  package var requested: String
  package var isSubstituted: Bool
  /// The number of a face in the file; nil for all of them.
  package var index: Int?
  package var position: PositionChoice
  /// A style that faces must have; nil for any.
  package var style: String?
  /// Whether the file was found in a folder, where a face of another style is passed over.
  package var isInFolder: Bool
  /// Whether a file that is no font is passed over in silence, as in a folder.
  package var passesOverOtherFiles: Bool
  /// What finding the face brought up.
  package var warnings: [ReportWarning]

  /// A job from its parts.
  package init(
    source: Source, requested: String, isSubstituted: Bool = false, index: Int? = nil,
    position: PositionChoice = .standard, style: String? = nil,
    isInFolder: Bool = false, passesOverOtherFiles: Bool = false, warnings: [ReportWarning] = []
  ) {
    self.source = source
    self.requested = requested
    self.isSubstituted = isSubstituted
    self.index = index
    self.position = position
    self.style = style
    self.isInFolder = isInFolder
    self.passesOverOtherFiles = passesOverOtherFiles
    self.warnings = warnings
  }
}

/// The position of a variable font that is wanted.
package enum PositionChoice: Hashable, Sendable {
  /// The font's default.
  case standard
  /// A named instance by number, from 1.
  case instance(Int)
  /// A named instance by its name, PostScript name or number, as typed.
  case instanceNamed(String)
  /// Coordinates on some axes; the others stay at their default.
  case coordinates([AxisPosition])
}
