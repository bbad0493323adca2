/// What a program that starts anew knows of the run before it.
///
/// As text: each mishap as list, place and signal, 0 for the time limit, then how many bytes went
/// to standard output and to standard error: "0/7/11 0/9/0 120 0".
struct MishapRecord: Hashable, Sendable {
  /// The variable that holds the text.
  static let variable = "FONTMETRICS_MISHAPS"

  var mishaps: [WorkNumber: Mishap] = [:]
  /// The mishaps as the text has them, each with a blank behind it.
  var mishapsText = ""
  var writtenOutput = 0
  var writtenError = 0

  /// Reads the text; what isn't one counts as no run before.
  init(_ text: String?) {
    let words = (text ?? "").split(separator: " ")
    guard words.count >= 3, let output = Int(words[words.count - 2]),
      let errorOutput = Int(words[words.count - 1]), output >= 0, errorOutput >= 0
    else { return }
    var record = self
    for word in words.dropLast(2) {
      let parts = word.split(separator: "/").compactMap { Int32($0) }
      guard parts.count == 3, parts.allSatisfy({ $0 >= 0 }) else { return }
      record.mishaps[WorkNumber(list: Int(parts[0]), place: Int(parts[1]))] =
        parts[2] == 0 ? .timeLimit : .crash(signal: parts[2])
      record.mishapsText += "\(word) "
    }
    (record.writtenOutput, record.writtenError) = (output, errorOutput)
    self = record
  }
}
