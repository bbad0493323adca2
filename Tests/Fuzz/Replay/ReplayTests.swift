import Foundation
import FuzzHarness
import TestSupport
import Testing

/// What fuzzing once found, and what it starts from, goes through without a trap.
@Suite struct ReplayTests {
  static let inputs: [String] = {
    let folder = ProjectFolder.root() + "/Tests/Fuzz/Corpus"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { "\(folder)/\($0)" }
  }()

  @Test("An input that fuzzing found is read and drawn, or refused", arguments: inputs)
  func found(path: String) throws {
    let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: path)))
    ReportFuzzing().run(bytes)
    PictureFuzzing().run(bytes, alsoDrawsPixels: true)
  }

  @Test("Every font that fuzzing starts from is read, and drawn unless it is too large")
  func seeds() throws {
    for seed in try FontSeeds.built() {
      #expect(ReportFuzzing().run(seed.bytes) > 0, "\(seed.name)")
      let isDrawn = PictureFuzzing().run(seed.bytes, alsoDrawsPixels: true)
      #expect(isDrawn == (seed.name != "extremes.ttf"), "\(seed.name)")
    }
  }
}
