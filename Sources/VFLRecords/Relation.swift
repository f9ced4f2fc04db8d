/// How the first half of a constraint relates to the second.
public enum Relation: String, Sendable, Hashable, CaseIterable {
  /// The first half is at most the second.
  case lessThanOrEqual = "<="
  /// The first half equals the second.
  case equal = "=="
  /// The first half is at least the second.
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
