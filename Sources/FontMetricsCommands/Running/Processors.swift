internal import Glibc

/// The processors of the machine.
enum Processors {
  /// How many there are to work on, at least 1.
  static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
