/// What ended the work on one font before it was done.
package enum Mishap: Hashable, Sendable {
  /// A signal, such as that of a wrong address.
  case crash(signal: Int32)
  /// The work took more processor time than it may.
  case timeLimit
}

/// The number of a piece of work, the same in every run of the same command line.
struct WorkNumber: Hashable, Sendable {
  /// Which of the lists of work, in the order that they are begun.
  var list: Int
  /// The place in the list, from 0.
  var place: Int

  init(list: Int, place: Int) {
    self.list = list
    self.place = place
  }

  /// The number in one word, as an atomic holds it, with eight bits left for a signal.
  var packed: Int { list << 40 | place << 8 }

  /// Takes a word apart, whatever signal is in it.
  init(packed: Int) {
    list = packed >> 40
    place = packed >> 8 & 0xFFFF_FFFF
  }
}
