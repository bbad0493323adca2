internal import FontModel

/// Scans of the faces of one file: those of a collection often share their outlines, and a
/// collection for Chinese, Japanese and Korean has ten faces with the same 65,535 glyphs.
package struct OutlineScans {
  private var scans: [Key: OutlineScan] = [:]

  /// No scan yet.
  package init() {}

  /// What faces have in common whose scans are the same.
  private struct Key: Hashable {
    let outlines: [Int]
    let position: FacePosition
    let boxes: [VerticalExtent]
  }

  /// The scan of a face, done unless one like it has been.
  mutating func scan(
    _ face: borrowing Face, of file: FontFile, index: Int, position: FacePosition,
    boxes: [VerticalExtent]
  ) -> OutlineScan {
    guard let outlines = Self.outlines(of: file, index: index) else {
      return OutlineScan(face, boxes: boxes)
    }
    let key = Key(outlines: outlines, position: position, boxes: boxes)
    if let scan = scans[key] { return scan }
    let scan = OutlineScan(face, boxes: boxes)
    scans[key] = scan
    return scan
  }

  /// Where the tables lie that outlines come from; nil where no other face can share them.
  private static func outlines(of file: FontFile, index: Int) -> [Int]? {
    guard file.container == .collection, let directory = TableDirectory(file, index: index) else {
      return nil
    }
    return TableTag.outlines.map { directory[$0]?.offset ?? 0 }
  }
}
