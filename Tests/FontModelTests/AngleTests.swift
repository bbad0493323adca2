import FontModel
import Foundation
import Testing

@Suite struct AngleTests {
  @Test(
    "the arctangent is that of the C library", arguments: [0, 0.1, -0.2867, 1, -1, 3.7, 1e6, -1e-9])
  func arctangent(tangent: Double) {
    #expect(abs(Angle.arctangent(tangent) - atan(tangent) * 180 / .pi) < 1e-9)
  }

  @Test("an endless tangent is a right angle") func infinite() {
    #expect(Angle.arctangent(.infinity) == 90)
    #expect(Angle.arctangent(-.infinity) == -90)
  }

  @Test("a caret that leans right stands for a negative angle") func caret() throws {
    let angle = try #require(
      Angle.italicAngle(rise: DesignUnits(2048), run: DesignUnits(600)))
    #expect(abs(angle - -16.33) < 0.01)
    #expect(Angle.italicAngle(rise: .zero, run: DesignUnits(1)) == nil)
    #expect(Angle.italicAngle(rise: DesignUnits(1), run: .zero) == 0)
  }
}
