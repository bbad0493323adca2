internal import FontModel

extension FaceFacts.Container {
  /// The wrapping that the first bytes of a file tell of; `.other` where they tell of none.
  init(sniffing bytes: UnsafeRawBufferPointer) {
    let start = unsafe Array(bytes.prefix(16))
    self =
      Self.signatures.first { start.starts(with: $0.bytes) }?.container
      ?? (Self.isResourceFork(start, fileSize: bytes.count) ? .macResource : .other)
  }

  /// The wrapping, now that FreeType has said which format is inside.
  ///
  /// FreeType unpacks gzip itself, and knows formats without a signature in the first bytes.
  func resolved(format: String) -> Self {
    switch self {
    case .sfnt, .collection, .woff, .woff2, .macResource: return self
    case .type1, .type42, .cff, .pcf, .bdf, .windowsFNT, .pfr, .gzip, .other: break
    }
    switch format {
    case "Type 1", "CID Type 1": return .type1
    case "Type 42": return .type42
    case "CFF": return .cff
    case "PCF": return .pcf
    case "BDF": return .bdf
    case "Windows FNT": return .windowsFNT
    case "PFR": return .pfr
    default: return self == .gzip ? .gzip : .other
    }
  }

  private static let signatures: [(bytes: [UInt8], container: Self)] = [
    ([0x00, 0x01, 0x00, 0x00], .sfnt),
    (Array("OTTO".utf8), .sfnt),
    (Array("true".utf8), .sfnt),
    (Array("typ1".utf8), .sfnt),
    (Array("ttcf".utf8), .collection),
    (Array("wOFF".utf8), .woff),
    (Array("wOF2".utf8), .woff2),
    (Array("%!PS-TrueType".utf8), .type42),
    (Array("%!".utf8), .type1),
    ([0x80, 0x01], .type1),
    ([0x01, 0x66, 0x63, 0x70], .pcf),
    (Array("STARTFONT".utf8), .bdf),
    (Array("PFR0".utf8), .pfr),
    (Array("MZ".utf8), .windowsFNT),
    ([0x1F, 0x8B], .gzip),
    // The header of CFF version 1.0: four bytes long, with offsets of one to four bytes.
    ([0x01, 0x00, 0x04, 0x01], .cff),
    ([0x01, 0x00, 0x04, 0x02], .cff),
    ([0x01, 0x00, 0x04, 0x03], .cff),
    ([0x01, 0x00, 0x04, 0x04], .cff),
  ]

  /// Whether a file is a resource fork: its map follows the data and both lie in the file.
  private static func isResourceFork(_ start: [UInt8], fileSize: Int) -> Bool {
    let reader = BigEndianReader(bytes: start)
    guard let dataOffset = reader.uint32(at: 0), let mapOffset = reader.uint32(at: 4),
      let dataLength = reader.uint32(at: 8), let mapLength = reader.uint32(at: 12)
    else { return false }
    return dataOffset >= 16 && dataLength > 0 && mapLength >= 28
      && UInt64(dataOffset) + UInt64(dataLength) <= UInt64(mapOffset)
      && UInt64(mapOffset) + UInt64(mapLength) <= UInt64(fileSize)
  }
}
