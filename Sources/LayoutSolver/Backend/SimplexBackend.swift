/// Solves problems with a dual simplex on rows, and each connected part of a problem apart.
///
/// Where several optima exist, the values are those of the vertex at which the simplex ends. It
/// starts from the same rows and breaks ties by size and then by index, so the vertex is a function
/// of the problem alone. A variable that nothing holds is 0.
///
/// The numbers of steps are bounded; `DualSimplex` says how. A step costs what it touches.
public struct SimplexBackend: SolverBackend {
  private(set) var problem = LinearProblem()
  private(set) var components = Components()
  /// The part of the problem that is being solved.
  private(set) var partProblem = LinearProblem()
  private var presolver = Presolver()
  var simplex = DualSimplex()
  /// The parts of the last problem of which there may be several optima.
  var looseParts: [LoosePart] = []
  /// Scratch for the values of a part.
  private var partValues: [Double] = []
  /// Whether the last outcome was verified.
  ///
  /// It was not if numbers of very different sizes in one problem kept the simplex from coming to an
  /// end, or a correction of the values from finding that required rows hold and that no priority can
  /// cost less. The values are then the last ones that were tried, at which required rows may not hold.
  public private(set) var isVerified = true

  /// Creates a backend.
  public init() {}

  /// Creates a backend that leaves coefficients of the given sizes as they are and scales the others.
  init(accepting sizes: ClosedRange<Double>) {
    accept(sizes)
  }

  /// Solves a problem from nothing, part by part.
  ///
  /// Where a coefficient is larger than 1,024 or smaller than its inverse, or where constants
  /// are so large that the least multipliers count, an optimum is corrected by solving for what it misses,
  /// until nothing more is won.
  public mutating func solve(_ problem: LinearProblem) -> SolverOutcome {
    let sizes = SimplexBackend.acceptedSizes(for: problem)
    accept(sizes)
    let outcome = solveParts(problem)
    guard case .optimal(var values) = outcome else { return outcome }
    if sizes != RowSystem.ordinary {
      var other = SimplexBackend(accepting: sizes)
      isVerified = Refinement(problem: problem).correct(&values, using: &other)
    }
    // Sums of the largest numbers that there are have no value.
    if !values.allSatisfy({ $0.isFinite }) { isVerified = false }
    return .optimal(values: values)
  }

  /// The sizes of coefficients of a problem that are not scaled; other than the ordinary ones where an
  /// optimum is worth a correction.
  static func acceptedSizes(for problem: LinearProblem) -> ClosedRange<Double> {
    Refinement.isDue(for: problem) ? RowSystem.close : RowSystem.ordinary
  }

  /// Scales parts whose coefficients are of other sizes.
  private mutating func accept(_ sizes: ClosedRange<Double>) {
    simplex.system.accepted = sizes
  }

  /// Solves a problem from nothing, part by part, as exactly as its numbers let it.
  mutating func solveParts(_ problem: LinearProblem) -> SolverOutcome {
    looseParts.removeAll()
    isVerified = true
    self.problem = problem
    components = Components(of: problem)
    if let certificate = contradictionWithoutTerms() { return .infeasible(certificate) }
    var values = [Double](repeating: 0, count: problem.variableCount)
    for part in 0..<components.count {
      if components.rows(of: part).isEmpty {
        looseParts.append(LoosePart(part))
      } else if let bound = soleLowerBound(of: part) {
        for variable in components.variables(of: part) { values[variable] = bound }
        looseParts.append(LoosePart(part, from: bound))
      } else if let row = solve(part, into: &values) {
        looseParts.removeAll()
        return .infeasible(certificate(simplex.certificate(blocking: row), part))
      }
    }
    return .optimal(values: values)
  }

  /// The constant of a part's only row if that requires a variable to be at least so large, as the height of a
  /// view has to be at least 0 about which nothing else is known.
  private func soleLowerBound(of part: Int) -> Double? {
    let rows = components.rows(of: part)
    guard rows.count == 1, let row = rows.first.map(Int.init), problem.rows[row].isRequired,
      problem.rows[row].relation == .greaterThanOrEqual
    else { return nil }
    let terms = problem.termRange(of: row)
    let isBound = terms.count == 1 && problem.terms[terms.lowerBound].coefficient == 1
    // Adding 0 makes -0 an ordinary 0.
    return isBound ? problem.rows[row].constant + 0 : nil
  }

  /// Solves a part and writes its values; returns the row that is blocked if there is no solution.
  private mutating func solve(_ part: Int, into values: inout [Double]) -> DenseIndex? {
    let variables = components.variables(of: part)
    if let reduction = solveReduced(part) {
      partValues.refill(0, count: variables.count + 1)
      reduction.expand(
        simplex.point.values, scales: simplex.system.columnScales, into: &partValues)
      for (variable, value) in zip(variables, partValues) { values[variable] = value }
      if reduction.leavesFreedom || simplex.hasLooseSlot {
        simplex.freezeOptimalFace()
        looseParts.append(
          LoosePart(
            part, reduction, presolver.kept, frozenIn: simplex,
            at: partValues.prefix(variables.count)))
        // The part keeps the memory of the presolver.
        presolver = Presolver()
      }
      return nil
    }
    let verdict = solveAsWritten(part)
    if case .blocked(let row) = verdict { return row }
    if verdict == .lost { isVerified = false }
    // Adding 0 makes -0, which a division may leave, an ordinary 0.
    for (variable, value) in zip(variables, simplex.values) { values[variable] = value + 0 }
    if simplex.hasLooseSlot { looseParts.append(LoosePart(part)) }
    return nil
  }

  /// Presolves and solves a part; `nil` if the part has no solution.
  private mutating func solveReduced(_ part: Int) -> Reduction? {
    loadPart(part)
    guard let reduction = presolver.reduce(partProblem, into: &simplex.system) else { return nil }
    return simplex.solve() == .optimal ? reduction : nil
  }

  /// Copies a part of the problem to ``partProblem``.
  mutating func loadPart(_ part: Int) {
    partProblem.become(
      components.rows(of: part), of: problem, variableCount: components.variables(of: part).count
    ) { components.placeInPart[$0] }
  }

  /// Solves a part row by row as it was written, so that certificates and ranges speak of its rows.
  mutating func solveAsWritten(_ part: Int) -> DualSimplex.Verdict {
    simplex.system.load(ProblemPart(part, of: components, in: problem))
    return simplex.solve()
  }

  /// The first required row that has no terms and is not true.
  private func contradictionWithoutTerms() -> InfeasibilityCertificate? {
    for row in components.emptyRows where problem.rows[Int(row)].isRequired {
      let constant = problem.rows[row].constant
      if problem.rows[row].relation.violation(of: -constant) > Tolerance.residual {
        return InfeasibilityCertificate(rows: [Int(row)], multipliers: [constant > 0 ? 1 : -1])
      }
    }
    return nil
  }

  /// A certificate in rows of the problem, scaled so that the largest multiplier has size 1.
  private func certificate(
    _ entries: [DualSimplex.CertificateEntry], _ part: Int
  ) -> InfeasibilityCertificate {
    let rows = components.rows(of: part)
    var largest = 0.0
    for entry in entries { largest = max(largest, entry.multiplier.magnitude) }
    return InfeasibilityCertificate(
      rows: entries.map { Int(rows[rows.startIndex + Int($0.row)]) },
      multipliers: entries.map { $0.multiplier / largest })
  }
}
