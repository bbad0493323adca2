import Foundation
import FontModel
import Terminal
import TestSupport
import Testing

@testable import MetricDiagram

/// Pictures for terminals that show graphics.
struct GraphicsTests {
  private func picture(
    _ graphicsProtocol: GraphicsProtocol, columns: Int = 80, rows: Int? = 40, cell: Int = 20,
    _ options: DiagramOptions = DiagramOptions(theme: .auto)
  ) throws -> [UInt8] {
    let request = DiagramRequest(
      panels: [try panel(.dejaVuSans)], options: options, labelFont: try labelFont())
    let canvas = TerminalCanvas(
      graphicsProtocol: graphicsProtocol, columns: columns, rows: rows, cellWidth: cell / 2,
      cellHeight: cell, colorLevel: .truecolor)
    return try TerminalPicture(request, canvas: canvas).bytes()
  }

  /// The PNG in kitty's escape sequences, with the keys of the first one.
  private func decodeKitty(_ bytes: [UInt8]) throws -> (keys: [String: String], png: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = text.matches(of: /\x1b_G([^;]*);([A-Za-z0-9+\/=]*)\x1b\\/)
    #expect(parts.map { $0.0.count }.reduce(1, +) == text.count, "nothing but sequences and \\n")
    #expect(parts.allSatisfy { $0.2.count <= 4096 })
    #expect(parts.dropLast().allSatisfy { $0.1.hasSuffix("m=1") })
    #expect(parts.last?.1.hasSuffix("m=0") == true)
    var keys: [String: String] = [:]
    for key in (parts.first?.1 ?? "").split(separator: ",") {
      let pair = key.split(separator: "=")
      keys[String(pair[0])] = String(pair[1])
    }
    let data = try #require(Data(base64Encoded: parts.map { String($0.2) }.joined()))
    return (keys, Array(data))
  }

  @Test("kitty gets the picture as PNG, as large as the cells it says", arguments: [80, 40, 132])
  func kitty(columns: Int) throws {
    let (keys, png) = try decodeKitty(picture(.kitty, columns: columns))
    #expect(keys["a"] == "T" && keys["f"] == "100" && keys["q"] == "2")
    let pixels = try Pixels(png: png)
    let width = try #require(keys["c"].flatMap { Int($0) })
    let height = try #require(keys["r"].flatMap { Int($0) })
    #expect(width <= columns && height <= 40)
    #expect(pixels.width == width * 10 && pixels.height == height * 20)
    // Nobody knows the ground, so it is dark.
    #expect(pixels[0, 0] == [0x16, 0x18, 0x1C, 255])
  }

  @Test("iTerm2 and sixel get the same picture as kitty")
  func same() throws {
    let kitty = try Pixels(png: decodeKitty(picture(.kitty)).png)
    let text = String(decoding: try picture(.iterm2), as: UTF8.self)
    let match = try #require(
      text.wholeMatch(of: /\x1b\]1337;File=inline=1;size=([0-9]+);([^:]*):([A-Za-z0-9+\/=]*)\x07\n/)
    )
    let data = try #require(Data(base64Encoded: String(match.3)))
    #expect(Int(match.1) == data.count)
    #expect(try Pixels(png: Array(data)) == kitty)
    var sixel = try picture(.sixel)
    #expect(sixel.popLast() == 0x0A)
    let decoded = try SixelDecoder(sixel).pixels
    let worst = zip(decoded.samples, kitty.samples).map { abs(Int($0) - Int($1)) }.max() ?? 255
    // A palette of 256 for several hundred shades of the edges of letters.
    #expect(worst <= 24)
  }

  @Test("on a dense screen everything is larger, so that it looks the same")
  func dense() throws {
    let plain = try decodeKitty(picture(.kitty))
    let dense = try decodeKitty(picture(.kitty, cell: 40))
    #expect(plain.keys["c"] == dense.keys["c"] && plain.keys["r"] == dense.keys["r"])
    let (one, two) = (try Pixels(png: plain.png), try Pixels(png: dense.png))
    #expect(two.width == 2 * one.width && two.height == 2 * one.height)
  }

  @Test("no more lines are taken than the terminal has")
  func rows() throws {
    let keys = try decodeKitty(picture(.kitty, columns: 200, rows: 12)).keys
    #expect(keys["r"].flatMap { Int($0) } ?? 99 <= 12)
  }

  @Test("where labels leave no room the picture does without, and with none it says so")
  func narrow() throws {
    let pixels = try Pixels(png: decodeKitty(picture(.kitty, columns: 20)).png)
    #expect(pixels.width <= 200)
    let error = #expect(throws: DiagramError.self) { try picture(.kitty, columns: 5) }
    #expect(error?.message.hasSuffix("5 columns have no room for it") == true)
  }

  @Test("the theme follows the ground, and what is asked for wins")
  func theme() throws {
    let request = DiagramRequest(
      panels: [panel(SampleFace())], options: DiagramOptions(theme: .auto),
      labelFont: try labelFont())
    for (isDark, theme, ground) in [
      (false, DiagramTheme.auto, 0xFF), (true, .auto, 0x16), (true, .light, 0xFF),
      (false, .dark, 0x16),
    ] {
      var request = request
      request.options.theme = theme
      let canvas = TerminalCanvas(graphicsProtocol: .kitty, columns: 80, isDark: isDark)
      let bytes = try TerminalPicture(request, canvas: canvas).bytes()
      #expect(try Pixels(png: decodeKitty(bytes).png)[0, 0][0] == ground)
    }
  }
}
