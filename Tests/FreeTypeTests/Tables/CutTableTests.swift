import FontModel
import TestSupport
import Testing

@testable import FreeType

@Suite("Tables that the file ends before") struct CutTableTests {
  @Test("are named, and none of a whole file", arguments: [0, 1, 40, 200])
  func cutTables(missing: Int) throws {
    let whole = SFNTBuilder().build()
    let bytes = Array(whole.dropLast(missing))
    let file = try FontFile(bytes: bytes, subject: "test")
    let facts = try Library().facts(of: file, index: 0)

    // The directory, read here: tag, checksum, offset and length, four bytes each.
    func number(_ offset: Int, _ count: Int) -> Int {
      whole[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
    let cut = (0..<number(4, 2)).map { 12 + $0 * 16 }
      .filter { number($0 + 8, 4) + number($0 + 12, 4) > bytes.count }
      .map { String(decoding: whole[$0..<$0 + 4], as: UTF8.self) }
    #expect(facts.cutTables == cut.sorted())
    #expect(missing == 0 ? cut.isEmpty : missing < 4 || !cut.isEmpty)
  }
}
