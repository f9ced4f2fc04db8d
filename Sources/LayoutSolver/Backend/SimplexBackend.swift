/// Solves each connected part of a problem with a dual simplex on rows.
///
/// If there are several optima, the values are those of the vertex at which the simplex ends. The simplex
/// starts from the same rows and breaks ties by size and then by index, so the vertex is a function of the
/// problem. Unbounded variables that no row determines are 0. The number of steps is limited.
public struct SimplexBackend: SolverBackend {
  private(set) var problem = LinearProblem()
  private(set) var components = Components()
  private var presolver = Presolver()
  var simplex = DualSimplex()
  /// The free variables in parts without rows, and in parts whose only row is a required lower bound.
  var isolated: [FreeVariable] = []
  /// The other parts of the last problem that may have several optima.
  var looseParts: [LoosePart] = []
  /// The parts that may have several optima, and that were not presolved because of rounding errors.
  var unpresolvedParts: [Int] = []
  private var partValues: [Double] = []
  /// Whether the last outcome was verified.
  ///
  /// The value is false if numbers of very different magnitudes prevented the simplex from terminating, or a
  /// correction from confirming that the values satisfy the required rows and that no priority can have a
  /// lower cost. In this case, the values may violate required rows.
  public private(set) var isVerified = true

  /// Creates a backend.
  public init() {}

  /// Creates a backend that scales parts with coefficients outside of the given sizes.
  init(accepting sizes: ClosedRange<Double>) { simplex.system.accepted = sizes }

  /// Solves a problem part by part.
  ///
  /// If a coefficient is larger than 1,024 or smaller than its inverse, or if constants are so large that
  /// even the smallest multipliers matter, the optimum is corrected by iterative refinement.
  public mutating func solve(_ problem: LinearProblem) -> SolverOutcome {
    let sizes = Refinement.acceptedSizes(for: problem)
    simplex.system.accepted = sizes
    let outcome = solveParts(problem)
    guard case .optimal(var values) = outcome else { return outcome }
    if sizes != RowSystem.ordinary {
      var other = SimplexBackend(accepting: sizes)
      isVerified = Refinement(problem: problem).correct(&values, using: &other)
    }
    // Sums of very large numbers overflow.
    if !values.allSatisfy({ $0.isFinite }) { isVerified = false }
    return .optimal(values: values)
  }

  /// Solves a problem part by part, without correcting the optimum.
  mutating func solveParts(_ problem: LinearProblem) -> SolverOutcome {
    forgetFreedom()
    isVerified = true
    self.problem = problem
    components = Components(of: problem)
    for row in components.emptyRows where problem.rows[Int(row)].isRequired {
      if let multiplier = problem.contradiction(ofEmpty: Int(row)) {
        return .infeasible(InfeasibilityCertificate(scaling: [(Int(row), multiplier)]))
      }
    }
    var values = [Double](repeating: 0, count: problem.variableCount)
    for part in 0..<components.count {
      if let range = soleRange(of: part) {
        for variable in components.variables(of: part) {
          if range.lower.isFinite { values[variable] = range.lower }
          isolated.append(
            FreeVariable(variable: Int(variable), lower: range.lower, upper: range.upper))
        }
      } else if let row = solve(part, into: &values) {
        forgetFreedom()
        let rows = Array(components.rows(of: part))
        return .infeasible(
          InfeasibilityCertificate(
            scaling: simplex.certificate(blocking: row).map {
              (Int(rows[Int($0.row)]), $0.multiplier)
            }))
      }
    }
    return .optimal(values: values)
  }

  private mutating func forgetFreedom() {
    isolated.removeAll()
    looseParts.removeAll()
    unpresolvedParts.removeAll()
  }

  /// The range of the only variable of a part if the part has no rows, or only a required lower bound.
  ///
  /// An example is the height of a view without vertical constraints.
  private func soleRange(of part: Int) -> ValueRange? {
    let rows = components.rows(of: part)
    guard let row = rows.first.map(Int.init) else { return .all }
    let terms = problem.termRange(of: row)
    guard rows.count == 1, problem.rows[row].isRequired,
      problem.rows[row].relation == .greaterThanOrEqual,
      terms.count == 1, problem.terms[terms.lowerBound].coefficient == 1
    else { return nil }
    // Adding 0 changes -0 to 0.
    return ValueRange(lower: problem.rows[row].constant + 0, upper: .infinity)
  }

  /// Solves a part and writes its values; returns the row that is blocked if there is no solution.
  private mutating func solve(_ part: Int, into values: inout [Double]) -> DenseIndex? {
    let variables = components.variables(of: part)
    if let reduction = presolver.reduce(partProblem(part), into: &simplex.system),
      simplex.solve() == .optimal
    {
      partValues.refill(0, count: variables.count + 1)
      reduction.expand(
        simplex.point.values, scales: simplex.system.columnScales, into: &partValues)
      for (variable, value) in zip(variables, partValues) { values[variable] = value }
      if reduction.leavesFreedom || simplex.hasLooseSlot {
        simplex.freezeOptimalFace()
        let optimum = variables.count < Tuning.large ? [] : partValues.dropLast()
        looseParts.append(
          LoosePart(part, reduction, presolver.kept, simplex.relationsOnFace, around: optimum))
        // The part keeps the arrays of the presolver.
        presolver = Presolver()
      }
      return nil
    }
    let verdict = solveAsWritten(part)
    if case .blocked(let row) = verdict { return row }
    if verdict == .lost { isVerified = false }
    // Adding 0 changes -0, which is the result of some divisions, to 0.
    for (variable, value) in zip(variables, simplex.values) { values[variable] = value + 0 }
    if simplex.hasLooseSlot { unpresolvedParts.append(part) }
    return nil
  }

  func partProblem(_ part: Int) -> LinearProblem {
    Subproblem(part, of: components, in: problem).problem
  }

  /// Solves a part without presolving, so that certificates and ranges refer to its rows and variables.
  mutating func solveAsWritten(_ part: Int) -> DualSimplex.Verdict {
    simplex.system.load(partProblem(part))
    return simplex.solve()
  }
}
