internal import CFontconfig

extension FontConfiguration {
  /// Owns an `FcConfig`; the pointer is lent inside the module, for calls that end at once.
  @safe final class Handle {
    let pointer: OpaquePointer

    /// An empty configuration; nil if there is no memory.
    ///
    /// The corresponding C function is `FcConfigCreate`.
    init?() {
      guard let pointer = unsafe FcConfigCreate() else { return nil }
      unsafe self.pointer = pointer
    }

    deinit {
      unsafe FcConfigDestroy(pointer)
    }

    /// Whether nothing says where caches of the fonts in a folder are kept.
    var hasNoCacheFolder: Bool {
      guard let list = unsafe FcConfigGetCacheDirs(pointer) else { return true }
      defer { unsafe FcStrListDone(list) }
      return unsafe FcStrListNext(list) == nil
    }
  }
}
