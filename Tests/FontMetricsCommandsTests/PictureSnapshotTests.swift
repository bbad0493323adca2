import Foundation
import TestSupport
import Testing

/// Pictures as they were last looked at, byte for byte: fonts, labels and libraries are Debian 12's.
@Suite struct PictureSnapshotTests {
  static let pictures: [(name: String, arguments: [String])] = [
    ("dejavu.png", ["DejaVu Sans", "--text", "Hxgp"]),
    ("dejavu.svg", ["DejaVu Sans", "--text", "Hxgp"]),
    ("lato-gap-dark.png", ["Lato", "--line-count", "2", "--theme", "dark"]),
    ("liberation-sets.svg", ["Liberation Sans", "--set", "all", "--size", "60"]),
    (
      "nastaliq.png",
      ["/usr/share/fonts/truetype/noto/NotoNastaliqUrdu-Regular.ttf", "--text", "نستعلیق"]
    ),
    (
      "emoji.png",
      ["/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", "--text", "😀", "--size", "64"]
    ),
    ("inter-650.png", ["Inter", "--variation", "wght=650", "--text", "Rag", "--scale", "2"]),
    ("bitmap.png", ["/usr/share/fonts/X11/misc/6x13.pcf.gz", "--text", "Hxgp"]),
  ]

  @Test("a picture is as it was last looked at", arguments: pictures)
  func picture(name: String, arguments: [String]) throws {
    try expectPicture(name, of: "draw", arguments)
  }

  @Test("a picture of two fonts is as it was last looked at")
  func compared() throws {
    try expectPicture("dejavu-lato.png", of: "compare", ["DejaVu Sans", "Lato"])
  }

  private func expectPicture(_ name: String, of command: String, _ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/\(name)"
    let words = [command] + arguments + ["--label-font", "DejaVu Sans", "-o", path]
    let result = try BuiltProgram().process(words.map { Array($0.utf8) }).run()
    #expect(result.status == 0, "\(result.errorText)")
    let picture = try Data(contentsOf: URL(filePath: path))
    let snapshot = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/\(name)")
    if recordsSnapshots(in: ProcessInfo.processInfo.environment) {
      try picture.write(to: snapshot)
      return
    }
    let recorded = try Data(contentsOf: snapshot)
    #expect(recorded == picture, "Snapshots/\(name) differs; look at both, then record it")
  }
}
