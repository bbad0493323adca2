import Foundation
import TestSupport

/// The pixels of a picture: red, green, blue, alpha, 0 to 255, row by row from the top.
struct Pixels: Equatable {
  var width: Int
  var height: Int
  var samples: [UInt8]

  subscript(column: Int, row: Int) -> [Int] {
    (0..<4).map { Int(samples[(row * width + column) * 4 + $0]) }
  }

  /// Reads a PNG file with Python's zlib, which shares nothing with Cairo's writer.
  init(png bytes: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: "picture.png")
    let answer: Answer = try python(Self.script, path)
    width = answer.width
    height = answer.height
    samples = Array(Data(base64Encoded: answer.samples) ?? Data())
  }

  init(width: Int, height: Int, samples: [UInt8]) {
    self.width = width
    self.height = height
    self.samples = samples
  }

  private struct Answer: Decodable {
    var width: Int
    var height: Int
    var samples: String
  }

  private static let script = """
    import base64, json, struct, sys, zlib
    data = open(sys.argv[1], "rb").read()
    at, packed = 8, b""
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + size]
        if kind == b"IHDR":
            width, height, depth, color, _, _, interlaced = struct.unpack(">IIBBBBB", body)
            assert depth == 8 and color in (2, 6) and not interlaced
        if kind == b"IDAT":
            packed += body
        at += size + 12
    count = 3 if color == 2 else 4
    raw, stride = zlib.decompress(packed), width * count
    rows, before = bytearray(), bytearray(stride)
    for y in range(height):
        start = y * (stride + 1)
        kind, line = raw[start], bytearray(raw[start + 1:start + 1 + stride])
        if kind == 1:
            for i in range(count, stride):
                line[i] = (line[i] + line[i - count]) & 255
        elif kind == 2:
            line = bytearray((a + b) & 255 for a, b in zip(line, before))
        elif kind > 2:
            for i in range(stride):
                left, corner = (line[i - count], before[i - count]) if i >= count else (0, 0)
                up = before[i]
                if kind == 3:
                    line[i] = (line[i] + (left + up) // 2) & 255
                elif left != corner or up != corner:
                    guess = left + up - corner
                    line[i] = (line[i] + min((abs(guess - left), 0, left),
                        (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))[2]) & 255
                else:
                    line[i] = (line[i] + left) & 255
        before = line
        if count == 4:
            rows += line
        else:
            full = bytearray(b"\\xff" * (4 * width))
            for channel in range(3):
                full[channel::4] = line[channel::3]
            rows += full
    print(json.dumps({"width": width, "height": height,
                      "samples": base64.b64encode(bytes(rows)).decode()}))
    """
}
