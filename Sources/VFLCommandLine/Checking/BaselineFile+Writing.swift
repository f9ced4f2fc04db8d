import VFLChecking
import VFLCompiler
import VFLDiagnostics
import VFLText

extension BaselineFile {
  /// Writes a new baseline with the current diagnostics.
  func write(
    _ result: CheckResult, _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    guard let path else {
      let missing = LazyDiagnostic.missingArgument(
        flag: Flag.writeBaseline.name,
        expected: "`--baseline` with a file, or `baseline` in the configuration")
      return try printer.reportUsageErrors([missing.diagnostic(in: .document)], on: &console)
    }
    var failures = result.failures
    let absolutePath = path.absolute(from: console.currentDirectory)
    let name = absolutePath.relative(to: console.currentDirectory).text
    let baseline = Baseline(of: result.files, in: absolutePath.parent ?? absolutePath)
    if let failure = console.replaceFile(
      at: absolutePath, named: name, with: BaselineDocument.bytes(of: baseline), if: .isBaseline)
    {
      failures.append(failure)
    } else {
      let count = baseline.counts.values.reduce(0, +)
      try console.write(
        Array(
          "\(CountText.text(count, "diagnostic")) written to \(DisplayColumn.shown(name))\n".utf8),
        to: .error)
    }
    try printer.report([DiagnosticGroup(sources: [], diagnostics: failures)], on: &console)
    return failures.isEmpty ? .success : .usage
  }
}

extension WriteCondition {
  /// Satisfied if the file is missing, empty, or a baseline.
  ///
  /// This protects a source file whose name is passed by mistake.
  fileprivate static let isBaseline = WriteCondition { content in
    guard let content, !content.isEmpty else { return nil }
    return BaselineDocument.read(content, name: "", in: FilePath("")).1 == nil
      ? nil : "the file is not a baseline"
  }
}
