import Foundation
import Testing

@testable import Terminal

struct TerminalColorTests {
  @Test(
    "the nearest of 256 is the one of xterm's chart",
    arguments: [
      (0, 0, 0, 16), (255, 255, 255, 231), (255, 0, 0, 196), (0, 255, 0, 46), (0, 0, 255, 21),
      (95, 135, 175, 67), (128, 128, 128, 244), (8, 8, 8, 232), (238, 238, 238, 255),
      (100, 130, 180, 67), (3, 3, 3, 16), (118, 118, 118, 243),
    ] as [(UInt8, UInt8, UInt8, Int)])
  func nearest256(red: UInt8, green: UInt8, blue: UInt8, index: Int) {
    #expect(TerminalColor(red: red, green: green, blue: blue).index256 == index)
  }

  @Test("no other of the 240 colours is nearer")
  func reallyNearest() {
    for red in stride(from: 0, through: 255, by: 15) {
      for green in stride(from: 0, through: 255, by: 17) {
        for blue in stride(from: 0, through: 255, by: 51) {
          let sample = [red, green, blue]
          func distance(_ index: Int) -> Int {
            zip(sample, palette(index)).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
          }
          let color = TerminalColor(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
          #expect((16...255).map(distance).min() == distance(color.index256))
        }
      }
    }
  }

  @Test(
    "of sixteen the one with the hue, and bright black for greys",
    arguments: [
      (255, 0, 0, 31), (200, 20, 60, 31), (255, 255, 0, 33), (255, 165, 0, 33), (0, 255, 0, 32),
      (0, 255, 255, 36), (0, 0, 255, 34), (255, 0, 255, 35), (128, 0, 200, 35), (0, 0, 0, 90),
      (255, 255, 255, 90), (190, 190, 200, 90), (255, 0, 100, 31),
    ] as [(UInt8, UInt8, UInt8, Int)])
  func nearest16(red: UInt8, green: UInt8, blue: UInt8, parameter: Int) {
    #expect(TerminalColor(red: red, green: green, blue: blue).sgr16 == parameter)
  }

  static let named: [TerminalColor] = [.red, .amber, .green, .blue, .purple, .gray]

  @Test("each named colour can be read on black and on white", arguments: named)
  func legible(color: TerminalColor) {
    let exact = [Int(color.red), Int(color.green), Int(color.blue)]
    for sample in [exact, palette(color.index256)] {
      let light = luminance(sample)
      #expect((light + 0.05) / 0.05 >= 3)
      #expect(1.05 / (light + 0.05) >= 3)
    }
  }

  @Test("the named colours stay apart at every level")
  func apart() {
    #expect(Set(Self.named.map(\.index256)).count == Self.named.count)
    #expect(Set(Self.named.map(\.sgr16)).count == Self.named.count)
  }

  /// The samples of xterm's palette, as in its 256colres.h.
  private func palette(_ index: Int) -> [Int] {
    if index >= 232 { return Array(repeating: 8 + 10 * (index - 232), count: 3) }
    return [(index - 16) / 36, (index - 16) / 6 % 6, (index - 16) % 6].map {
      $0 == 0 ? 0 : 55 + 40 * $0
    }
  }

  /// Relative luminance by WCAG 2.
  private func luminance(_ samples: [Int]) -> Double {
    let linear = samples.map { sample in
      let value = Double(sample) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
