/// Something of which a font may have so much and no more, lest it takes all memory or time.
///
/// The raw value is what options call it. Each stands far above what any font is known to have.
package enum ReadingLimit: String, CaseIterable, Sendable {
  /// The size of a file in bytes.
  case fileSize = "file-size"
  /// What a compressed font says that it unpacks to, in bytes.
  case unpackedSize = "unpacked-size"
  /// The faces of a collection.
  case faces
  case axes
  /// The named instances of a variable font.
  case instances
  case glyphs
  /// The UTF-16 units of a name that is shown.
  case nameLength = "name-length"
  /// The steps of all outlines of a text that is set.
  case segments
  /// The pixels of all bitmaps of a text that is set.
  case pixels
  /// The seconds of processor time that a face, or a picture, may take.
  case time

  /// What holds where nothing else is asked for.
  package var standard: Int {
    switch self {
    case .fileSize: 1 << 30
    case .unpackedSize: 1 << 28
    case .faces: 4096
    case .axes: 512
    case .instances: 8192
    case .glyphs: 1 << 20
    case .nameLength: 4096
    case .segments: 2_000_000
    case .pixels: 1 << 25
    case .time: 10
    }
  }

  /// What can be asked for.
  package var range: ClosedRange<Int> {
    switch self {
    case .fileSize, .unpackedSize: 1...(1 << 40)
    case .faces, .axes, .instances: 1...65_536
    case .glyphs, .nameLength, .segments, .pixels: 1...Int(Int32.max)
    case .time: 1...86_400
    }
  }

  /// Whether the number counts bytes.
  package var countsBytes: Bool {
    switch self {
    case .fileSize, .unpackedSize: true
    case .faces, .axes, .instances, .glyphs, .nameLength, .segments, .pixels, .time: false
    }
  }
}
