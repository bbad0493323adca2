import Foundation
import TestSupport
import Testing

/// `Resources/setup.sh` where it installs, with the programs of the tests in place of a release.
@Suite struct SetupTests {
  /// Everything that is installed, below the prefix.
  static let files = [
    "bin/fontmetrics", "libexec/fontmetrics/fontmetrics-draw",
    "share/bash-completion/completions/fontmetrics",
    "share/fish/vendor_completions.d/fontmetrics.fish",
    "share/fontmetrics/manifest", "share/man/man1/fontmetrics.1",
    "share/zsh/site-functions/_fontmetrics",
  ]

  @Test("--install puts program, manual and completions below the prefix")
  func install() throws {
    let setup = try Setup()
    let result = try setup.run("--install", setup.prefix)
    #expect(result.status == 0, "\(result.errorText)")
    #expect(setup.contents == Self.files)
    #expect(result.outputText.contains("export PATH=\"\(setup.prefix)/bin:$PATH\""))

    // The programs find each other where they were put.
    var program = ChildProcess(
      "\(setup.prefix)/bin/fontmetrics",
      ["draw", "DejaVu Sans", "-o", "-", "--type", "svg"].map { Array($0.utf8) })
    program.environment = try BuiltProgram().environment
    let drawing = try program.run()
    #expect(drawing.status == 0, "\(drawing.errorText)")
    #expect(drawing.outputText.contains("<svg"))
    for (name, beginning) in [
      ("share/man/man1/fontmetrics.1", ".TH"),
      ("share/zsh/site-functions/_fontmetrics", "#compdef fontmetrics"),
    ] {
      let text = try String(contentsOfFile: "\(setup.prefix)/\(name)", encoding: .utf8)
      #expect(text.hasPrefix(beginning))
    }
  }

  @Test("--uninstall removes what was installed, and nothing else")
  func uninstall() throws {
    let setup = try Setup()
    try setup.folder.write("mine", to: "prefix/share/man/man1/other.1")
    try setup.folder.write("mine", to: "prefix/etc/other.conf")
    try setup.succeed("--install", setup.prefix)
    // A second time, as for a new version.
    try setup.succeed("--install", setup.prefix)
    try setup.folder.write("mine", to: "prefix/bin/other")
    let result = try setup.run("--uninstall", setup.prefix)
    #expect(result.status == 0, "\(result.errorText)")
    #expect(setup.contents == ["bin/other", "etc/other.conf", "share/man/man1/other.1"])
    #expect(setup.folders == ["bin", "etc", "share", "share/man", "share/man/man1"])

    let again = try setup.run("--uninstall", setup.prefix)
    #expect(again.status == 2)
    #expect(again.errorText.contains("nothing to remove"))
  }

  @Test("a prefix that wasn't there is gone afterwards")
  func newPrefix() throws {
    let setup = try Setup()
    try setup.succeed("--install", setup.prefix)
    try setup.succeed("--uninstall", setup.prefix)
    #expect(!FileManager.default.fileExists(atPath: setup.prefix))
  }

  @Test(
    "a manifest that names other files removes nothing",
    arguments: ["file ../other", "file /etc/passwd", "folder bin/../..", "nonsense"])
  func foreignManifest(line: String) throws {
    let setup = try Setup()
    try setup.folder.write("file bin/mine\n\(line)\n", to: "prefix/share/fontmetrics/manifest")
    try setup.folder.write("mine", to: "prefix/bin/mine")
    try setup.folder.write("mine", to: "other")
    let result = try setup.run("--uninstall", setup.prefix)
    #expect(result.status == 2)
    #expect(result.errorText.contains("is not as it was written"))
    #expect(setup.contents == ["bin/mine", "share/fontmetrics/manifest"])
    #expect(FileManager.default.fileExists(atPath: setup.folder.path(of: "other")))
  }

  @Test("--dist packs the same, with a README that names the packages, twice the same bytes")
  func distribution() throws {
    let setup = try Setup()
    let folder = setup.folder.path(of: "dist")
    let result = try setup.run("--dist", folder)
    #expect(result.status == 0, "\(result.errorText)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    let archive = try #require(names.first)
    #expect(names.count == 1)
    #expect(archive.hasPrefix("fontmetrics-") && archive.hasSuffix(".tar.gz"))
    let first = try Data(contentsOf: URL(filePath: "\(folder)/\(archive)"))
    try setup.succeed("--dist", folder)
    #expect(try Data(contentsOf: URL(filePath: "\(folder)/\(archive)")) == first)

    try FileManager.default.createDirectory(
      atPath: setup.prefix, withIntermediateDirectories: true)
    let unpacking = try ChildProcess(
      "/usr/bin/env",
      [
        "PATH=/usr/bin:/bin", "tar", "-xzf", "\(folder)/\(archive)", "--strip-components=1", "-C",
        setup.prefix,
      ].map { Array($0.utf8) }
    ).run()
    #expect(unpacking.status == 0, "\(unpacking.errorText)")
    #expect(setup.contents == ["README"] + Self.files)
    let readme = try String(contentsOfFile: "\(setup.prefix)/README", encoding: .utf8)
    let lines = readme.split(separator: "\n").filter { $0.contains("apt-get install") }
    #expect(lines.count == 2)
    // By the libraries' names, what each program is linked with.
    for package in [
      "fontconfig-config", "fonts-dejavu-core", "libc6", "libfontconfig1", "libfreetype6",
      "libutf8proc2",
    ] {
      #expect(lines.first?.contains(" \(package)") == true, "\(package)")
    }
    for package in ["libcairo2", "libchafa0", "libraqm0"] {
      #expect(lines.first?.contains(" \(package)") == false, "\(package)")
      #expect(lines.last?.contains(" \(package)") == true, "\(package)")
    }
  }

  @Test("a folder that can't be written to is told before anything is built")
  func unwritable() throws {
    let setup = try Setup()
    try setup.folder.write("a file", to: "prefix")
    let result = try setup.run("--install", setup.prefix)
    #expect(result.status == 2)
    #expect(result.errorText == "setup: \(setup.prefix) is not a folder\n")
  }

  @Test("shellcheck finds no fault with the scripts", arguments: ["Resources/setup.sh", ".ci/run"])
  func shellcheck(script: String) throws {
    let result = try ChildProcess(
      "/usr/bin/shellcheck", [Array("\(ProjectFolder.root())/\(script)".utf8)]
    ).run()
    #expect(result.status == 0, "\(result.outputText)")
  }
}

/// A run of the script that finds a `swift` which has built everything already.
private struct Setup {
  let folder: TemporaryFolder
  private let environment: [String: String]

  var prefix: String { folder.path(of: "prefix") }

  /// The files below the prefix, sorted.
  var contents: [String] { entries.filter { !isFolder($0) } }

  /// The folders below the prefix, sorted.
  var folders: [String] { entries.filter(isFolder) }

  init() throws {
    folder = try TemporaryFolder()
    let program = try BuiltProgram()
    let products = URL(filePath: program.path).deletingLastPathComponent().path
    try folder.writeScript(
      """
      #!/bin/sh
      case $* in
      *--version*) echo 'Swift version 6.3.1' ;;
      *--show-bin-path*) echo '\(products)' ;;
      esac
      """, to: "tools/swift")
    // Unlike a release, what is tested asks for Swift's own libraries, which are of no package.
    try folder.writeScript(
      """
      #!/bin/sh
      /usr/bin/objdump "$@" | grep -v -e libswift -e lib_Foundation -e libFoundation \\
        -e libdispatch -e libBlocksRuntime -e libasan
      """, to: "tools/objdump")
    var environment = program.environment
    environment["PATH"] = "\(folder.path)/tools:/usr/sbin:/usr/bin:/sbin:/bin"
    environment["HOME"] = folder.path
    environment["SOURCE_DATE_EPOCH"] = "1700000000"
    self.environment = environment
  }

  func run(_ arguments: String...) throws -> ChildProcess.Result { try run(arguments) }

  private func run(_ arguments: [String]) throws -> ChildProcess.Result {
    let words = [ProjectFolder.resource("setup.sh")] + arguments
    var process = ChildProcess("/bin/sh", words.map { Array($0.utf8) })
    process.environment = environment
    return try process.run()
  }

  /// Runs the script and records what it says where it fails.
  func succeed(_ arguments: String...) throws {
    let result = try run(arguments)
    #expect(result.status == 0, "\(arguments): \(result.outputText)\(result.errorText)")
  }

  private var entries: [String] {
    (FileManager.default.enumerator(atPath: prefix)?.compactMap { $0 as? String } ?? []).sorted()
  }

  private func isFolder(_ entry: String) -> Bool {
    var isFolder: ObjCBool = false
    _ = unsafe FileManager.default.fileExists(
      atPath: "\(prefix)/\(entry)", isDirectory: &isFolder)
    return isFolder.boolValue
  }
}
