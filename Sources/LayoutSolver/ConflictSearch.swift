/// Finds all conflicts of a problem that are disjoint in what may be left out.
///
/// Some required rows may be left out, the elastic ones; the others are given, and any number of
/// conflicts may share them. In each round every elastic row may be violated at the cost of its
/// violation (an elastic program, Brown and Graves 1975; Chinneck 2008, chapter 6). Its optimal
/// multipliers are 0 but on rows that are in conflict, so irreducible conflicts are looked for among
/// these few alone, one after the other, each taken off a Farkas certificate. Nothing is found by
/// trying subsets: a round costs about what solving costs, and most problems take two.
public struct ConflictSearch: Sendable {
  private let problem: LinearProblem
  /// Whether each row may be left out.
  private let isElastic: [Bool]
  /// Whether each row is required and may still be in a conflict that is not found.
  private var isOpen: [Bool]
  private var fixed: FixedVariables
  private var simplex = DualSimplex()
  /// Scratch for the numbers of variables in an excerpt.
  private var numbering: VariableNumbering

  /// Creates a search for the conflicts of a problem; `isElastic` says of each row whether it may be
  /// left out.
  public init(of problem: LinearProblem, isElastic: [Bool]) {
    precondition(isElastic.count == problem.rowCount, "each row is elastic or not")
    self.problem = problem
    self.isElastic = isElastic
    isOpen = (0..<problem.rowCount).map(problem.isRequired)
    fixed = FixedVariables(of: problem, isElastic: isElastic)
    numbering = VariableNumbering(variableCount: problem.variableCount)
  }

  /// The certificates of conflicts of which no two share an elastic row; none when the rows that are
  /// not left out have a solution.
  public mutating func nextConflicts() -> [InfeasibilityCertificate] {
    let open = (0..<problem.rowCount).filter { isOpen[$0] }
    let excerpt = excerpt(open) { [isElastic] in
      isElastic[$0] ? Self.elasticPriority : LinearProblem.requiredPriority
    }
    var found = excerpt.falseRows.map { certificate([$0]) }
    let components = Components(of: excerpt.problem)
    for part in 0..<components.count {
      let rows = components.rows(of: part)
      simplex.system.load(ProblemPart(part, of: components, in: excerpt.problem))
      if case .blocked(let row) = simplex.solve() {
        found.append(certificate(blocking: row, rows.map { excerpt.rows[$0] }))
        continue
      }
      let support = simplex.elasticSupport()
      if support.isEmpty {
        for row in rows { isOpen[excerpt.rows[row]] = false }
        continue
      }
      let inConflict = support.map { excerpt.rows[rows[rows.startIndex + Int($0)]] }
      appendConflicts(among: inConflict, to: &found)
    }
    return found
  }

  /// Leaves out the elastic rows of a conflict that was found, or all of its rows if none is.
  public mutating func leaveOut(_ rows: [Int]) {
    let elastic = rows.filter { isElastic[$0] }
    for row in elastic.isEmpty ? rows : elastic {
      isOpen[row] = false
      fixed.forget(row, of: problem)
    }
  }

  // Any priority below the required one makes an elastic program; there is but one.
  private static let elasticPriority = 1.0

  /// Appends disjoint conflicts among a few rows, until the rest of them has a solution.
  private mutating func appendConflicts(
    among rows: [Int], to found: inout [InfeasibilityCertificate]
  ) {
    var pending = [rows]
    while let rows = pending.popLast() {
      let excerpt = excerpt(rows) { _ in LinearProblem.requiredPriority }
      let components = Components(of: excerpt.problem)
      for part in 0..<components.count {
        simplex.system.load(ProblemPart(part, of: components, in: excerpt.problem))
        guard case .blocked(let row) = simplex.solve() else { continue }
        let partRows = components.rows(of: part).map { excerpt.rows[$0] }
        let conflict = certificate(blocking: row, partRows)
        found.append(conflict)
        var rest = partRows
        rest.removeAll { isElastic[$0] && conflict.contains($0) }
        if rest.count < partRows.count && rest.contains(where: { isElastic[$0] }) {
          pending.append(rest)
        }
      }
    }
  }

  /// Some rows with the values of fixed variables put in.
  private mutating func excerpt(_ rows: [Int], priority: (Int) -> Double) -> ProblemExcerpt {
    ProblemExcerpt(rows, of: problem, fixed, &numbering, priority: priority)
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
      rows: entries.map(\.row), multipliers: entries.map { $0.multiplier / largest })
  }
}

extension InfeasibilityCertificate {
  /// Whether a row is part of the conflict; logarithmic in its size.
  fileprivate func contains(_ row: Int) -> Bool {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle] < row { low = middle + 1 } else { high = middle }
    }
    return low < rows.count && rows[low] == row
  }
}
