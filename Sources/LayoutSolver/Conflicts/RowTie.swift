/// Rows of one priority between which optima may shift violation without any cost.
package struct RowTie: Sendable, Hashable {
  /// The rows, in ascending order.
  package let rows: [Int]
  /// The free variables that other rows connect with the rows, in ascending order.
  package let variables: [Int]
}

extension LinearProblem {
  /// Groups rows that optima violate by different amounts into ties.
  ///
  /// If optima violate a row by different amounts, other rows of its priority compensate for the difference,
  /// and free variables connect these rows with the row. So each tie consists of the rows of one priority
  /// that free variables connect. An inequality that no optimum reaches does not connect its variables. Ties
  /// of very many rows are omitted.
  ///
  /// - Parameters:
  ///   - contested: The rows, in ascending order; see ``SimplexBackend/contestedRows()``.
  ///   - free: The free variables with the ranges of their values.
  ///   - values: The values of an optimum.
  package func ties(
    among contested: [Int], free: [FreeVariable], at values: [Double]
  ) -> [RowTie] {
    var isFree = [Bool](repeating: false, count: variableCount)
    var ranges = values.prefix(variableCount).map(ValueRange.point)
    for free in free {
      isFree[free.variable] = true
      ranges[free.variable] = ValueRange(lower: free.lower, upper: free.upper)
    }
    func freeVariables(of row: Int) -> [DenseIndex] {
      termRange(of: row).map { terms[$0].variable }.filter { isFree[$0] }
    }
    var sets = UnionFind(count: variableCount)
    for row in 0..<rowCount where canBeActive(row, in: ranges) {
      let own = freeVariables(of: row)
      for variable in own.dropFirst() { sets.join(own[0], variable) }
    }
    struct Group: Hashable {
      let priority: Double
      let root: DenseIndex
    }
    var groups: [Group: [Int]] = [:]
    for row in contested {
      guard let variable = freeVariables(of: row).first else { continue }
      let group = Group(priority: rows[row].priority, root: sets.root(of: variable))
      groups[group, default: []].append(row)
    }
    var connected: [DenseIndex: [Int]] = [:]
    for free in free {
      let root = sets.root(of: DenseIndex(truncatingIfNeeded: free.variable))
      connected[root, default: []].append(free.variable)
    }
    return groups.filter { (2...Tuning.few).contains($0.value.count) }
      .map { RowTie(rows: $0.value, variables: connected[$0.key.root, default: []]) }
      .sorted { $0.rows[0] < $1.rows[0] }
  }

  /// Whether a row can be active or violated at values in the given ranges.
  private func canBeActive(_ row: Int, in ranges: [ValueRange]) -> Bool {
    let (relation, constant) = (rows[row].relation, rows[row].constant)
    if relation == .equal { return true }
    var sum = ValueRange.point(0)
    for term in termRange(of: row) where terms[term].coefficient != 0 {
      sum = sum.adding(ranges[terms[term].variable].scaled(by: terms[term].coefficient))
    }
    let slack = relation == .greaterThanOrEqual ? sum.lower - constant : constant - sum.upper
    return !(slack > 0 && Tolerance.isViolation(slack, magnitude: constant.magnitude))
  }
}
