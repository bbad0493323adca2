internal import Terminal
internal import UnicodeText

/// How pixels are sent to a terminal.
enum GraphicsEncoding: Hashable {
  case sixel
  case kitty
  case iterm2
}

/// Encodes pixels for a terminal that shows graphics.
///
/// Chafa could, but sends kitty and iTerm2 every pixel where these take PNG, forty times smaller,
/// and chooses the colours of sixels by how often they occur, which changes those of thin lines.
struct GraphicsEncoder {
  let encoding: GraphicsEncoding
  let columns: Int
  let rows: Int
  let canvas: TerminalCanvas
  /// What is behind the picture where it is transparent and the protocol can't say so.
  let ground: SceneColor

  /// The most that one escape sequence of kitty's protocol carries, in characters of base64.
  private static let chunk = 4096

  /// The size of the picture, that of its cells, so that nothing is stretched.
  var pixels: (width: Int, height: Int) {
    (columns * canvas.cellWidth, rows * canvas.cellHeight)
  }

  /// What shows the picture, which has the size of `pixels`.
  func bytes(of surface: borrowing ImageSurface) throws(CairoError) -> [UInt8] {
    switch encoding {
    case .sixel: SixelEncoder(ground: ground).bytes(of: surface)
    case .kitty: kitty(try surface.png())
    case .iterm2: iterm2(try surface.png())
    }
  }

  /// A picture that is sent and shown at once, without an answer from the terminal.
  private func kitty(_ png: [UInt8]) -> [UInt8] {
    let data = Array(Base64.encoded(png).utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: data.count, by: Self.chunk) {
      let end = min(start + Self.chunk, data.count)
      let more = end < data.count ? 1 : 0
      let keys = start == 0 ? "a=T,f=100,q=2,c=\(columns),r=\(rows),m=\(more)" : "m=\(more)"
      text += Array("\u{1B}_G\(keys);".utf8) + data[start..<end] + Array("\u{1B}\\".utf8)
    }
    return text
  }

  private func iterm2(_ png: [UInt8]) -> [UInt8] {
    let keys =
      "inline=1;size=\(png.count);width=\(columns);height=\(rows);preserveAspectRatio=0"
    return Array("\u{1B}]1337;File=\(keys):\(Base64.encoded(png))\u{07}".utf8)
  }
}
