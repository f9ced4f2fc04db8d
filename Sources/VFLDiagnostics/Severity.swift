/// The severity of a diagnostic.
public enum Severity: String, Sendable, Hashable {
  /// The input is malformed or unsatisfiable, so it has no result.
  case error
  /// The input has a result that was probably not intended.
  case warning
}
