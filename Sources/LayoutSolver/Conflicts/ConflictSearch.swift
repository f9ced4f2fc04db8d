/// Finds conflicts of a problem that do not share elastic rows, until the other elastic rows are satisfiable.
///
/// Some of the required rows are elastic: they can be left out to resolve conflicts. Conflicts may share the
/// other required rows.
///
/// In each round, the search solves an elastic program: each elastic row may be violated at the cost of its
/// violation (Brown and Graves 1975; Chinneck 2008, chapter 6). Only rows in conflicts have an optimal
/// multiplier other than 0. Around each row that the optimum violates, the search solves more and more of
/// these rows until they are unsatisfiable, and reads an irreducible conflict from the certificate. A round
/// takes about as long as solving the problem, and most problems need two rounds. The first round also finds
/// pairs of rows that contradict each other.
package struct ConflictSearch: Sendable {
  private let problem: LinearProblem
  private let isElastic: [Bool]
  /// Whether each row is required and may be in a conflict that has not been found.
  private var isOpen: [Bool]
  private var fixed: FixedVariables
  private var simplex = DualSimplex()
  /// Whether there may be pairs of contradicting rows that have not been found.
  private var mayHavePairs = true
  /// Whether rounding has not hidden a conflict.
  ///
  /// If numbers differ so much in magnitude that the simplex finds neither an optimum nor a conflict, there
  /// may be a conflict.
  package private(set) var isVerified = true
  /// Whether all sums of known values were finite.
  ///
  /// The search ends at the first sum that overflows.
  package private(set) var isFinite = true

  // Any priority below the required one has the same effect, because there is only one.
  private static let elasticPriority = 1.0

  /// Creates a search for the conflicts of a problem, given whether each row is elastic.
  package init(of problem: LinearProblem, isElastic: [Bool]) {
    precondition(isElastic.count == problem.rowCount, "each row is elastic or not")
    self.problem = problem
    self.isElastic = isElastic
    isOpen = problem.rows.map { $0.isRequired }
    fixed = FixedVariables(of: problem) { isElastic[$0] }
    simplex.system.accepted = RowSystem.close
  }

  /// Returns certificates of conflicts, no two of which share an elastic row; none if the remaining rows are
  /// satisfiable.
  package mutating func nextConflicts() -> [InfeasibilityCertificate] {
    while true {
      let round = conflictsOfRound()
      let found = round.filter { !isRoundingError($0) }
      if !found.isEmpty || round.isEmpty { return found }
    }
  }

  /// Leaves out the elastic rows of a conflict, or all of its rows if none is elastic.
  package mutating func leaveOut(_ rows: [Int]) {
    let elastic = rows.filter { isElastic[$0] }
    for row in elastic.isEmpty ? rows : elastic {
      isOpen[row] = false
      fixed.forget(row, of: problem)
    }
  }

  /// Whether a conflict is only a rounding error of the values that were put in for variables.
  ///
  /// These variables are not fixed in the following rounds.
  private mutating func isRoundingError(_ conflict: InfeasibilityCertificate) -> Bool {
    if conflict.constantsContradict(in: problem) { return false }
    let fixings = conflict.rows.filter { fixed.isFixing($0, of: problem) }
    for row in fixings { fixed.forget(row, of: problem) }
    return !fixings.isEmpty
  }

  /// Finds conflicts after putting in the values of fixed variables.
  ///
  /// These values may be rounded, so a certificate may not prove a conflict of the rows themselves.
  private mutating func conflictsOfRound() -> [InfeasibilityCertificate] {
    let substituted = fixed.substituted(
      in: problem, keeping: { isOpen[$0] },
      priority: { isElastic[$0] ? Self.elasticPriority : LinearProblem.requiredPriority })
    guard let known = substituted else {
      isFinite = false
      return []
    }
    let components = Components(of: known)
    var found: [InfeasibilityCertificate] = []
    for row in components.emptyRows.map({ Int($0) }) {
      if let multiplier = known.contradiction(ofEmpty: row) {
        found.append(certificate([(row, multiplier)]))
      }
    }
    if mayHavePairs {
      mayHavePairs = false
      found += known.oppositeBounds { isElastic[$0] }.map { certificate($0) }
      // They may be the only reason for other conflicts.
      if !found.isEmpty { return found }
    }
    for part in 0..<components.count where !components.rows(of: part).isEmpty {
      found += conflicts(in: components.rows(of: part).map { Int($0) }, of: known)
    }
    return found
  }

  private mutating func conflicts(
    in rows: [Int], of known: LinearProblem
  ) -> [InfeasibilityCertificate] {
    simplex.system.load(Subproblem(rows, of: known).problem)
    let verdict = simplex.solve()
    if case .blocked(let row) = verdict { return [certificate(blocking: row, rows)] }
    let support = simplex.elasticSupport()
    var found: [InfeasibilityCertificate] = []
    if !support.isEmpty || verdict != .optimal {
      let violated = support.filter(simplex.isViolatedElastic)
      var neighbourhood = Neighbourhood(of: support, simplex.system)
      found = conflicts(near: violated, rows, of: known, &neighbourhood)
      if !found.isEmpty { return found }
      // Rounding has falsified the multipliers.
      neighbourhood.takeAll()
      found = conflicts(near: violated.isEmpty ? [0] : violated, rows, of: known, &neighbourhood)
      if found.isEmpty { isVerified = false }
    }
    if found.isEmpty { for row in rows { isOpen[row] = false } }
    return found
  }

  private mutating func conflicts(
    near seeds: [DenseIndex], _ rows: [Int], of known: LinearProblem,
    _ neighbourhood: inout Neighbourhood
  ) -> [InfeasibilityCertificate] {
    var found: [InfeasibilityCertificate] = []
    for seed in seeds {
      while neighbourhood.contains(seed),
        let conflict = conflict(near: seed, rows, of: known, &neighbourhood)
      {
        found.append(conflict)
      }
    }
    return found
  }

  /// Finds a conflict near a row and removes its elastic rows from the neighbourhood; `nil` if the rows near
  /// it are satisfiable.
  ///
  /// The number of rows is doubled until they are unsatisfiable, so the time depends on the size of the
  /// conflict.
  private mutating func conflict(
    near seed: DenseIndex, _ rows: [Int], of known: LinearProblem,
    _ neighbourhood: inout Neighbourhood
  ) -> InfeasibilityCertificate? {
    // Most conflicts of a layout are a row of views with its gaps.
    var count = Tuning.few
    while true {
      let near = neighbourhood.rows(near: seed, upTo: count)
      let part = Subproblem(
        near.map { rows[$0] }, of: known, priority: LinearProblem.requiredPriority)
      simplex.system.load(part.problem)
      if case .blocked(let row) = simplex.solve() {
        let conflict = certificate(blocking: row, part.rows)
        let members = near.filter { conflict.contains(rows[$0]) }
        let elastic = members.filter { isElastic[rows[$0]] }
        for row in elastic.isEmpty ? members : elastic { neighbourhood.remove(row) }
        return conflict
      }
      if near.count < count {
        for row in near { neighbourhood.remove(row) }
        return nil
      }
      count *= 2
    }
  }

  /// The certificate of a row that is blocked in the system just solved, given the numbers of its rows.
  private mutating func certificate(
    blocking row: DenseIndex, _ rows: [Int]
  ) -> InfeasibilityCertificate {
    certificate(simplex.certificate(blocking: row).map { (rows[Int($0.row)], $0.multiplier) })
  }

  /// The certificate of some rows together with the rows that fix their variables.
  private mutating func certificate(
    _ entries: [(row: Int, multiplier: Double)]
  ) -> InfeasibilityCertificate {
    var entries = entries
    fixed.appendFixings(to: &entries, of: problem)
    return InfeasibilityCertificate(scaling: entries.sorted { $0.row < $1.row })
  }
}

extension InfeasibilityCertificate {
  /// Whether the sum of the constants is more than a rounding error.
  fileprivate func constantsContradict(in problem: LinearProblem) -> Bool {
    CompensatedSum.isPositive(zip(rows, multipliers).map { ($1, problem.rows[$0].constant) })
  }

  /// Whether a row is in the conflict; logarithmic in the number of rows.
  fileprivate func contains(_ row: Int) -> Bool {
    let index = rows.indices.partitioningIndex { rows[$0] >= row }
    return index < rows.count && rows[index] == row
  }
}
