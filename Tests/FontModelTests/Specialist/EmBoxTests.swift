import FontModel
import TestSupport
import Testing

struct EmBoxTests {
  private func emBox(unitsPerEm: Int = 1000, _ change: (inout SampleFace) -> Void) -> EmBox? {
    EmBox(SampleFace(change).report.lineMetrics, unitsPerEm: unitsPerEm)
  }

  @Test("A typo set of one em is the box itself") func exact() throws {
    let box = try #require(emBox { $0.typo = (880, -120, 0) })
    #expect(box.over == 880 && box.under == -120)
    #expect(box.source == .typo)
  }

  @Test("Another typo set is scaled, whatever its gap") func scaled() throws {
    // Liberation Serif Italic: 1422 and 442 of 2048, together 1864.
    let box = try #require(emBox(unitsPerEm: 2048) { $0.typo = (1422, -442, 307) })
    #expect(abs(box.over - 1422 * 2048 / 1864.0) < 1e-9)
    #expect(abs(box.under - -442 * 2048 / 1864.0) < 1e-9)
    #expect(abs(box.over - box.under - 2048) < 1e-9)
  }

  @Test("Where typo spans nothing the effective set is scaled", arguments: [nil, (0, 0, 0)])
  func fallback(typo: (Int, Int, Int)?) throws {
    let box = try #require(
      emBox {
        ($0.typo, $0.typoBit, $0.hhea) = (typo, false, (900, -300, 50))
      })
    #expect(box.over == 750 && box.under == -250)
    #expect(box.source == .hhea)
  }

  @Test("Without a set that spans anything there is no box") func none() {
    #expect(emBox { ($0.typo, $0.hhea, $0.win) = ((0, 0, 0), (0, 0, 0), (0, 0)) } == nil)
    #expect(emBox { ($0.typo, $0.hhea, $0.win) = (nil, (-300, 900, 0), nil) } == nil)
  }
}
