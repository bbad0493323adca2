internal import CCairo

/// Gathers what Cairo writes.
final class ByteSink {
  private(set) var bytes: [UInt8] = []

  /// What Cairo is to call with `pointer`; it copies and never fails.
  static let write: cairo_write_func_t = { sink, data, count in
    guard let sink = unsafe sink else { return CAIRO_STATUS_WRITE_ERROR }
    let target = unsafe Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue()
    unsafe target.bytes += UnsafeBufferPointer(start: data, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }

  /// Lent to Cairo for as long as somebody holds the sink.
  var pointer: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }
}
