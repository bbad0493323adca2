internal import Glibc

/// The variables of the process.
enum ProcessEnvironment {
  /// All of them; what isn't UTF-8 is repaired, and of two of one name the first counts.
  static var variables: [String: String] {
    var count = 0
    while unsafe environ[count] != nil { count += 1 }
    var variables: [String: String] = [:]
    // Growing would hash every name several times over, at every start.
    variables.reserveCapacity(count)
    for position in 0..<count {
      guard let entry = unsafe environ[position],
        let equals = unsafe strchr(entry, Int32(UInt8(ascii: "=")))
      else { continue }
      let name = unsafe String(
        decoding: UnsafeRawBufferPointer(start: entry, count: equals - entry), as: UTF8.self)
      if variables[name] == nil { variables[name] = unsafe String(cString: equals + 1) }
    }
    return variables
  }
}
