import Foundation

/// A new, empty folder that is removed, with all that is in it, when nobody holds it any more.
package final class TemporaryFolder: Sendable {
  /// The folder, without a slash at the end.
  package let path: String

  /// Makes the folder below the system's folder for temporary files.
  package init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("fontmetrics-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    // A test may have taken away the right to write; what cannot be removed is left behind.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of something in the folder, whether it exists or not.
  package func path(of name: String) -> String {
    "\(path)/\(name)"
  }

  /// Writes a file, making the folders of its name, and returns its path.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    let url = URL(fileURLWithPath: path(of: name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  /// Writes a file of text in UTF-8 and returns its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }
}
