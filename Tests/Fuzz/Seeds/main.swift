internal import Foundation
internal import TestSupport

// Writes the fonts that fuzzing starts from into the folder of the first argument.
guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: fuzz-seeds FOLDER\n".utf8))
  exit(2)
}
private let folder = URL(fileURLWithPath: CommandLine.arguments[1])
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for seed in try FontSeeds.built() {
  try Data(seed.bytes).write(to: folder.appendingPathComponent(seed.name))
}
