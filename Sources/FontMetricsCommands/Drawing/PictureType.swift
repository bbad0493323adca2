internal import FontModel

/// A file format that pictures are written in.
enum PictureType: String, CaseIterable, Sendable {
  case png
  case svg
  case pdf

  /// The format that a file's name ends in, whatever its case; nil for any other end.
  init?(of path: FilePath) {
    let name = path.lastComponent.description
    guard let dot = name.lastIndex(of: ".") else { return nil }
    self.init(rawValue: name[name.index(after: dot)...].lowercased())
  }
}
