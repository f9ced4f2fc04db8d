extension ViolationSearch {
  /// Makes ties of rows that optima violate by different amounts and that stand in none yet.
  ///
  /// The search finds a tie where one active row is left and the others stay. Where more rows hold at the
  /// optimum than there are variables, a further row may block that move, though another move would make
  /// room. But if optima violate a row by different amounts, other rows of its priority make up for the
  /// difference, and free variables connect them with the row. So the rows of one priority that free
  /// variables connect become a tie. Where these are very many, ties stay as they were found.
  ///
  /// - Parameters:
  ///   - contested: The rows, in ascending order; see ``SolverBackend/contestedRows()``.
  ///   - free: The free variables.
  package mutating func completeTies(with contested: [Int], free: [Int]) {
    let tied = Set(ties.flatMap { $0.rows })
    if contested.allSatisfy(tied.contains) { return }
    let groups = FreeGroups(of: problem, free: free)
    let rivals = contested.compactMap { row in
      groups.group(of: row).map { (priority: problem.rows[row].priority, group: $0, row: row) }
    }.sorted { ($0.priority, $0.group, $0.row) < ($1.priority, $1.group, $1.row) }
    var first = 0
    while first < rivals.count {
      let end =
        rivals[first...].firstIndex {
          $0.priority != rivals[first].priority || $0.group != rivals[first].group
        } ?? rivals.count
      let rows = rivals[first..<end].map { $0.row }
      let isReadable = (2...Tuning.few).contains(rows.count)
      if isReadable && !rows.allSatisfy(tied.contains) {
        let variables = Set(rows.flatMap(groups.freeVariables))
        ties.append(RowTie(rows: rows, variables: variables.sorted()))
      }
      first = end
    }
    joinTies()
  }
}

/// Groups of free variables that rows connect, and so of the rows in which they stand.
private struct FreeGroups {
  private let problem: LinearProblem
  private var isFree: [Bool]
  /// The representative of each variable's group: one of the group's variables.
  private var groups: [DenseIndex]

  init(of problem: LinearProblem, free: [Int]) {
    self.problem = problem
    isFree = [Bool](repeating: false, count: problem.variableCount)
    for variable in free { isFree[variable] = true }
    groups = Array(0..<DenseIndex(truncatingIfNeeded: problem.variableCount))
    for row in 0..<problem.rowCount {
      let own = freeVariables(of: row).map { DenseIndex(truncatingIfNeeded: $0) }
      for variable in own.dropFirst() {
        let one = Components.root(of: own[0], &groups)
        let other = Components.root(of: variable, &groups)
        groups[Swift.max(one, other)] = Swift.min(one, other)
      }
    }
    // Each is the one before it or stands for a group.
    for variable in groups.indices { groups[variable] = groups[groups[variable]] }
  }

  /// The free variables in a row.
  func freeVariables(of row: Int) -> [Int] {
    problem.termRange(of: row).map { Int(problem.terms[$0].variable) }.filter { isFree[$0] }
  }

  /// The variable that stands for those of a row; nil if none of them is free.
  func group(of row: Int) -> DenseIndex? { freeVariables(of: row).first.map { groups[$0] } }
}
