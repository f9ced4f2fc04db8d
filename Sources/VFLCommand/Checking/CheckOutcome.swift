import VFLDiagnostics
import VFLDocuments
import VFLProjects

/// The results of a check that determine the exit code, apart from the diagnostics.
struct CheckOutcome: Sendable {
  private let isStrict: Bool
  private let maxWarnings: Int?
  private let exitsZero: Bool

  /// The errors for inputs that could not be read and files that could not be written.
  var failures: [Diagnostic] = []
  /// The directories that were skipped because of their names.
  var passedOver = PassedOverFolders(folders: [])
  /// The result of applying the baseline.
  var baseline = Baseline.Application()

  /// Creates the outcome for a command line and the configuration of the working directory.
  init(_ invocation: CheckInvocation, _ configuration: Configuration) {
    isStrict = invocation.has(.strict) || configuration.isStrict
    maxWarnings = invocation.maxWarnings ?? configuration.maxWarnings
    exitsZero = invocation.has(.exitZero)
  }

  /// Whether `--quiet` can hide warnings.
  ///
  /// Warnings that count as errors are not hidden.
  var canHideWarnings: Bool { !isStrict }

  /// A line that explains why warnings make the run fail, or an empty string if they do not.
  func reason(errors: Int, warnings: Int) -> String {
    guard errors == 0, warnings > 0, exitCode(errors: 0, warnings: warnings) == .diagnostics else {
      return ""
    }
    let count = WordCount.text(warnings, "warning")
    if isStrict { return "\(count), which `strict` treats as errors\n" }
    return "\(count), more than the maximum of \(maxWarnings ?? 0)\n"
  }

  /// The exit code of a run whose diff is not empty.
  var diffCode: ExitCode { exitCode(errors: 1, warnings: 0) }

  /// Returns the exit code for the given numbers of errors and warnings.
  func exitCode(errors: Int, warnings: Int) -> ExitCode {
    if !failures.isEmpty { return .usage }
    if exitsZero { return .success }
    let tooMany = maxWarnings.map { warnings > $0 } ?? false
    return errors > 0 || tooMany || isStrict && warnings > 0 ? .diagnostics : .success
  }
}
