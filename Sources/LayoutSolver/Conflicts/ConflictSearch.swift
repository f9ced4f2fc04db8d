/// Finds all conflicts of a problem that are disjoint in what may be left out.
///
/// Some required rows may be left out, the elastic ones; the others are given, and any number of
/// conflicts may share them. In each round every elastic row may be violated at the cost of its
/// violation (an elastic program, Brown and Graves 1975; Chinneck 2008, chapter 6). Its optimal
/// multipliers are 0 but on rows that are in conflict, so irreducible conflicts are looked for among
/// these few alone, around each row that the optimum violates, and each is taken off a Farkas
/// certificate. A round costs about what solving costs, and most problems take two. Rows that contradict
/// each other in pairs come before all that.
package struct ConflictSearch: Sendable {
  private let problem: LinearProblem
  /// Whether each row may be left out.
  private let isElastic: [Bool]
  /// Whether each row is required and may still be in a conflict that is not found.
  private var isOpen: [Bool]
  private var fixed: FixedVariables
  private var simplex = DualSimplex()
  /// Scratch for the numbers of variables in an excerpt.
  private var numbering: VariableNumbering
  /// Whether two rows may contradict each other alone that have not been told.
  private var mayHavePairs = true
  /// Whether all answers so far were verified.
  ///
  /// They were not if numbers of very different sizes in one problem have kept the simplex from coming to
  /// an end among rows of which it has found no conflict: there may be one all the same.
  package private(set) var isVerified = true
  /// Whether all sums of known values were finite.
  ///
  /// The search ends at the first sum that overflows.
  package private(set) var isFinite = true

  /// Creates a search for the conflicts of a problem; `isElastic` says of each row whether it may be
  /// left out.
  package init(of problem: LinearProblem, isElastic: [Bool]) {
    precondition(isElastic.count == problem.rowCount, "each row is elastic or not")
    self.problem = problem
    self.isElastic = isElastic
    isOpen = problem.rows.map(\.isRequired)
    fixed = FixedVariables(of: problem, isElastic: isElastic)
    simplex.system.accepted = RowSystem.close
    numbering = VariableNumbering(variableCount: problem.variableCount)
  }

  /// The certificates of conflicts of which no two share an elastic row; none when the rows that are
  /// not left out have a solution.
  package mutating func nextConflicts() -> [InfeasibilityCertificate] {
    while true {
      let round = conflictsOfRound()
      let found = round.filter { !restsOnRounding($0) }
      if !found.isEmpty || round.isEmpty { return found }
    }
  }

  /// Whether a conflict is but the rounding of values that were put in; these variables are free from
  /// now on, and their rows are rows like others.
  private mutating func restsOnRounding(_ conflict: InfeasibilityCertificate) -> Bool {
    if conflict.constantsContradict(in: problem) { return false }
    let fixings = conflict.rows.filter { fixed.isFixing($0, of: problem) }
    for row in fixings { fixed.forget(row, of: problem) }
    return !fixings.isEmpty
  }

  /// The certificates of conflicts found with known values put in for variables.
  ///
  /// These values may be rounded, so some of the certificates may prove no conflict of the rows themselves.
  private mutating func conflictsOfRound() -> [InfeasibilityCertificate] {
    let open = (0..<problem.rowCount).filter { isOpen[$0] }
    let elastic = excerpt(open) { [isElastic] in
      isElastic[$0] ? Self.elasticPriority : LinearProblem.requiredPriority
    }
    guard let excerpt = elastic else { return [] }
    var found = excerpt.falseRows.map { certificate([$0]) }
    if mayHavePairs {
      let pairs = OppositeBounds(in: excerpt.problem) { isElastic[excerpt.rows[$0]] }.pairs
      mayHavePairs = false
      found += pairs.map { pair in certificate(pair.map { (excerpt.rows[$0.row], $0.multiplier) }) }
      // They may be the whole reason for what else would be found.
      if !found.isEmpty { return found }
    }
    let components = Components(of: excerpt.problem)
    for part in 0..<components.count {
      let rows = components.rows(of: part)
      simplex.system.load(ProblemPart(part, of: components, in: excerpt.problem))
      let verdict = simplex.solve()
      if case .blocked(let row) = verdict {
        found.append(certificate(blocking: row, rows.map { excerpt.rows[$0] }))
        continue
      }
      let support = simplex.elasticSupport()
      if support.isEmpty && verdict == .optimal {
        for row in rows { isOpen[excerpt.rows[row]] = false }
        continue
      }
      appendConflicts(among: support, rows.map { excerpt.rows[$0] }, &found)
    }
    return found
  }

  /// Appends the conflicts in the part that the simplex holds, whose rows are given, among those that
  /// the elastic program has found to be in conflict; or else, where rounding has misled it, among
  /// all.
  private mutating func appendConflicts(
    among support: [DenseIndex], _ whole: [Int], _ found: inout [InfeasibilityCertificate]
  ) {
    let before = found.count
    var neighbourhood = Neighbourhood(of: support, simplex.system)
    let violated = support.filter(simplex.isViolatedElastic)
    appendConflicts(near: violated, whole, &neighbourhood, &found)
    if found.count > before { return }
    neighbourhood.takeAll()
    appendConflicts(near: violated.isEmpty ? [0] : violated, whole, &neighbourhood, &found)
    if found.count > before { return }
    isVerified = false
    for row in whole { isOpen[row] = false }
  }

  /// Appends the conflicts near some rows.
  private mutating func appendConflicts(
    near seeds: [DenseIndex], _ whole: [Int], _ neighbourhood: inout Neighbourhood,
    _ found: inout [InfeasibilityCertificate]
  ) {
    for seed in seeds {
      while neighbourhood.contains(seed),
        appendConflict(near: seed, whole, &neighbourhood, &found)
      {}
    }
  }

  /// Leaves out the elastic rows of a conflict that was found, or all of its rows if none is.
  package mutating func leaveOut(_ rows: [Int]) {
    let elastic = rows.filter { isElastic[$0] }
    for row in elastic.isEmpty ? rows : elastic {
      isOpen[row] = false
      fixed.forget(row, of: problem)
    }
  }

  // Any priority below the required one makes an elastic program; there is but one.
  private static let elasticPriority = 1.0

  /// Appends a conflict among the rows near a violated one; false if they all have a solution.
  ///
  /// More and more rows are tried until they are impossible, so a conflict costs about what it is
  /// large, wherever it is.
  private mutating func appendConflict(
    near seed: DenseIndex, _ whole: [Int], _ neighbourhood: inout Neighbourhood,
    _ found: inout [InfeasibilityCertificate]
  ) -> Bool {
    // Most conflicts of a layout are a row of views with its gaps.
    var count = Tuning.few
    while true {
      let near = neighbourhood.rows(near: seed, upTo: count)
      let required = excerpt(near.map { whole[$0] }) { _ in LinearProblem.requiredPriority }
      guard let excerpt = required else { return false }
      // Rows near each other share variables, so there is one part.
      simplex.system.load(
        ProblemPart(0, of: Components(of: excerpt.problem), in: excerpt.problem))
      if case .blocked(let row) = simplex.solve() {
        let conflict = certificate(blocking: row, excerpt.rows)
        found.append(conflict)
        let taken = near.filter { isElastic[whole[$0]] && conflict.contains(whole[$0]) }
        if taken.isEmpty {
          for row in near where conflict.contains(whole[row]) { neighbourhood.remove(row) }
        }
        for row in taken { neighbourhood.remove(row) }
        return true
      }
      if near.count < count {
        for row in near { neighbourhood.remove(row) }
        return false
      }
      count *= 2
    }
  }

  /// Some rows with the values of fixed variables put in; nil if a sum of them overflows.
  private mutating func excerpt(_ rows: [Int], priority: (Int) -> Double) -> ProblemExcerpt? {
    let excerpt = ProblemExcerpt(rows, of: problem, fixed, &numbering, priority: priority)
    if excerpt == nil { isFinite = false }
    return excerpt
  }

  /// The certificate of a row that is blocked in the system just solved, given whose rows these are.
  private mutating func certificate(
    blocking row: DenseIndex, _ rows: [Int]
  ) -> InfeasibilityCertificate {
    certificate(simplex.certificate(blocking: row).map { (rows[Int($0.row)], $0.multiplier) })
  }

  /// A certificate with the rows that fix variables added, the largest multiplier made 1.
  private mutating func certificate(
    _ entries: [(row: Int, multiplier: Double)]
  ) -> InfeasibilityCertificate {
    var entries = entries
    fixed.appendFixings(to: &entries, of: problem)
    entries.sort { $0.row < $1.row }
    let largest = entries.reduce(0) { Swift.max($0, $1.multiplier.magnitude) }
    return InfeasibilityCertificate(
      rows: entries.map { $0.row }, multipliers: entries.map { $0.multiplier / largest })
  }
}

extension InfeasibilityCertificate {
  /// Whether what the constants of the rows add up to is more than their rounding.
  fileprivate func constantsContradict(in problem: LinearProblem) -> Bool {
    var sum = CompensatedSum()
    var size = 0.0
    for (row, multiplier) in zip(rows, multipliers) {
      sum.add(multiplier, times: problem.rows[row].constant)
      size += (multiplier * problem.rows[row].constant).magnitude
    }
    return sum.value > Tolerance.cancellation * size
  }

  /// Whether a row is part of the conflict; logarithmic in its size.
  fileprivate func contains(_ row: Int) -> Bool {
    let index = rows.indices.partitioningIndex { rows[$0] >= row }
    return index < rows.count && rows[index] == row
  }
}
