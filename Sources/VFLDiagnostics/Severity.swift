/// How much a diagnostic weighs.
public enum Severity: String, Sendable, Hashable {
  /// The input has no meaning, or no layout: nothing can be made of it.
  case error
  /// The input has a meaning that is likely not the one that was wanted.
  case warning
}
