import FontModel
import FreeType
import TestSupport
import Testing

struct GzipTests {
  private let bdf = Array(BDFFont.tiny.utf8)

  /// A packed file: ten bytes of header, one stored block, checksum and length.
  private static func packed(_ content: [UInt8], declaredSize: UInt32? = nil) -> [UInt8] {
    var checksum: UInt32 = 0xFFFF_FFFF
    for byte in content {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum >> 1 ^ (checksum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    let size = UInt16(content.count)
    let numbers: [UInt32] = [~checksum, declaredSize ?? UInt32(content.count)]
    return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 1]
      + [size, ~size].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] } + content
      + numbers.flatMap { number in
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
      }
  }

  @Test("A packed BDF font is read like one that isn't, from a file and from bytes")
  func packedBDF() throws {
    let expected = try read(bdf)
    let packed = Self.packed(bdf)
    #expect(try read(packed) == expected)
    let folder = try TemporaryFolder()
    let path = try folder.write(packed, to: "tiny.bdf.gz")
    let facts = try Library().facts(
      of: FontFile(path: FilePath(path), subject: path), index: 0)
    #expect(facts.container == .bdf)
    #expect(facts.strikes == expected.strikes)
  }

  @Test(
    "A length that isn't that of the content is no reason to trust it",
    arguments: [-1000, -1, 1, 1000, 2_000_000, 0x7FFF_FFFF])
  func wrongLength(difference: Int) {
    let length = UInt32(max(0, bdf.count + difference))
    let packed = Self.packed(bdf, declaredSize: length)
    do throws(FontError) {
      _ = try read(packed)
      Issue.record("the font was read")
    } catch {
      #expect(error.code == .unknownFormat)
    }
  }

  @Test("A packed file that ends anywhere is read or refused, and nothing worse")
  func everyLength() {
    let packed = Self.packed(bdf)
    for length in 1..<packed.count { _ = try? read(Array(packed.prefix(length))) }
  }
}
