internal import CFreeType
internal import Glibc

/// Packed fonts that FreeType doesn't unpack by itself: it does so for PCF alone.
enum Gzip {
  /// The content of a packed BDF font; nil for anything else.
  ///
  /// The caller deallocates it. What would be larger than `limit` bytes isn't unpacked.
  static func unpackedBDF(
    _ packed: UnsafeRawBufferPointer, limit: Int
  ) -> UnsafeRawBufferPointer? {
    let signature = Array("STARTFONT".utf8)
    guard unsafe packed.starts(with: [0x1F, 0x8B]), let size = unsafe declaredSize(packed),
      size <= limit
    else { return nil }
    let start = UnsafeMutableRawBufferPointer.allocate(byteCount: signature.count, alignment: 1)
    defer { unsafe start.deallocate() }
    // The status says that there would be more, which is what is hoped for.
    _ = unsafe unpack(packed, into: start)
    guard unsafe start.elementsEqual(signature) else { return nil }
    let content = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    guard unsafe unpack(packed, into: content) == size else {
      unsafe content.deallocate()
      return nil
    }
    return UnsafeRawBufferPointer(content)
  }

  /// The length of the content by the last four bytes; nil where it can't be that.
  private static func declaredSize(_ packed: UnsafeRawBufferPointer) -> Int? {
    // The format has a header of 10 bytes and 8 bytes at the end.
    guard packed.count > 18 else { return nil }
    let size = unsafe packed.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    // Deflate packs no more than 1032 bytes into one, so that a small file can't ask for a lot.
    return size > 0 && size / 1032 <= packed.count ? size : nil
  }

  /// Fills `target` from its start and returns how much was unpacked; nil where that wasn't all.
  ///
  /// The corresponding C function is `FT_Gzip_Uncompress`.
  private static func unpack(
    _ packed: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer
  ) -> Int? {
    unsafe target.initializeMemory(as: UInt8.self, repeating: 0)
    var memory = unsafe FT_MemoryRec_(
      user: nil, alloc: { _, size in unsafe malloc(size) },
      free: { _, block in unsafe Glibc.free(block) },
      realloc: { _, _, size, block in unsafe Glibc.realloc(block, size) })
    var length = FT_ULong(target.count)
    let status = unsafe FT_Gzip_Uncompress(
      &memory, target.baseAddress?.assumingMemoryBound(to: FT_Byte.self), &length,
      packed.baseAddress?.assumingMemoryBound(to: FT_Byte.self), FT_ULong(packed.count))
    return status == 0 ? Int(length) : nil
  }
}
