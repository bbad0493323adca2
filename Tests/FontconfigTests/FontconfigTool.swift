import TestSupport

/// Fontconfig's own programs, which know nothing of ours.
enum FontconfigTool {
  /// The lines that `fc-list` prints for a pattern.
  static func list(
    _ pattern: String, format: String, configuration: String = Fonts.hermeticFile
  ) throws -> [String] {
    try lines(of: "/usr/bin/fc-list", ["--format", format + "\\n", pattern], configuration)
  }

  /// The file that `fc-match` finds for a pattern.
  static func match(_ pattern: String) throws -> String? {
    try lines(
      of: "/usr/bin/fc-match", ["--format", "%{file}\\n", pattern], Fonts.hermeticFile
    ).first
  }

  private static func lines(
    of program: String, _ arguments: [String], _ configuration: String
  ) throws -> [String] {
    var process = ChildProcess(program, arguments.map { Array($0.utf8) })
    process.environment = Fonts.environment
    process.environment["FONTCONFIG_FILE"] = configuration
    process.environment["LC_ALL"] = "C.UTF-8"
    return try process.run().outputText.split(separator: "\n").map(String.init)
  }
}
