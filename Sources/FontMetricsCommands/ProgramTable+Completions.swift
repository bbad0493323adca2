internal import Arguments

extension ProgramTable {
  /// What stands behind the names that options and operands are completed by.
  static var completionSources: [String: CompletionSource] {
    [
      "font": CompletionSource(
        label: "font", arguments: ["list", "--families"], includesFiles: true)
    ]
  }
}
