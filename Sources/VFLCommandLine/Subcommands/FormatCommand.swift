import VFLChecking
import VFLDiagnostics
import VFLSources
import VFLText

/// `vfl fmt`: formats the inputs in parallel, then writes or prints the results in input order.
struct FormatCommand: Command {
  /// The inputs and their configurations, determined as in `vfl check`.
  private let check: CheckInvocation
  /// The format of the printed changes, or `nil` if files are rewritten instead.
  private let diffFormat: FormattedInput.DiffFormat?
  /// Whether the run fails if an input is not in canonical format.
  private let findsChanges: Bool
  private var changedFiles = 0
  private var otherFiles = 0
  private var hasFailures = false
  private var hasDiagnostics = false

  init(_ parsed: inout ParsedArguments, on console: some Console) {
    check = CheckInvocation(&parsed)
    findsChanges = parsed.has(.formatCheck)
    diffFormat = parsed.has(.formatDiff) ? .patch : findsChanges ? .lines : nil
  }

  /// Formats the inputs, writes or prints the results, and returns the exit code.
  mutating func run(
    _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    let found = CheckInputs(check, on: &console)
    if let code = try found.reportUsageErrors(for: .fmt, printer, on: &console) { return code }
    console.catchInterrupts()
    let project = found.projectFiles(on: console)
    guard let inputs = formatted(found, project, on: &console) else { return .interrupted }
    for input in inputs {
      if console.isInterrupted { return .interrupted }
      try finish(input, on: &console)
    }
    for failure in found.failures { try fail(failure, on: &console) }
    try console.write(Array(summary(hasDirectories: found.hasDirectories).utf8), to: .output)
    try console.write(Array((found.skippedDirectoriesText + project.limitText).utf8), to: .error)
    return hasFailures ? .usage : hasDiagnostics ? .diagnostics : .success
  }

  /// Returns a line with the numbers of changed and unchanged files.
  ///
  /// Returns an empty string if there is at most one file and no directory was named, if a unified diff is
  /// printed, or if the changed lines would be printed but no file changes.
  private func summary(hasDirectories: Bool) -> String {
    guard changedFiles + otherFiles > 1 || hasDirectories else { return "" }
    let files = CountText.text(changedFiles, "file")
    switch diffFormat {
    case nil: return "\(files) formatted, \(CountText.grouped(otherFiles)) unchanged\n"
    case .lines where changedFiles > 0:
      return "\(files) would be reformatted, \(CountText.grouped(otherFiles)) unchanged\n"
    case .lines, .patch: return ""
    }
  }

  /// Returns the formatted inputs, or `nil` if the run is interrupted.
  private func formatted(
    _ found: CheckInputs, _ project: ProjectFiles, on console: inout some Console
  ) -> [FormattedInput]? {
    let (all, configurations) = (found.all + project.inputs, project.configurations)
    let (fileSystem, diffFormat) = (console.fileSystem, diffFormat)
    let macros = KnownFunctions.headerMacros(
      in: all, fileSystem, jobs: console.coreCount, goesOn: { _ in !console.isInterrupted })
    guard let macros else { return nil }
    let jobs = console.coreCount
    return found.results(count: all.count, on: &console) { goesOn in
      let outcome = CrossFilePass.results(
        of: all, configurations, macros: macros, fileSystem, jobs: jobs, goesOn: goesOn,
        shared: { inputs in inputs.first?.text.shared ?? SharedScan() },
        work: { input, known in
          FormattedInput.inputs(of: input, knowing: known, diffFormat: diffFormat, fileSystem)
        })
      return outcome?.results.prefix(found.all.count).flatMap { $0 }
    }
  }

  private mutating func finish(
    _ input: FormattedInput, on console: inout some Console
  ) throws(OutputError) {
    try Printer.plain.report(input.groups, on: &console)
    hasFailures = hasFailures || input.isUnreadable
    if input.text.invalidCount > 0 { hasDiagnostics = true }
    if input.isChanged, findsChanges { hasDiagnostics = true }
    if input.groups.isEmpty { try reportUnchanged(input, on: &console) }
    guard !input.isUnreadable else { return }
    if diffFormat != nil {
      try console.write(input.diff, to: .output)
      if input.path != nil {
        if input.isChanged { changedFiles += 1 } else { otherFiles += 1 }
      }
    } else if let path = input.path {
      try write(input, to: path, on: &console)
    } else {
      try console.write(input.text.bytes, to: .output)
    }
  }

  /// Writes a file if formatting changes it, unless another program has changed it since it was read.
  private mutating func write(
    _ input: FormattedInput, to path: FilePath, on console: inout some Console
  ) throws(OutputError) {
    guard input.isChanged else {
      otherFiles += 1
      return
    }
    if let failure = console.replaceFile(
      at: path, named: input.name, with: input.text.bytes, if: .isUnchanged(since: input.before))
    {
      return try fail(failure, on: &console)
    }
    changedFiles += 1
    try console.write(
      Array("formatted \(DisplayColumn.shown(input.name)): \(input.whatChanges)\n".utf8),
      to: .output)
  }

  private mutating func fail(
    _ failure: Diagnostic, on console: inout some Console
  ) throws(OutputError) {
    hasFailures = true
    try Printer.plain.report(failure, on: &console)
  }

  /// Prints the number of format strings that were left unchanged because of errors or for other reasons.
  private func reportUnchanged(
    _ input: FormattedInput, on console: inout some Console
  ) throws(OutputError) {
    let (text, name) = (input.text, DisplayColumn.shown(input.name))
    if text.invalidCount > 0 {
      let words =
        "\(name): \(CountText.text(text.invalidCount, "format string")) with errors unchanged; "
        + "`vfl check` shows the errors\n"
      try console.write(Array(words.utf8), to: .error)
    }
    for reason in UnformattedReason.allCases {
      guard let count = text.unformatted[reason] else { continue }
      let words =
        "\(name): \(CountText.text(count, "format string")) unchanged: \(reason.text)\n"
      try console.write(Array(words.utf8), to: .error)
    }
  }
}
