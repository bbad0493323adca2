import Terminal
import Testing

@Suite struct ProgressLineTests {
  @Test("a line says how much is done, how fast, and how long it will take")
  func line() {
    // 500 of 2,000 in 2 seconds are 250 a second; the other 1,500 take 6 seconds.
    let line = ProgressLine(done: 500, total: 2000, elapsed: 2)
    let text = line.text(width: 80, symbols: .ascii)
    #expect(text.hasPrefix("[##########------------------------------] 500/2000"))
    #expect(text.hasSuffix("250/s  0:06 left"))
  }

  @Test("the time left is in minutes and seconds") func minutes() {
    let line = ProgressLine(done: 1, total: 101, elapsed: 1.5)
    #expect(line.text(width: 80, symbols: .ascii).hasSuffix("2:30 left"))
  }

  @Test("a line fits, whatever the width", arguments: 1...80)
  func width(width: Int) {
    let line = ProgressLine(done: 123_456, total: 1_234_567, elapsed: 77)
    #expect(line.text(width: width, symbols: .ascii).count < max(width, 2))
  }

  @Test("nothing done yet and everything done are both shown") func ends() {
    let none = ProgressLine(done: 0, total: 7, elapsed: 0).text(width: 60, symbols: .ascii)
    #expect(none.hasSuffix("] 0/7"))
    let all = ProgressLine(done: 7, total: 7, elapsed: 1).text(width: 60, symbols: .ascii)
    #expect(!all.contains("-]"))
  }
}
