/// The relation between the two sides of a constraint.
public enum Relation: String, Sendable, Hashable, CaseIterable {
  /// The first side is at most the second.
  case lessThanOrEqual = "<="
  /// The first side equals the second.
  case equal = "=="
  /// The first side is at least the second.
  case greaterThanOrEqual = ">="

  /// The relation with the sides exchanged.
  package var reversed: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
