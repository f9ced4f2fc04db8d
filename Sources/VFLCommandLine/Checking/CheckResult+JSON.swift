import VFLChecking
import VFLDiagnostics
import VFLReports
import VFLSources

extension CheckResult {
  /// Prints one line of JSON per input, including the input's name, in the same format as other subcommands.
  ///
  /// For a single input, prints indented JSON. If there are several inputs, omits source files that have
  /// neither strings nor diagnostics.
  func writeJSON(
    of files: [FileDiagnostics], to stream: OutputStream, on console: inout some Console
  ) throws(OutputError) {
    let isSingle = inputs.isSingle
    for file in files where isSingle || file.isInJSON {
      var json = file.json
      if !isSingle { json.input = file.name }
      try console.write(json.bytes(isSingle ? .pretty : .compact) + [0x0A], to: stream)
    }
  }
}

extension FileDiagnostics {
  /// Whether the JSON output of several inputs contains this input.
  fileprivate var isInJSON: Bool {
    kind == .document || failure != nil || strings.found > 0 || !entries.isEmpty
  }

  /// The result for the input as JSON, without its name.
  fileprivate var json: OutputJSON {
    let diagnostics = failure.map { [$0] } ?? effective.map { $0.diagnostic }
    let hasErrors = diagnostics.contains { $0.severity == .error }
    var json = OutputJSON(status: hasErrors ? "invalid" : "valid", diagnostics: diagnostics)
    if !hasErrors { json.needs = needs }
    json.isUnsolved = isUnsolved
    if kind == .source, failure == nil {
      json.strings = StringCounts(
        checked: strings.checked, checkedInPart: strings.checkedInPart,
        withUnseenNames: strings.withUnseenNames, withComputedParts: strings.withComputedParts,
        notChecked: strings.byReason.map {
          StringCounts.Reason(name: $0.reason.rawValue, count: $0.count)
        })
    }
    return json
  }
}
