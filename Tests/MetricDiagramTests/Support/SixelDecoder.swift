/// Reads sixels as a VT340 would (DEC STD 070, chapter 9).
struct SixelDecoder {
  private(set) var pixels: Pixels
  private(set) var colorCount = 0

  struct Malformed: Error {
    var offset: Int
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    pixels = Pixels(width: 0, height: 0, samples: [])
    try expect("\u{1B}P")
    _ = numbers()
    try expect("q\"")
    let size = numbers()
    guard size.count == 4, size[0] == 1, size[1] == 1 else { throw Malformed(offset: position) }
    let samples = Array(repeating: UInt8(0), count: size[2] * size[3] * 4)
    pixels = Pixels(width: size[2], height: size[3], samples: samples)
    try readBody()
    try expect("\u{1B}\\")
    guard position == bytes.count else { throw Malformed(offset: position) }
  }

  private mutating func readBody() throws {
    var colors: [Int: [UInt8]] = [:]
    var (x, y, color) = (0, 0, 0)
    while position < bytes.count, bytes[position] != 0x1B {
      let command = bytes[position]
      position += 1
      switch command {
      case UInt8(ascii: "#"):
        let values = numbers()
        color = values.first ?? 0
        if values.count == 5, values[1] == 2 {
          colors[color] = values[2...].map { UInt8(($0 * 255 + 50) / 100) } + [255]
        }
      case UInt8(ascii: "!"):
        let count = numbers().first ?? 1
        guard position < bytes.count else { throw Malformed(offset: position) }
        try paint(bytes[position], x..<x + count, y, colors[color])
        position += 1
        x += count
      case UInt8(ascii: "$"): x = 0
      case UInt8(ascii: "-"): (x, y) = (0, y + 6)
      default:
        try paint(command, x..<x + 1, y, colors[color])
        x += 1
      }
    }
    colorCount = colors.count
  }

  private mutating func paint(
    _ sixel: UInt8, _ columns: Range<Int>, _ top: Int, _ color: [UInt8]?
  ) throws {
    guard (63...126).contains(sixel), let color else { throw Malformed(offset: position) }
    for row in 0..<6 where (sixel - 63) >> UInt8(row) & 1 == 1 {
      guard top + row < pixels.height, columns.upperBound <= pixels.width else {
        throw Malformed(offset: position)
      }
      for column in columns {
        let start = ((top + row) * pixels.width + column) * 4
        for channel in 0..<4 { pixels.samples[start + channel] = color[channel] }
      }
    }
  }

  /// Decimal numbers, parted by semicolons.
  private mutating func numbers() -> [Int] {
    var numbers = [0]
    var hasDigit = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: ";") {
        numbers.append(0)
      } else if (0x30...0x39).contains(byte) {
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte - 0x30)
        hasDigit = true
      } else {
        break
      }
      position += 1
    }
    return hasDigit ? numbers : []
  }

  private mutating func expect(_ text: String) throws {
    guard bytes[position...].starts(with: text.utf8) else { throw Malformed(offset: position) }
    position += text.utf8.count
  }
}
