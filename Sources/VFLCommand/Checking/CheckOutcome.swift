import VFLDiagnostics
import VFLDocuments
import VFLProjects

/// The outcome of a check besides its findings: all that the exit code depends on.
struct CheckOutcome: Sendable {
  private let isStrict: Bool
  private let maxWarnings: Int?
  private let exitsZero: Bool

  /// What could not be read or written.
  var failures: [Diagnostic] = []
  /// The folders that were passed over for their names.
  var passedOver = PassedOverFolders(folders: [])
  /// What the baseline made of the findings.
  var baseline = Baseline.Application()

  /// Creates the outcome of a command line, by the configuration of the folder in which it runs.
  init(_ invocation: CheckInvocation, _ configuration: Configuration) {
    isStrict = invocation.has(.strict) || configuration.isStrict
    maxWarnings = invocation.maxWarnings ?? configuration.maxWarnings
    exitsZero = invocation.has(.exitZero)
  }

  /// Whether warnings are left out where only errors are to be told: not where they count as such.
  var canHideWarnings: Bool { !isStrict }

  /// Why warnings alone make a run fail, a line; empty where they do not.
  func reason(errors: Int, warnings: Int) -> String {
    guard errors == 0, warnings > 0, exitCode(errors: 0, warnings: warnings) == .findings else {
      return ""
    }
    let count = WordCount.text(warnings, "warning")
    if isStrict { return "\(count), and `strict` counts them as errors\n" }
    return "\(count), and no more than \(maxWarnings ?? 0) may be there\n"
  }

  /// The exit code of a diff that is not empty.
  var diffCode: ExitCode { exitCode(errors: 1, warnings: 0) }

  /// The exit code, by what counts among the findings.
  func exitCode(errors: Int, warnings: Int) -> ExitCode {
    if !failures.isEmpty { return .usage }
    if exitsZero { return .success }
    let tooMany = maxWarnings.map { warnings > $0 } ?? false
    return errors > 0 || tooMany || isStrict && warnings > 0 ? .findings : .success
  }
}
