/// How the left side of a row relates to its constant.
public enum RowRelation: Int8, Sendable, Hashable {
  /// The sum of the terms is at most the constant.
  case lessThanOrEqual = -1
  /// The sum of the terms is the constant.
  case equal = 0
  /// The sum of the terms is at least the constant.
  case greaterThanOrEqual = 1

  /// By how much a row is violated whose left side is more than its constant by a residual; not positive if
  /// it holds.
  func violation(of residual: Double) -> Double {
    switch self {
    case .equal: residual.magnitude
    case .greaterThanOrEqual: -residual
    case .lessThanOrEqual: residual
    }
  }

  /// Whether a row may be violated on a face of optima where its residual has a relation to 0: it keeps to
  /// the side on which it does not hold.
  func isViolable(onFace relation: RowRelation) -> Bool { relation != .equal && relation != self }
}
