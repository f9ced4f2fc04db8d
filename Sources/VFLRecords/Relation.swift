/// How the first half of a constraint relates to the second.
public enum Relation: String, Sendable, Hashable, CaseIterable {
  /// At most.
  case lessThanOrEqual = "<="
  /// Exactly.
  case equal = "=="
  /// At least.
  case greaterThanOrEqual = ">="
}
