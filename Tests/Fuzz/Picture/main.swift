internal import CLibFuzzer
internal import FuzzHarness
internal import Glibc

// Bytes to a scene to SVG: see CONTRIBUTING.md.

nonisolated(unsafe) private let fuzzing = PictureFuzzing()

/// Takes one input. The archive of libFuzzer brings a main program that calls it by this name; the
/// package manager puts ours in its place, but the name has to be there.
@_cdecl("LLVMFuzzerTestOneInput")
func test(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  unsafe fuzzing.run(Array(UnsafeBufferPointer(start: data, count: size)))
  return 0
}

private var count = CommandLine.argc
private var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? =
  unsafe CommandLine.unsafeArgv
exit(unsafe LLVMFuzzerRunDriver(&count, &arguments) { unsafe test($0, $1) })
