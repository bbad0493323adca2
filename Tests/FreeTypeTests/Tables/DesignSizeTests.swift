import FontModel
import TestSupport
import Testing

@testable import FreeType

struct DesignSizeTests {
  /// A `GPOS` with a `kern` and a `size` feature; the parameters lie right behind the latter.
  private func gpos(_ parameters: [UInt16], offset: UInt16 = 4) -> [UInt8] {
    var writer = BigEndianWriter()
    // Version, scripts, features, lookups; then the list of two features.
    writer.write([1, 0, 0, 10, 0, 2] as [UInt16])
    writer.write(tag: "kern")
    writer.write(UInt16(14))
    writer.write(tag: "size")
    writer.write(UInt16(18))
    writer.write([0, 0, offset, 0] as [UInt16])
    writer.write(parameters)
    return writer.bytes
  }

  private func size(_ bytes: [UInt8]) -> DesignSize? {
    DesignSize(BigEndianReader(bytes: bytes))
  }

  @Test("The size feature gives a design size and a range, in tenths of a point")
  func range() {
    #expect(
      size(gpos([100, 1, 256, 95, 110]))
        == DesignSize(size: 10, range: DesignSize.Range(lower: 9.5, upper: 11)))
  }

  @Test("Where all but the size is 0 there is no range") func noRange() {
    #expect(size(gpos([125, 0, 0, 0, 0])) == DesignSize(size: 12.5, range: nil))
  }

  @Test("The offset of Adobe's old tools, from the list of features, is understood")
  func oldOffset() {
    // The feature lies 18 bytes behind the list's begin, its parameters 22.
    #expect(
      size(gpos([100, 1, 256, 95, 110], offset: 22))
        == DesignSize(size: 10, range: DesignSize.Range(lower: 9.5, upper: 11)))
  }

  @Test(
    "Numbers that can't be meant so are none",
    arguments: [
      [0, 1, 256, 0, 100], [100, 1, 256, 101, 110], [100, 1, 256, 90, 99], [100, 1, 255, 90, 110],
      [100, 1, 32_768, 90, 110],
    ] as [[UInt16]])
  func nonsense(parameters: [UInt16]) {
    #expect(size(gpos(parameters)) == nil)
  }

  @Test("A table that ends early has no size") func truncated() {
    let bytes = gpos([100, 1, 256, 95, 110])
    for length in 0..<bytes.count {
      #expect(size(Array(bytes.prefix(length))) == nil, "\(length)")
    }
  }

  @Test("Counts and offsets that lead nowhere come to an end", arguments: [UInt8(1), 4, 0xFF])
  func loops(filling: UInt8) {
    var bytes = [UInt8](repeating: filling, count: 1 << 18)
    bytes.replaceSubrange(0..<4, with: [0, 1, 0, 0])
    #expect(size(bytes) == nil)
  }

  @Test("Latin Modern Roman 10 says 10 points, as fontTools reads it") func latinModern() throws {
    // DesignSize 10.0, RangeStart 9.5, RangeEnd 11.0.
    #expect(
      try read(.latinModern, specialist: true).specialist?.designSize
        == DesignSize(size: 10, range: DesignSize.Range(lower: 9.5, upper: 11)))
  }
}
