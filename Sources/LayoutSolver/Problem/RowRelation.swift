/// How the left side of a row relates to its constant.
public enum RowRelation: Int8, Sendable, Hashable {
  /// The sum of the terms is at most the constant.
  case lessThanOrEqual = -1
  /// The sum of the terms is the constant.
  case equal = 0
  /// The sum of the terms is at least the constant.
  case greaterThanOrEqual = 1
}
