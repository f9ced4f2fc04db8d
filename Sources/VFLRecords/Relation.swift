/// The relation between the two sides of a constraint.
public enum Relation: String, Sendable, Hashable, CaseIterable {
  /// The left-hand side is less than or equal to the right-hand side.
  case lessThanOrEqual = "<="
  /// The left-hand side equals the right-hand side.
  case equal = "=="
  /// The left-hand side is greater than or equal to the right-hand side.
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
