/// The severity of a diagnostic.
public enum Severity: String, Sendable, Hashable {
  /// The input is malformed or its constraints are unsatisfiable, so there is no result.
  case error
  /// There is a result, but it was probably not intended.
  case warning
}
