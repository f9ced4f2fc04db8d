/// An optional row that an optimum violates, and the rows that keep the violation from getting less.
package struct RowViolation: Sendable, Hashable {
  /// The row.
  package let row: Int
  /// The size of the violation, in the row's own unit.
  package let amount: Double
  /// Rows of the same or a higher priority, in ascending order, that keep this row from being violated less.
  ///
  /// If it were, at least one of them would be violated more. The set is minimal: without any one of them
  /// this row could be violated less. `nil` where the effort was used up before this row's turn.
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
  /// The variables whose values change as violation shifts between the rows, in ascending order.
  package let variables: [Int]

  /// Creates a tie.
  package init(rows: [Int], variables: [Int]) {
    self.rows = rows
    self.variables = variables
  }
}
