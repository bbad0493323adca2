import FontModel
import FreeType
import TestSupport

/// Reads a face from bytes, as one that came on standard input.
func read(
  _ bytes: [UInt8], index: Int = 0, at position: FacePosition = .standard,
  hintedAt sizes: [Double] = [], specialist: Bool = false
) throws(FontError) -> FaceFacts {
  try Library().facts(
    of: FontFile(bytes: bytes, subject: "test"), index: index, position: position,
    hintedAt: sizes, specialist: specialist)
}

/// Reads a face of an installed font.
func read(
  _ font: TestFont, index: Int = 0, at position: FacePosition = .standard,
  hintedAt sizes: [Double] = [], specialist: Bool = false
) throws -> FaceFacts {
  let path = try font.require()
  return try Library().facts(
    of: FontFile(path: FilePath(path), subject: path), index: index, position: position,
    hintedAt: sizes, specialist: specialist)
}

extension LineMetrics {
  /// Ascender, descender and gap of the three sets, in the order hhea, typo, win.
  var allSets: [[Int?]?] {
    [hhea, typo, win].map { set in
      set.map { [$0.ascender.value, $0.descender.value, $0.lineGap?.value] }
    }
  }
}

extension MeasuredLetter {
  /// The letter with its lower and upper end.
  init(_ character: Unicode.Scalar, _ yMin: Int, _ yMax: Int) {
    self.init(character: character, yMin: DesignUnits(yMin), yMax: DesignUnits(yMax))
  }
}
