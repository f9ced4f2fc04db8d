import VFLChecking
import VFLCompiler
import VFLDiagnostics
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
    let inputs = CheckInputs(
      invocation, extensions: DirectoryWalk.checkedExtensions, on: &console)
    if let code = try inputs.reportUsageErrors(for: .check, printer, on: &console) { return code }
    if inputs.hasFormats, let diagnostic = invocation.layout.settings.error(with: []) {
      return try printer.reportUsageErrors([diagnostic.diagnostic(in: .document)], on: &console)
    }
    var configurations = inputs.configurations
    let index = configurations.nearest(to: console.currentDirectory)
    let main = configurations.configurations[index]
    guard configurations.groups.isEmpty else {
      try printer.report(configurations.groups, on: &console)
      return .usage
    }
    console.catchInterrupts()
    let project = inputs.projectFiles(on: console)
    guard let check = fileCheck(of: inputs, project, printer, on: console),
      let files = diagnostics(of: inputs, project, check, on: &console)
    else { return .interrupted }
    var result = CheckResult(files, of: inputs, project, invocation, main)
    try result.reportEmptiness(check.levels(of: main), printer, on: &console)
    let baselineFile = BaselineFile(invocation.settings, main)
    if invocation.has(.writeBaseline) {
      return try baselineFile.write(result, printer, on: &console)
    }
    let baseline: Baseline?
    do {
      baseline = try baselineFile.read(in: console.currentDirectory, console.fileSystem)
    } catch {
      try printer.report([error.group], on: &console)
      return .usage
    }
    if invocation.fixMode == .written {
      let isWritten = try result.writeFixes(on: &console) {
        diagnostics(of: inputs, project, check.unfixed, on: &$0)
      }
      guard isWritten else { return .interrupted }
    }
    if let baseline { result.apply(baseline, console.fileSystem) }
    let code = try result.report(printer, on: &console)
    return code == .success ? try stamp(printer, on: &console) : code
  }

  /// Writes the file that `--stamp` specifies, if any, and returns the exit code.
  private func stamp(
    _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    guard let stamp = invocation.stamp else { return .success }
    let failure = console.replaceFile(at: stamp, named: stamp.text, with: [], if: .isEmpty)
    if let failure { return try printer.reportUsageErrors([failure], on: &console) }
    return .success
  }

  /// Creates the check that is applied to each input.
  ///
  /// Returns `nil` if the run is interrupted.
  private func fileCheck(
    of inputs: CheckInputs, _ project: ProjectFiles, _ printer: Printer, on console: some Console
  ) -> FileCheck? {
    let macros = KnownFunctions.headerMacros(
      in: inputs.all + project.inputs, console.fileSystem, jobs: jobs(on: console),
      goesOn: { _ in !console.isInterrupted })
    guard let macros else { return nil }
    var check = FileCheck(
      settings: invocation.settings, fixMode: invocation.fixMode,
      configurations: project.configurations,
      fileSystem: console.fileSystem, currentDirectory: console.currentDirectory,
      isSingle: inputs.all.count == 1,
      style: style(of: inputs.all, printer, on: console))
    check.known.macros = macros
    check.countsFixes =
      invocation.format == .output(.text) && !invocation.has(.quiet) && invocation.fixMode != .shown
    check.listsChanges = invocation.fixMode == .written && !invocation.has(.quiet)
    return check
  }

  /// Returns the results for all inputs in input order, or `nil` if the run is interrupted.
  private func diagnostics(
    of inputs: CheckInputs, _ project: ProjectFiles, _ check: FileCheck,
    on console: inout some Console
  ) -> [FileDiagnostics]? {
    let jobs = jobs(on: console)
    let count = inputs.all.count + project.inputs.count
    return inputs.results(count: count, isQuiet: invocation.has(.quiet), on: &console) { goesOn in
      check.diagnostics(in: inputs.all, context: project.inputs, jobs: jobs, goesOn: goesOn)
    }
  }

  /// Returns the number of threads that check inputs.
  private func jobs(on console: some Console) -> Int { invocation.jobs ?? console.coreCount }

  /// Returns the rendering style of the diagnostics, or `nil` if diagnostics are not rendered as text.
  ///
  /// Diagnostics are printed to standard error if fixed input is printed to standard output.
  private func style(
    of inputs: [CheckInput], _ printer: Printer, on console: some Console
  ) -> RenderStyle? {
    switch invocation.format {
    case .output(.json): return nil
    case .output:
      let printsInput = inputs.contains { input in
        if case .file = input.content { false } else { true }
      }
      let stream = printsInput && invocation.fixMode == .written ? OutputStream.error : .output
      return printer.style(for: stream, on: console)
    case .report(.jsonl): return RenderStyle()
    case .report: return nil
    }
  }
}
