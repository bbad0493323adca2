import Foundation

/// Finds the project's own files from the place of a source file.
package enum ProjectFolder {
  /// The folder of `Package.swift`, which is above every source file.
  package static func root(from file: String = #filePath) -> String {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder.path }
      folder.deleteLastPathComponent()
    }
    preconditionFailure("no Package.swift above \(file)")
  }

  /// A file below `Resources`, such as `fonts-test.conf`.
  package static func resource(_ name: String) -> String {
    "\(root())/Resources/\(name)"
  }
}
