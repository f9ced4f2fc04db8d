import VFLDiagnostics

/// The file in which a baseline is kept.
struct BaselineFile {
  /// A baseline, with the folder that its paths are seen from.
  struct Loaded: Sendable {
    let baseline: Baseline
    let folder: FilePath

    /// Marks the findings that are known, and says how much of it is new or gone.
    func apply(
      to files: inout [FileFindings], _ fileSystem: any FileSystem
    ) -> Baseline.Application {
      baseline.apply(to: &files, in: folder) {
        fileSystem.kind(of: $0, followingLinks: true) != nil
      }
    }
  }

  /// The error that a baseline cannot be used.
  struct Fault: Error {
    let fault: FaultGroup
  }

  private let path: FilePath?

  /// Finds the file that the command line names, or else the configuration.
  init(_ invocation: CheckInvocation, _ configuration: Configuration) {
    path =
      invocation.baseline
      ?? configuration.baseline.map { FilePath($0).absolute(from: configuration.base) }
  }

  /// Reads the baseline; `nil` where there is none to read.
  func read(
    in currentFolder: FilePath, _ fileSystem: any FileSystem
  ) throws(Fault) -> Loaded? {
    guard let path else { return nil }
    let absolutePath = path.absolute(from: currentFolder)
    let name = absolutePath.relative(to: currentFolder).text
    let bytes: [UInt8]
    do {
      bytes = try fileSystem.contents(ofFile: absolutePath)
    } catch {
      let failure = Finding.unreadableFile(path: name, reason: error.reason).diagnostic(
        in: .document)
      throw Fault(fault: FaultGroup(sources: [], diagnostics: [failure]))
    }
    let (baseline, fault) = BaselineDocument.read(bytes, name: name)
    if let fault { throw Fault(fault: fault) }
    return Loaded(baseline: baseline, folder: absolutePath.parent ?? absolutePath)
  }

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
