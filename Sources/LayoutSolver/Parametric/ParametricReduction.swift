/// A connected problem made small for a walk: presolved but for the row of the parameter.
///
/// What presolving finds in the other rows is true at every parameter. The parameter's row is pinned,
/// so it stays, over what is left of its variables; where the other rows leave none of them, the
/// problem is taken as it was written. This is the only place that knows how a problem is presolved.
struct ParametricReduction {
  /// The simplex, solved at the last parameter that was asked for.
  private(set) var simplex = DualSimplex()
  /// The parameter's row in the system, and how much less than the parameter it equals.
  private(set) var row: DenseIndex = 0
  private(set) var offset = 0.0

  private(set) var problem = LinearProblem()
  private(set) var reduction = Reduction()
  private(set) var kept = KeptRows()
  /// Whether the system is what presolving has left.
  private(set) var isReduced = false
  /// The row of the parameter in the problem, and how many variables that has.
  private(set) var varied: DenseIndex = 0
  private(set) var variableCount = 0
  /// For how many rows with several free variables the range of the residual is computed.
  var measuredRowLimit = Tuning.few
  /// How many stretches of a walk may follow each other with the same multipliers.
  var stretchLimit = Tuning.few
  /// What finds ranges on the faces of optima.
  var faceSimplex = DualSimplex()

  /// Solves a problem at the parameter that is the constant of one of its rows; false if the required
  /// rows contradict each other.
  mutating func solve(_ problem: LinearProblem, varied: Int) -> Bool {
    guard prepare(problem, varied) else { return false }
    return simplex.solve() == .optimal
  }

  /// Scales systems with coefficients of other sizes.
  mutating func accept(_ sizes: ClosedRange<Double>) { simplex.system.accepted = sizes }

  /// Whether a row that was taken away leaves something free at every parameter.
  var leavesFreedom: Bool { isReduced && reduction.leavesFreedom }

  /// Writes down the system; false if presolving finds that it has no solution.
  private mutating func prepare(_ problem: LinearProblem, _ varied: Int) -> Bool {
    self.varied = DenseIndex(truncatingIfNeeded: varied)
    variableCount = problem.variableCount
    self.problem = problem
    self.problem.pin(varied)
    var presolver = Presolver()
    guard let found = presolver.reduce(self.problem, into: &simplex.system) else { return false }
    (reduction, kept) = (found, presolver.kept)
    if let row = kept.systemRow(ofPinned: self.varied) {
      self.row = DenseIndex(truncatingIfNeeded: reduction.boundCount + row)
      offset = 0 - reduction.constant(0, of: self.problem.rows[varied], problem.terms)
      isReduced = !simplex.system.rows.entries(of: self.row).isEmpty
      if isReduced { return true }
    }
    row = DenseIndex(truncatingIfNeeded: varied)
    offset = 0
    simplex.system.load(ProblemPart(whole: problem))
    return true
  }

  /// The values of all variables at the beginning of a stretch, and by how much they grow with the
  /// parameter on it.
  func lines(of walk: ParametricWalk) -> (values: [Double], slopes: [Double]) {
    let values = values(walk.simplex.values)
    if walk.stretchEnd == walk.parameter {
      return (values, [Double](repeating: 0, count: values.count))
    }
    let slopes = walk.simplex.values.indices.map(walk.slope)
    return (values, isReduced ? reduction.expandRates(slopes) : slopes)
  }

  /// Changes the constant of the parameter's row for the faces that are written from now on.
  mutating func setKeptConstant(_ constant: Double) {
    kept.setConstant(constant, ofPinned: varied)
  }

  /// Returns the range of a variable on a face that was written over roots.
  mutating func range(of variable: DenseIndex, on face: inout OptimalFace) -> ValueRange {
    reduction.range(of: variable, on: &face)
  }

  /// Returns the residuals of the optional rows whose terms presolve has replaced by a number.
  mutating func settledResiduals() -> [(row: Int, residual: Double)] {
    reduction.settledResiduals(of: problem)
  }

  private func values(_ columns: [Double]) -> [Double] {
    isReduced ? reduction.expand(columns) : columns
  }
}
