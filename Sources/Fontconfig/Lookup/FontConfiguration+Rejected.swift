internal import CFontconfig
package import FontModel

extension FontConfiguration {
  /// A face in the font folders that a rule of the configuration keeps out of use; nil for none.
  ///
  /// For a name that the catalogue hasn't: Debian's rules reject bitmap fonts, for instance, and
  /// such a file can still be read by its path. Looks through the caches of all folders, which
  /// takes time.
  package func rejectedFace(named name: String) -> FaceSummary? {
    let found = withExtendedLifetime(self) {
      var walk = FolderWalk(handle, from: fontFolders)
      return walk.faces()
    }
    switch FontCatalogue(faces: found).lookup(name) {
    case .family(let faces), .faces(let faces): return CatalogueFace.preferred(of: faces)?.summary
    case .none: return nil
    }
  }
}

/// Goes through the caches of font folders; they hold all fonts, accepted or not.
private struct FolderWalk {
  private let handle: FontConfiguration.Handle
  private var seen: Set<[UInt8]> = []
  private var pending: [[UInt8]] = []

  /// Starts from added folders and those that the configuration names.
  ///
  /// The corresponding C function is `FcConfigGetFontDirs`.
  init(_ handle: FontConfiguration.Handle, from folders: [FilePath]) {
    self.handle = handle
    pending = folders.compactMap { resolved($0)?.bytes }
    guard let list = unsafe FcConfigGetFontDirs(handle.pointer) else { return }
    defer { unsafe FcStrListDone(list) }
    while let folder = unsafe FcStrListNext(list) {
      pending.append(unsafe bytes(of: folder))
    }
  }

  /// The faces in all folders and in those below them, also where a rule rejects a whole folder.
  mutating func faces() -> [CatalogueFace] {
    var faces: [CatalogueFace] = []
    while let folder = pending.popLast() {
      if seen.insert(folder).inserted { faces += self.faces(in: folder) }
    }
    return faces
  }

  /// The faces of the files in one folder.
  ///
  /// The corresponding C functions are `FcDirCacheRead` and `FcCacheCopySet`.
  private mutating func faces(in folder: [UInt8]) -> [CatalogueFace] {
    var cache: OpaquePointer?
    _ = capturingMessages {
      unsafe cache = FcDirCacheRead(folder + [0], 0, handle.pointer)
      return 1
    }
    guard let cache = unsafe cache else { return [] }
    defer { unsafe FcDirCacheUnload(cache) }
    for index in unsafe 0..<FcCacheNumSubdir(cache) {
      if let name = unsafe FcCacheSubdir(cache, index) { pending.append(unsafe bytes(of: name)) }
    }
    guard let set = unsafe FcCacheCopySet(cache) else { return [] }
    defer { unsafe FcFontSetDestroy(set) }
    return unsafe catalogueFaces(of: patterns(in: set), covering: CatalogueFilter())
  }
}
