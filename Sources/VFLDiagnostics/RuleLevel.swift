/// What becomes of the findings of a code: they are dropped, or told with a severity.
public enum RuleLevel: String, Sendable, Hashable, CaseIterable {
  /// Nothing is told.
  case off
  /// A warning.
  case warning
  /// An error, which counts for the exit code.
  case error

  /// The severity of what is told; `nil` when nothing is.
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
