import VFLDiagnostics
import VFLProjects
import VFLSources
import VFLText

/// The JSON output of a check: one document per input, in the same format as the output of other subcommands.
struct CheckAnswers {
  private let files: [FileDiagnostics]
  private let isSingle: Bool

  /// Creates the JSON output of the given inputs.
  ///
  /// If there are several inputs, omits source files that have neither strings nor diagnostics.
  init(_ files: [FileDiagnostics], isSingle: Bool) {
    self.isSingle = isSingle
    self.files =
      isSingle
      ? files
      : files.filter {
        $0.kind == .document || $0.failure != nil || $0.strings.found > 0 || !$0.entries.isEmpty
      }
  }

  /// Prints one line of JSON per input, including the input's name.
  ///
  /// For a single input, prints indented JSON.
  func write(
    to stream: OutputStream, on console: inout some Console
  ) throws(OutputError) {
    for file in files {
      let diagnostics = file.failure.map { [$0] } ?? file.effective.map { $0.diagnostic }
      let hasErrors = diagnostics.contains { $0.severity == .error }
      var answer = AnswerJSON(
        status: hasErrors ? "invalid" : "valid", diagnostics: diagnostics)
      if !isSingle { answer.input = file.name }
      if !hasErrors { answer.needs = file.needs }
      answer.isUnsolved = file.isUnsolved
      if file.kind == .source, file.failure == nil {
        answer.strings = StringCounts(
          checked: file.strings.checked, checkedInPart: file.strings.checkedInPart,
          withUnseenNames: file.strings.withUnseenNames,
          withComputedParts: file.strings.withComputedParts,
          notChecked: file.strings.byReason.map {
            StringCounts.Reason(name: $0.reason.rawValue, count: $0.count)
          })
      }
      try console.write(
        answer.bytes(isSingle ? .pretty : .compact) + [0x0A], to: stream)
    }
  }
}
