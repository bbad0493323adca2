import Foundation
import FontModel
import Fontconfig
import TestSupport

/// Where the fonts of a test come from.
enum Fonts {
  /// The project's own configuration.
  static func hermetic() throws -> FontConfiguration {
    try FontConfiguration(.file(FilePath(hermeticFile)), environment: environment)
  }

  static let hermeticFile = ProjectFolder.resource("fonts-test.conf")

  /// The environment of the tests, in which fontconfig itself finds where its caches are kept.
  static let environment = ProcessInfo.processInfo.environment
}

/// A folder with a configuration of its own and fonts that the test puts there.
struct OwnFonts {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The configuration file, for other programs too.
  var file: String { folder.path(of: "fonts.conf") }

  /// The configuration of the fonts in `fonts`, with further rules.
  func load(rules: String = "") throws -> FontConfiguration {
    let text = """
      <fontconfig>
      <dir>\(folder.path)/fonts</dir>
      <cachedir>\(folder.path)/cache</cachedir>
      \(rules)
      </fontconfig>
      """
    try folder.write(text, to: "fonts.conf")
    return try FontConfiguration(.file(FilePath(file)), environment: Fonts.environment)
  }

  /// Puts a copy of a font into `fonts`.
  @discardableResult
  func add(_ font: TestFont) throws -> String {
    let name = font.path.split(separator: "/").last.map(String.init) ?? ""
    return try folder.write(font.bytes(), to: "fonts/\(name)")
  }

  /// Puts a font that is built into `fonts`.
  @discardableResult
  func add(_ font: SFNTBuilder, as name: String) throws -> String {
    try folder.write(font.build(), to: "fonts/\(name)")
  }
}

extension SFNTBuilder {
  /// A font with these names; its PostScript name is the full name with hyphens for blanks.
  static func named(family: String, style: String, fullName: String) -> SFNTBuilder {
    var font = SFNTBuilder()
    let postScriptName = fullName.split(separator: " ").joined(separator: "-")
    font.names = [
      .windows(1, family), .windows(2, style), .windows(4, fullName), .windows(6, postScriptName),
    ]
    return font
  }
}

extension FontCatalogue {
  /// The names of the families, in order.
  var familyNames: [String] { families.map(\.family) }

  /// The last components of the files, in order.
  var fileNames: [String] { faces.map(\.fileName) }
}

extension CatalogueFace {
  /// The last component of the file.
  var fileName: String { summary.file.lastComponent.description }
}
