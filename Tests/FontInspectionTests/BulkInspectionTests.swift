import FontInspection
import FontModel
import TestSupport
import Testing

@Suite struct BulkInspectionTests {
  /// Good fonts with broken ones between them.
  ///
  /// Made anew for each test: LeakSanitizer doesn't see that a constant still holds bytes whose
  /// address an enumeration has marked.
  static func jobs() -> [FaceJob] {
    (0..<100).map { number in
      var font = SFNTBuilder()
      font[.hheaAscender] = 500 + number
      let bytes = number % 7 == 3 ? [0, 1, 2] : font.build()
      return FaceJob(source: .bytes(bytes), requested: "font \(number)")
    }
  }

  static func ascenders(workers: Int, until limit: Int = .max) -> [Int?] {
    var ascenders: [Int?] = []
    BulkInspection(workers: workers).run(jobs()) { _, result in
      try? result.get().lineMetrics.hhea?.ascender.value
    } take: { _, values in
      ascenders += values
      return ascenders.count < limit
    } idle: {
    }
    return ascenders
  }

  @Test(
    "results come in the order of the jobs, however many work on them", arguments: [1, 2, 3, 8])
  func order(workers: Int) {
    let expected = (0..<100).map { $0 % 7 == 3 ? nil : 500 + $0 }
    #expect(Self.ascenders(workers: workers) == expected)
  }

  @Test("whoever takes the results may stop", arguments: [1, 2, 8])
  func stop(workers: Int) {
    #expect(Self.ascenders(workers: workers, until: 5).count == 5)
  }

  @Test("what the taker throws comes out", arguments: [1, 4])
  func failure(workers: Int) {
    struct Full: Error {}
    var taken = 0
    #expect(throws: Full.self) {
      try BulkInspection(workers: workers).run(Self.jobs()) { job, _ in
        job.requested
      } take: { (_, _) throws(Full) in
        taken += 1
        if taken == 20 { throw Full() }
        return true
      } idle: { () throws(Full) in
      }
    }
    #expect(taken == 20)
  }

  @Test("one who has nothing to take is told so, and may stop the work", arguments: [1, 4])
  func idle(workers: Int) {
    struct Bored: Error {}
    #expect(throws: Bored.self) {
      try BulkInspection(workers: workers).run(Self.jobs()) { _, _ in
        0
      } take: { (_, _) throws(Bored) in
        true
      } idle: { () throws(Bored) in
        throw Bored()
      }
    }
  }

  @Test("no jobs are no work") func empty() {
    BulkInspection(workers: 4).run([]) { _, _ in
      0
    } take: { _, _ in
      Issue.record("there was nothing to take")
      return true
    } idle: {
    }
  }
}
