/// How the left side of a row relates to its constant.
public enum RowRelation: Int8, Sendable, Hashable {
  /// The sum of the terms is at most the constant.
  case lessThanOrEqual = -1
  /// The sum of the terms is the constant.
  case equal = 0
  /// The sum of the terms is at least the constant.
  case greaterThanOrEqual = 1

  /// The violation of a row with a residual, which is its left side minus its constant; not positive if the
  /// row is satisfied.
  package func violation(of residual: Double) -> Double {
    switch self {
    case .equal: residual.magnitude
    case .greaterThanOrEqual: -residual
    case .lessThanOrEqual: residual
    }
  }

  /// Whether a row may be violated on a face of optima, given the relation between its residual and 0 on the
  /// face.
  func isViolable(onFace relation: RowRelation) -> Bool { relation != .equal && relation != self }
}
