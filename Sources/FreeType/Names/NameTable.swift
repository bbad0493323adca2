/// The strings of the `name` table, chosen as fontconfig chooses them.
///
/// Names for Windows come before Apple's Unicode ones and those before Mac Roman; within one
/// platform English comes first. Other Mac encodings are passed over.
struct NameTable {
  /// What a name is for.
  struct ID: RawRepresentable, Hashable {
    var rawValue: UInt16

    static let version = ID(rawValue: 5)
    static let postScript = ID(rawValue: 6)
    /// The family, the widest notion of it first.
    static let families = [21, 16, 1].map { ID(rawValue: $0) }
    static let styles = [22, 17, 2].map { ID(rawValue: $0) }
    static let fullNames = [18, 4].map { ID(rawValue: $0) }
  }

  private struct Record {
    var platform: UInt16
    var encoding: UInt16
    var language: UInt16
    /// Where the string is in the table.
    var range: Range<Int>

    /// English of the United States before other English before the rest, per encoding.
    var rank: (UInt16, Int, UInt16) {
      let isUS = language == (platform == 1 ? 0 : 0x409)
      let isEnglish = isUS || platform == 3 && language & 0x3FF == 9
      return (encoding, isUS ? 0 : isEnglish ? 1 : 2, language)
    }
  }

  private let reader: BigEndianReader
  /// By what they name, each list in the order of the table.
  private var records: [UInt16: [Record]] = [:]

  /// How many bytes of a table its 16-bit offsets and lengths can reach.
  static let reach = 3 * 0xFFFF

  /// Reads the list of names; those that lie outside the table are passed over.
  ///
  /// - Parameter reader: The table; nil where the font has none, which gives no names.
  init(_ reader: BigEndianReader?) {
    self.reader = reader ?? BigEndianReader(bytes: [])
    guard let reader, let count = reader.uint16(at: 2), let storage = reader.uint16(at: 4) else {
      return
    }
    for index in 0..<Int(count) {
      let start = 6 + index * 12
      guard let platform = reader.uint16(at: start), let encoding = reader.uint16(at: start + 2),
        let language = reader.uint16(at: start + 4), let id = reader.uint16(at: start + 6),
        let length = reader.uint16(at: start + 8), let offset = reader.uint16(at: start + 10),
        Int(storage) + Int(offset) + Int(length) <= reader.count
      else { continue }
      let first = Int(storage) + Int(offset)
      records[id, default: []].append(
        Record(
          platform: platform, encoding: encoding, language: language,
          range: first..<first + Int(length)))
    }
  }

  /// The length of the longest name that may be shown, in UTF-16 units at least.
  ///
  /// Licences and the like aren't.
  var longest: Int {
    let shown: [UInt16] = [1, 2, 4, 5, 6, 16, 17, 18, 21, 22]
    return records.lazy.filter { id, _ in shown.contains(id) || id > 255 }
      .flatMap { $1.lazy.map { $0.platform == 1 ? $0.range.count : $0.range.count / 2 } }
      .max() ?? 0
  }

  /// The best name for the first of `ids` that a platform has; nil where there is none.
  func first(_ ids: [ID]) -> String? {
    var best: String?
    visit(ids) { name in
      best = name
      return false
    }
    return best
  }

  /// The best name for an id; nil where there is none.
  func first(_ id: ID) -> String? { first([id]) }

  /// All names for `ids` in all languages, the best one first.
  func all(_ ids: [ID]) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    visit(ids) { name in
      if seen.insert(name).inserted { names.append(name) }
      return true
    }
    return names
  }

  /// Hands out names from the best to the worst until `body` returns false.
  private func visit(_ ids: [ID], _ body: (String) -> Bool) {
    for platform: UInt16 in [3, 0, 1] {
      for id in ids {
        let candidates = (records[id.rawValue] ?? []).filter { $0.platform == platform }
        for candidate in candidates.sorted(by: { $0.rank < $1.rank }) {
          if let name = decode(candidate), !body(name) { return }
        }
      }
    }
  }

  /// A string as text without the blanks around it; nil where nothing is left or the encoding
  /// isn't one of those that are read. It ends at the first NUL, as every C program has it.
  private func decode(_ record: Record) -> String? {
    let bytes = reader.bytes[record.range]
    let text: String
    switch (record.platform, record.encoding) {
    case (0, _), (3, _):
      text = UTF16Text.decode(bytes)
    // Mac languages end before 0x100. A font that gives Windows' number for English means ASCII.
    case (1, 0) where record.language < 0x100 || record.language == 0x409:
      text = MacRoman.decode(bytes.prefix { $0 != 0 })
    default:
      return nil
    }
    return trimmed(text)
  }
}

/// The text without blanks at its ends; nil where nothing is left.
func trimmed(_ text: String) -> String? {
  let blank = UInt8(ascii: " ")
  if let first = text.utf8.first, first != blank, text.utf8.last != blank { return text }
  let start = text.unicodeScalars.drop { $0 == " " }
  guard let last = start.lastIndex(where: { $0 != " " }) else { return nil }
  return String(start[...last])
}
