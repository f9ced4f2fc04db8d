/// How the first half of a constraint relates to the second.
public enum Relation: String, Sendable, Hashable, CaseIterable {
  /// At most.
  case lessThanOrEqual = "<="
  /// Exactly.
  case equal = "=="
  /// At least.
  case greaterThanOrEqual = ">="

  /// The relation of the second half to the first one.
  package var reversed: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
