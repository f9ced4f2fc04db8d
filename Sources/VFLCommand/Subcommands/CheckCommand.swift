import VFLDiagnostics
import VFLDocuments
import VFLProjects
import VFLReports
import VFLText

/// `vfl check`: finds the inputs, checks them on all cores, and prints the diagnostics.
///
/// Each file is checked separately. The format strings passed as arguments are checked together.
struct CheckCommand: Command {
  private let invocation: CheckInvocation

  init(_ parsed: inout ParsedArguments, on console: some Console) {
    invocation = CheckInvocation(&parsed)
  }

  /// Checks the inputs, writes fixed files, prints the diagnostics, and returns the exit code.
  func run(
    _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    if invocation.layout.isJSONLines {
      return try JSONLinesSession(subcommand: .check, invocation: invocation.layout)
        .run(on: &console)
    }
    let inputs = CheckInputs(invocation, on: &console)
    if let code = try inputs.refuse(for: .check, printer, on: &console) { return code }
    if inputs.hasFormats, let diagnostic = invocation.layout.settings.error(with: []) {
      return try printer.refuse([diagnostic.diagnostic(in: .document)], on: &console)
    }
    var configurations = inputs.configurations
    let index = configurations.nearest(to: console.currentDirectory)
    let main = configurations.configurations[index]
    guard configurations.groups.isEmpty else {
      try printer.complain(configurations.groups, on: &console)
      return .usage
    }
    console.catchInterrupts()
    guard let check = fileCheck(of: inputs, printer, on: console) else { return .interrupted }
    guard var files = diagnostics(of: inputs, check, on: &console) else { return .interrupted }
    var outcome = CheckOutcome(invocation, main)
    outcome.passedOver = PassedOverFolders(folders: inputs.passedOver)
    outcome.failures = inputs.failures + files.compactMap { $0.failure }
    try reportNothing(of: inputs, files, check.levels(of: main), &outcome, printer, on: &console)
    if invocation.has(.writeBaseline) {
      return try BaselineFile(invocation.settings, main).write(
        files, outcome, printer, on: &console)
    }
    let baseline: BaselineFile.Loaded?
    do {
      baseline = try BaselineFile(invocation.settings, main)
        .read(in: console.currentDirectory, console.fileSystem)
    } catch {
      try printer.complain([error.group], on: &console)
      return .usage
    }
    if invocation.fixMode == .written {
      let isWritten = try writeFixes(of: inputs, check, to: &files, &outcome, on: &console)
      guard isWritten else { return .interrupted }
    }
    if let baseline {
      outcome.baseline = baseline.apply(to: &files, console.fileSystem)
    }
    let code = try CheckPrinter(invocation, printer, isSingle: inputs.isSingle)
      .report(files, outcome, on: &console)
    return code == .success ? try stamp(printer, on: &console) : code
  }

  /// Reports a diagnostic if there was nothing to check.
  ///
  /// The run fails if `--fail-if-empty` is set or the rule has the severity `error`.
  private func reportNothing(
    of inputs: CheckInputs, _ files: [FileDiagnostics], _ levels: RuleLevels,
    _ outcome: inout CheckOutcome, _ printer: Printer, on console: inout some Console
  ) throws(OutputError) {
    let empty = EmptyCheck(
      inputs: inputs, files: files, countsFormats: invocation.has(.failIfEmpty))
    guard let diagnostic = empty.diagnostic else { return }
    let reported = levels.apply(to: [diagnostic.diagnostic(in: .document)])
    if invocation.has(.failIfEmpty) {
      outcome.failures.append(diagnostic.diagnostic(in: .document).with(severity: .error))
    } else if let reported = reported.first, reported.severity == .error {
      outcome.failures.append(reported)
    } else {
      try printer.complain([DiagnosticGroup(sources: [], diagnostics: reported)], on: &console)
    }
  }

  /// Writes the fixed files and prints the changes.
  ///
  /// Returns `false` if the run is interrupted.
  private func writeFixes(
    of inputs: CheckInputs, _ check: FileCheck, to files: inout [FileDiagnostics],
    _ outcome: inout CheckOutcome, on console: inout some Console
  ) throws(OutputError) -> Bool {
    let writing = FixWriting(files, on: &console)
    if writing.isInterrupted { return false }
    outcome.failures += writing.failures
    if !writing.unwritten.isEmpty {
      // A file that could not be written still has its original content, so its original diagnostics are
      // reported.
      guard let unfixed = diagnostics(of: inputs, check.unfixed, on: &console) else { return false }
      for index in writing.unwritten { files[index] = unfixed[index] }
    }
    try console.write(Array(writing.text.utf8), to: .error)
    return true
  }

  /// Writes the file that `--stamp` specifies, if any, and returns the exit code.
  private func stamp(
    _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    guard let stamp = invocation.stamp else { return .success }
    let failure = console.replaceFile(at: stamp, named: stamp.text, with: [], if: .isEmpty)
    if let failure { return try printer.refuse([failure], on: &console) }
    return .success
  }

  /// Creates the check that is applied to each input.
  ///
  /// Returns `nil` if the run is interrupted.
  private func fileCheck(
    of inputs: CheckInputs, _ printer: Printer, on console: some Console
  ) -> FileCheck? {
    let macros = HeaderMacros.find(
      in: inputs.all, console.fileSystem, jobs: jobs(on: console),
      goesOn: { _ in !console.isInterrupted })
    guard let macros else { return nil }
    var check = FileCheck(
      settings: invocation.settings, fixMode: invocation.fixMode,
      configurations: inputs.configurations.configurations,
      fileSystem: console.fileSystem, currentDirectory: console.currentDirectory,
      isSingle: inputs.all.count == 1,
      style: style(of: inputs.all, printer, on: console))
    check.macros = macros
    check.countsFixes =
      invocation.form == .output(.text) && !invocation.has(.quiet) && invocation.fixMode != .shown
    check.listsChanges = invocation.fixMode == .written && !invocation.has(.quiet)
    return check
  }

  /// Returns the results for all inputs in input order, or `nil` if the run is interrupted.
  private func diagnostics(
    of inputs: CheckInputs, _ check: FileCheck, on console: inout some Console
  ) -> [FileDiagnostics]? {
    let rounds = CheckRounds(check: check, inputs: inputs.all, jobs: jobs(on: console))
    return inputs.results(isQuiet: invocation.has(.quiet), on: &console, rounds.diagnostics)
  }

  /// Returns the number of threads that check inputs.
  private func jobs(on console: some Console) -> Int { invocation.jobs ?? console.coreCount }

  /// Returns the rendering style of the diagnostics, or `nil` if diagnostics are not rendered as text.
  private func style(
    of inputs: [CheckInput], _ printer: Printer, on console: some Console
  ) -> RenderStyle? {
    switch invocation.form {
    case .output(.json): nil
    case .output: printer.style(for: CheckPrinter.stream(of: inputs, invocation), on: console)
    case .report(.jsonl): RenderStyle()
    case .report: nil
    }
  }
}
