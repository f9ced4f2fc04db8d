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

  var store = RowStore()
  var presolve = Presolve()
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
  var leavesFreedom: Bool { isReduced && presolve.leavesFreedom }

  /// Writes down the system; false if presolving finds that it has no solution.
  private mutating func prepare(_ problem: LinearProblem, _ varied: Int) -> Bool {
    self.varied = DenseIndex(truncatingIfNeeded: varied)
    variableCount = problem.variableCount
    store.load(problem)
    store.pin(varied)
    guard presolve.reduce(store, into: &simplex.system) else { return false }
    row = presolve.places[varied]
    offset = presolve.offset(of: store.rows[varied], at: row, store.terms)
    isReduced = !simplex.system.rows.entries(of: row).isEmpty
    if isReduced { return true }
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
    return (values, isReduced ? presolve.expandRates(slopes) : slopes)
  }

  private func values(_ columns: [Double]) -> [Double] {
    isReduced ? presolve.expand(columns) : columns
  }
}
