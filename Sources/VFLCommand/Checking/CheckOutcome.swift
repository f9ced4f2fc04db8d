import VFLDiagnostics

/// What a check came to besides its findings, and what the exit code hangs on.
struct CheckOutcome: Sendable {
  private let isStrict: Bool
  private let maxWarnings: Int?
  private let exitsZero: Bool

  /// What could not be read or written.
  var failures: [Diagnostic] = []
  /// How many findings are in the baseline.
  var known = 0
  /// How many entries of the baseline are there no more.
  var stale = 0

  /// Creates the outcome of a command line, by the configuration of the folder in which it runs.
  init(_ invocation: CheckInvocation, _ configuration: Configuration) {
    isStrict = invocation.isStrict || configuration.isStrict
    maxWarnings = invocation.maxWarnings ?? configuration.maxWarnings
    exitsZero = invocation.exitsZero
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
