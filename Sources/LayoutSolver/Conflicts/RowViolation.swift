/// An optional row that an optimum violates, and what it would take to violate it less.
package struct RowViolation: Sendable, Hashable {
  /// The row.
  package let row: Int
  /// The size of the violation, in the row's own unit.
  package let amount: Double
  /// Rows of the same or a higher priority, one of which would be violated more if this one were
  /// violated less, in ascending order; against any fewer of them it could be.
  ///
  /// `nil` where the effort was used up before.
  package let obstacles: [Int]?

  /// Creates a violation.
  package init(row: Int, amount: Double, obstacles: [Int]?) {
    self.row = row
    self.amount = amount
    self.obstacles = obstacles
  }
}

/// Rows of one priority between which optima may shift violation without any cost.
package struct RowTie: Sendable, Hashable {
  /// The rows, in ascending order.
  package let rows: [Int]
  /// The variables whose values shift with it, in ascending order.
  package let variables: [Int]

  /// Creates a tie.
  package init(rows: [Int], variables: [Int]) {
    self.rows = rows
    self.variables = variables
  }
}
