/// An optional row that an optimum violates, and the rows that keep the violation from decreasing.
package struct RowViolation: Sendable, Hashable {
  /// The row.
  package let row: Int
  /// The size of the violation, in the row's own unit.
  package let amount: Double
  /// Rows of the same or a higher priority, in ascending order, that keep the violation from decreasing.
  ///
  /// If the violation decreased, the violation of at least one of these rows would increase. The set is
  /// minimal: without any one of them, the violation could decrease. The value is `nil` if the effort limit
  /// was reached.
  package let obstacles: [Int]?
}
