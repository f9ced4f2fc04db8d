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
  /// that free variables connect. Ties of very many rows are omitted.
  ///
  /// - Parameters:
  ///   - contested: The rows, in ascending order; see ``SimplexBackend/contestedRows()``.
  ///   - free: The free variables.
  package func ties(among contested: [Int], free: [Int]) -> [RowTie] {
    var isFree = [Bool](repeating: false, count: variableCount)
    for variable in free { isFree[variable] = true }
    func freeVariables(of row: Int) -> [DenseIndex] {
      termRange(of: row).map { terms[$0].variable }.filter { isFree[$0] }
    }
    var sets = UnionFind(count: variableCount)
    for row in 0..<rowCount {
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
    for variable in free {
      let root = sets.root(of: DenseIndex(truncatingIfNeeded: variable))
      connected[root, default: []].append(variable)
    }
    return groups.filter { (2...Tuning.few).contains($0.value.count) }
      .map { RowTie(rows: $0.value, variables: connected[$0.key.root, default: []]) }
      .sorted { $0.rows[0] < $1.rows[0] }
  }
}
