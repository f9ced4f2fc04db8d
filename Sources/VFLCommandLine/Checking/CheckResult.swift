import VFLChecking
import VFLCompiler
import VFLDiagnostics
import VFLText

/// The result of a check: the diagnostics, the errors, and the conditions for the exit code.
struct CheckResult {
  let invocation: CheckInvocation
  let inputs: CheckInputs
  /// The other files of the project, whose functions are known to the inputs.
  let project: ProjectFiles
  /// The configuration of the working directory.
  private let configuration: Configuration

  /// The diagnostics of each input, in input order.
  private(set) var files: [FileDiagnostics]
  /// The errors for inputs that could not be read and files that could not be written.
  private(set) var failures: [Diagnostic]
  /// The result of applying the baseline.
  private(set) var baseline = Baseline.MatchCounts()

  /// Creates the result for the checked inputs.
  init(
    _ files: [FileDiagnostics], of inputs: CheckInputs, _ project: ProjectFiles,
    _ invocation: CheckInvocation, _ configuration: Configuration
  ) {
    (self.files, self.inputs, self.project) = (files, inputs, project)
    (self.invocation, self.configuration) = (invocation, configuration)
    failures = inputs.failures + files.compactMap { $0.failure }
  }

  /// Reports a diagnostic if there was nothing to check.
  ///
  /// The run fails if `--fail-if-empty` is set or the rule has the severity `error`.
  mutating func reportEmptiness(
    _ levels: RuleLevels, _ printer: Printer, on console: inout some Console
  ) throws(OutputError) {
    guard let diagnostic = emptiness?.diagnostic(in: .document) else { return }
    let reported = levels.apply(to: [diagnostic])
    if invocation.has(.failIfEmpty) {
      failures.append(diagnostic.with(severity: .error))
    } else if let reported = reported.first, reported.severity == .error {
      failures.append(reported)
    } else {
      try printer.report([DiagnosticGroup(sources: [], diagnostics: reported)], on: &console)
    }
  }

  /// The diagnostic for a run without anything to check, or `nil` if there was something to check.
  ///
  /// With `--fail-if-empty`, an input without format strings counts as empty: a source file, or a document
  /// that only declares views. Otherwise, only a blank input counts as empty, because most source files of a
  /// project contain no format string.
  private var emptiness: LazyDiagnostic? {
    let countsFormats = invocation.has(.failIfEmpty)
    let excludedInputs = inputs.all.filter { $0.isExcluded }
    let read = zip(inputs.all, files).filter { input, _ in !input.isExcluded }.map { $0.1 }
    let isEmpty = read.allSatisfy { countsFormats ? $0.hasNoFormat : $0.isBlank }
    guard isEmpty, inputs.failures.isEmpty else { return nil }
    if !read.isEmpty {
      return .nothingChecked(inputs: read.map { $0.name }, found: .noFormat)
    }
    if inputs.hasDirectories { return .nothingChecked(inputs: inputs.directories, found: .noFile) }
    // Editors pass every file through standard input and need no warning about an excluded file.
    guard excludedInputs.isEmpty || countsFormats else { return nil }
    return .nothingChecked(
      inputs: inputs.excluded + excludedInputs.map { $0.name }, found: .excluded)
  }

  /// Writes the fixed files and prints the changes.
  ///
  /// Returns `false` if the run is interrupted.
  ///
  /// - Parameter check: Checks the inputs without fix-its, or returns `nil` if the run is interrupted.
  mutating func writeFixes<C: Console>(
    on console: inout C, unfixed check: (inout C) -> [FileDiagnostics]?
  ) throws(OutputError) -> Bool {
    let writer = FixWriter(files, on: &console)
    if writer.isInterrupted { return false }
    failures += writer.failures
    if !writer.unwritten.isEmpty {
      // A file that could not be written still has its original content, so its original diagnostics are
      // reported.
      guard let unfixed = check(&console) else { return false }
      for index in writer.unwritten { files[index] = unfixed[index] }
    }
    try console.write(Array(writer.text.utf8), to: .error)
    return true
  }

  /// Marks the diagnostics that the baseline contains.
  mutating func apply(_ baseline: Baseline, _ fileSystem: any FileSystem) {
    self.baseline = baseline.apply(to: &files, fileSystem)
  }

  // MARK: Exit code

  private var isStrict: Bool { invocation.has(.strict) || configuration.isStrict }
  private var maxWarnings: Int? { invocation.maxWarnings ?? configuration.maxWarnings }

  /// Whether `--quiet` hides the warnings.
  ///
  /// Warnings that count as errors are not hidden.
  var hidesWarnings: Bool { invocation.has(.quiet) && !isStrict }

  /// Returns the exit code for the given numbers of errors and warnings.
  func exitCode(errors: Int, warnings: Int) -> ExitCode {
    if !failures.isEmpty { return .usage }
    if invocation.has(.exitZero) { return .success }
    let tooMany = maxWarnings.map { warnings > $0 } ?? false
    return errors > 0 || tooMany || isStrict && warnings > 0 ? .diagnostics : .success
  }

  /// Returns a line that explains why warnings make the run fail, or an empty string if they do not.
  func failureReason(errors: Int, warnings: Int) -> String {
    guard errors == 0, warnings > 0, exitCode(errors: 0, warnings: warnings) == .diagnostics else {
      return ""
    }
    let count = CountText.text(warnings, "warning")
    if isStrict { return "\(count), which `strict` treats as errors\n" }
    return "\(count), more than the maximum of \(maxWarnings ?? 0)\n"
  }
}
