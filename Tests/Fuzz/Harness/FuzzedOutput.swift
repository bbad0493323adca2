internal import FontModel
internal import Reports
internal import UnicodeText

/// What must be true of every output, whatever the font says.
enum FuzzedOutput {
  /// Traps where text holds anything but visible characters, tabs and line breaks.
  static func check(_ text: String) {
    // Nearly all of it, and soon looked through.
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0A || $0 == 0x09 }) { return }
    for scalar in text.unicodeScalars where scalar.needsEscaping {
      let isLayout = scalar == "\n" || scalar == "\t"
      precondition(isLayout, "U+\(String(scalar.value, radix: 16)) came out")
    }
  }

  /// Traps where text isn't one JSON document.
  static func check(json text: String) {
    check(text)
    do {
      _ = try JSONReader.value(Array(text.utf8))
    } catch {
      preconditionFailure("not JSON: \(error)")
    }
  }

  /// Traps where a line isn't a JSON document.
  static func check(ndjson text: String) {
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      check(json: String(decoding: line, as: UTF8.self))
    }
  }

  /// Makes an error's words, which are put together from those of the font.
  static func touch(_ error: FontError) {
    check(escaped("\(error.subject): \(error.message) \(error.advice ?? "")"))
  }

  /// A face that others are compared with.
  static let soundReport = FontReport(
    facts: FaceFacts(
      summary: FaceSummary(
        family: "Sound", style: "Regular", fullName: "Sound Regular", postScriptName: nil,
        weight: 400, width: 100, slant: .upright, spacing: .proportional, isVariable: false,
        hasColor: false, isScalable: true, format: "TrueType", file: FilePath("sound.ttf"),
        index: 0, instance: nil),
      container: .sfnt, version: nil, vendor: nil, glyphCount: 2, unitsPerEm: 1000,
      tables: SFNTTables(), postScript: nil, strikes: [], axes: [], instances: [], variation: nil,
      capLetter: nil, xLetter: nil, hasVerticalMetrics: false, hasEmbeddedBitmaps: false),
    requested: "Sound")
}
