import VFLDiagnostics
import VFLDocuments
import VFLProjects

extension BaselineFile {
  /// Writes what was found as the baseline from now on.
  func write(
    _ files: [FileFindings], _ outcome: CheckOutcome, _ printer: Printer,
    on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    guard let path else {
      let missing = Finding.missingArgument(
        flag: Flag.writeBaseline.name,
        expected: "`--baseline` with a file, or `baseline` in the configuration,")
      return try printer.refuse([missing.diagnostic(in: .document)], on: &console)
    }
    var failures = outcome.failures
    let absolutePath = path.absolute(from: console.currentFolder)
    let name = absolutePath.relative(to: console.currentFolder).text
    let baseline = Baseline(of: files, in: absolutePath.parent ?? absolutePath)
    if let reason = refusal(toWrite: baseline, to: absolutePath, on: &console) {
      failures.append(Finding.unwrittenFile(path: name, reason: reason).diagnostic(in: .document))
    } else {
      let count = baseline.counts.values.reduce(0, +)
      try console.write(
        Array("\(WordCount.text(count, "finding")) written to \(name)\n".utf8), to: .error)
    }
    try printer.complain([FaultGroup(sources: [], diagnostics: failures)], on: &console)
    return failures.isEmpty ? .success : .usage
  }

  /// Writes a baseline, or says what was found in the place of a file that can be written.
  private func refusal(
    toWrite baseline: Baseline, to path: FilePath, on console: inout some Console
  ) -> String? {
    guard isReplaceable(path, on: console) else { return "a file that is no baseline" }
    do {
      try console.replaceFile(at: path, with: BaselineDocument.bytes(of: baseline))
    } catch {
      return error.reason
    }
    return nil
  }

  /// Whether a baseline may be written to a path: nothing is there, or another baseline.
  ///
  /// A source that somebody names by mistake must not be lost.
  private func isReplaceable(_ path: FilePath, on console: some Console) -> Bool {
    guard let bytes = try? console.fileSystem.contents(ofFile: path), !bytes.isEmpty else {
      return true
    }
    return BaselineDocument.read(bytes, name: path.text).1 == nil
  }
}
