import Foundation
import TestSupport
import Testing

/// Drawing is another program's work, so that what doesn't draw starts fast.
@Suite struct DrawingProgramTests {
  private func run(_ path: String, _ arguments: String...) throws -> ChildProcess.Result {
    var process = ChildProcess(path, arguments.map { Array($0.utf8) })
    process.environment = try BuiltProgram().environment
    return try process.run()
  }

  @Test("fontmetrics itself needs no library for drawing")
  func libraries() throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: BuiltProgram().path))
    for library in ["libcairo.so", "libchafa.so", "libraqm.so"] {
      #expect(bytes.range(of: Data(library.utf8)) == nil, "\(library)")
    }
    let drawing = try Data(contentsOf: URL(fileURLWithPath: BuiltProgram("fontmetrics-draw").path))
    #expect(drawing.range(of: Data("libcairo.so".utf8)) != nil)
  }

  @Test("the drawing program is found beside, and in libexec")
  func places() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "bin"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "libexec/fontmetrics"), withIntermediateDirectories: true)
    let program = folder.path(of: "bin/fontmetrics")
    let drawing = try BuiltProgram("fontmetrics-draw").path
    // Another process writes it: a file that this one has open for writing can't be started, and
    // a child of another test may hold on to it.
    let copy = try ChildProcess(
      "/bin/cp", [BuiltProgram().path, program].map { Array($0.utf8) }
    ).run()
    #expect(copy.status == 0)

    let missing = try run(program, "draw", "DejaVu Sans")
    #expect(missing.status == 2)
    #expect(missing.errorText.contains("fontmetrics-draw is missing, and drawing needs it"))
    #expect(missing.errorText.contains("install the whole of fontmetrics"))
    #expect(try run(program, "show", "DejaVu Sans").status == 0)

    let libexec = folder.path(of: "libexec/fontmetrics/fontmetrics-draw")
    try FileManager.default.createSymbolicLink(atPath: libexec, withDestinationPath: drawing)
    #expect(try run(program, "draw", "DejaVu Sans").outputText.contains("Ascender"))
    try FileManager.default.removeItem(atPath: libexec)
    let beside = folder.path(of: "bin/fontmetrics-draw")
    try FileManager.default.createSymbolicLink(atPath: beside, withDestinationPath: drawing)
    #expect(try run(program, "show", "DejaVu Sans", "--draw").outputText.contains("┌─"))

    try FileManager.default.removeItem(atPath: beside)
    try folder.write("not a program", to: "bin/fontmetrics-draw")
    let broken = try run(program, "draw", "DejaVu Sans")
    #expect(broken.status == 2)
    #expect(broken.errorText.contains("can't be started: permission denied"))
  }

  @Test("arguments arrive as they were, whatever their bytes")
  func arguments() throws {
    let program = try BuiltProgram()
    let name: [UInt8] = Array("\(program.home.path)/a\u{1}".utf8) + [0xFF] + Array("b.svg".utf8)
    let words = ["draw", "DejaVu Sans", "--no-labels", "-o"].map { Array($0.utf8) }
    let result = try program.process(words + [name]).run()
    #expect(result.status == 0, "\(result.errorText)")
    let names = try FileManager.default.contentsOfDirectory(atPath: program.home.path)
    #expect(names.count == 1)
  }
}
