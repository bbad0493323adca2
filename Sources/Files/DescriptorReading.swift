internal import Glibc

/// Reads whole files from descriptors that others opened.
package enum DescriptorReading {
  /// Why not everything could be read.
  package enum Failure: Error, Hashable, Sendable {
    case system(SystemError)
    /// There is more than the caller wants.
    case tooLong
  }

  /// Everything that comes until the end, at most `limit` bytes; interrupted reads go on.
  package static func bytes(of descriptor: Int32, limit: Int) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress, buffer.count)
      }
      if count == 0 { return bytes }
      if count > 0 {
        bytes.append(contentsOf: buffer[..<count])
      } else if errno != EINTR {
        throw .system(.last)
      }
      if bytes.count > limit { throw .tooLong }
    }
  }
}
