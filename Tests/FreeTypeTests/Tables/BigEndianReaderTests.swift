import Testing

@testable import FreeType

struct BigEndianReaderTests {
  private let reader = BigEndianReader(bytes: [0xFF, 0xFE, 0x01, 0x02, 0x80])

  @Test("Numbers are read most significant byte first, with and without sign")
  func numbers() {
    #expect(reader.uint8(at: 4) == 0x80)
    #expect(reader.int8(at: 4) == -128)
    #expect(reader.uint16(at: 0) == 0xFFFE)
    #expect(reader.int16(at: 0) == -2)
    #expect(reader.uint32(at: 1) == 0xFE01_0280)
    #expect(reader.int32(at: 0) == -130_814)
    #expect(reader.bytes(at: 2, count: 3).map(Array.init) == [1, 2, 0x80])
    #expect(reader.bytes(at: 5, count: 0)?.isEmpty == true)
  }

  @Test("What reaches past the bytes, or begins before them, is nil", arguments: [-1, 5, Int.max])
  func outside(offset: Int) {
    #expect(reader.uint8(at: offset) == nil)
    #expect(reader.uint16(at: offset) == nil)
    #expect(reader.uint32(at: offset) == nil)
    #expect(reader.bytes(at: offset, count: 1) == nil)
  }

  @Test("A number that begins inside and ends outside is nil")
  func across() {
    #expect(reader.uint16(at: 4) == nil)
    #expect(reader.uint32(at: 2) == nil)
    #expect(reader.bytes(at: 1, count: Int.max) == nil)
    #expect(reader.bytes(at: 1, count: -1) == nil)
  }
}
