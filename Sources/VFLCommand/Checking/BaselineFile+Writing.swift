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
    do {
      guard isReplaceable(absolutePath, on: console) else {
        throw WriteFailure(reason: "a file that is no baseline")
      }
      try console.replaceFile(at: absolutePath, with: BaselineDocument.bytes(of: baseline))
      let count = baseline.counts.values.reduce(0, +)
      try console.write(
        Array("\(WordCount.text(count, "finding")) written to \(name)\n".utf8), to: .error)
    } catch let failure as WriteFailure {
      failures.append(
        Finding.unwrittenFile(path: name, reason: failure.reason).diagnostic(in: .document))
    } catch let failure as OutputFailure {
      throw failure
    } catch {}
    try printer.complain([FaultGroup(sources: [], diagnostics: failures)], on: &console)
    return failures.isEmpty ? .success : .usage
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
