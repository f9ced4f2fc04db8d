/// The level of a rule: whether its diagnostics are reported, and with which severity.
public enum RuleLevel: String, Sendable, Hashable, CaseIterable {
  /// The diagnostics are not reported.
  case off
  /// The diagnostics are reported as warnings.
  case warning
  /// The diagnostics are reported as errors, which affect the exit code.
  case error

  /// The severity of the diagnostics; `nil` if they are not reported.
  public var severity: Severity? {
    switch self {
    case .off: nil
    case .warning: .warning
    case .error: .error
    }
  }

  /// Creates the level of a severity.
  public init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    }
  }
}
