/// How the findings of a code are treated: they are dropped, or told with a severity.
public enum RuleLevel: String, Sendable, Hashable, CaseIterable {
  /// The findings are dropped.
  case off
  /// The findings are told as warnings.
  case warning
  /// The findings are told as errors, which count for the exit code.
  case error

  /// The severity with which the findings are told; `nil` when they are dropped.
  public var severity: Severity? {
    switch self {
    case .off: nil
    case .warning: .warning
    case .error: .error
    }
  }

  /// The level that tells with a severity.
  public init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    }
  }
}
