/// The findings of an earlier run, which a later one holds back.
package struct CheckBaseline: Hashable, Sendable {
  /// What marks each finding; one that was there twice stands twice.
  package var fingerprints: [String]

  /// Reads what `check --json` has printed.
  ///
  /// - Throws: ``CheckBaselineError``: the bytes are no JSON, or no such document.
  package init(json bytes: [UInt8]) throws(CheckBaselineError) {
    let document: JSONValue
    do {
      document = try JSONReader.value(bytes)
    } catch {
      throw CheckBaselineError(message: "line \(error.line) is not JSON: \(error.message)")
    }
    guard document["schema"]?.string == "fontmetrics.check/1",
      let families = document["families"]?.list
    else {
      throw CheckBaselineError(message: "the file doesn't come from `fontmetrics check --json`")
    }
    var fingerprints: [String] = []
    for family in families {
      guard let findings = family["findings"]?.list else {
        throw CheckBaselineError(message: "a family has no list of findings")
      }
      for finding in findings {
        guard let fingerprint = finding["fingerprint"]?.string else {
          throw CheckBaselineError(message: "a finding has no fingerprint")
        }
        fingerprints.append(fingerprint)
      }
    }
    self.fingerprints = fingerprints
  }
}

/// Why a file can't be a baseline.
package struct CheckBaselineError: Error, Hashable, Sendable {
  /// What is wrong, without a full stop.
  package var message: String
}
