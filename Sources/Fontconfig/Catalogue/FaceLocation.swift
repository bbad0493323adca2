internal import FontModel

/// Where a face is: in which file, and as what in it.
struct FaceLocation {
  let file: FilePath
  /// The number of the face in the file, from 0.
  let index: Int
  /// The number of the named instance, from 1; nil for the face as it is.
  let instance: Int?

  /// Parts fontconfig's number, which holds the instance above bit 15 as FreeType's does.
  init(file: FilePath, fontconfigIndex: Int) {
    self.file = file
    index = fontconfigIndex & 0xFFFF
    let instance = fontconfigIndex >> 16 & 0x7FFF
    self.instance = instance == 0 ? nil : instance
  }

  /// Where the face of a summary is.
  init(_ summary: FaceSummary) {
    file = summary.file
    index = summary.index
    instance = summary.instance
  }

  /// The face itself, whichever of its instances this is.
  var withoutInstance: FaceLocation { FaceLocation(file: file, fontconfigIndex: index) }
}

extension FaceLocation: Hashable {
  func hash(into hasher: inout Hasher) {
    // At once, where the array's own way is byte by byte.
    unsafe file.bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    hasher.combine(index)
    hasher.combine(instance)
  }
}
