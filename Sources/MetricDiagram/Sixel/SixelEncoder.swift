/// Writes pixels as sixels (DEC STD 070, chapter 9): six rows at a time, a pass for each colour.
struct SixelEncoder {
  /// Blended with this where a pixel is neither seen nor unseen.
  let ground: SceneColor

  /// The escape sequence that shows a picture.
  func bytes(of surface: borrowing ImageSurface) -> [UInt8] {
    let (width, height) = (surface.width, surface.height)
    let pixels = colors(of: surface)
    let palette = SixelPalette(pixels.lazy.compactMap(\.self))
    var text = "\u{1B}P0;1;0q\"1;1;\(width);\(height)"
    for (index, color) in palette.colors.enumerated() {
      let percents = (0..<3).map { String((color[$0] * 100 + 127) / 255) }
      text += "#\(index);2;\(percents.joined(separator: ";"))"
    }
    for top in stride(from: 0, to: height, by: 6) {
      var passes: [Int: [UInt8]] = [:]
      for row in top..<min(top + 6, height) {
        for column in 0..<width {
          guard let color = pixels[row * width + column] else { continue }
          passes[palette.index(of: color), default: Array(repeating: 0, count: width)][column] |=
            1 << UInt8(row - top)
        }
      }
      for (index, sixels) in passes.sorted(by: { $0.key < $1.key }) {
        text += "#\(index)\(Self.runs(sixels))$"
      }
      text += "-"
    }
    return Array((text + "\u{1B}\\").utf8)
  }

  /// Sixels as characters, repeated ones counted, unset ones at the end left out.
  private static func runs(_ sixels: [UInt8]) -> String {
    var text = ""
    let end = (sixels.lastIndex { $0 != 0 } ?? -1) + 1
    var start = 0
    while start < end {
      let value = sixels[start]
      let next = sixels[start..<end].firstIndex { $0 != value } ?? end
      let character = String(Unicode.Scalar(UInt8(ascii: "?") + value))
      let count = next - start
      text += count > 3 ? "!\(count)\(character)" : String(repeating: character, count: count)
      start = next
    }
    return text
  }

  /// The pixels row by row on the ground; nil for those that are not seen at all.
  private func colors(of surface: borrowing ImageSurface) -> [SixelPalette.Color?] {
    let (width, height, stride) = (surface.width, surface.height, surface.stride)
    let behind = SixelPalette.Color(Int32(ground.red), Int32(ground.green), Int32(ground.blue))
    return unsafe surface.withPixels { bytes in
      var pixels: [SixelPalette.Color?] = []
      pixels.reserveCapacity(width * height)
      for row in 0..<height {
        for offset in Swift.stride(from: row * stride, to: row * stride + width * 4, by: 4) {
          let alpha = unsafe Int32(bytes[offset + 3])
          let color = unsafe SixelPalette.Color(
            Int32(bytes[offset + 2]), Int32(bytes[offset + 1]), Int32(bytes[offset]))
          let rest = (behind &* SixelPalette.Color(repeating: 255 - alpha)) / 255
          pixels.append(alpha == 0 ? nil : pointwiseMin(color &+ rest, .init(repeating: 255)))
        }
      }
      return pixels
    }
  }
}
