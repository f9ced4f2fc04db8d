/// A connected problem, presolved except for the row of the parameter.
///
/// The results of presolving the other rows apply to every parameter. The parameter's row is pinned, so it
/// remains, over the remaining variables. If all of its variables are determined, it has no terms.
struct ParametricReduction {
  /// The simplex, at the optimum for the last parameter.
  private(set) var simplex = DualSimplex()
  /// The parameter's row in the simplex, and the difference between the parameter and its constant.
  private(set) var row: DenseIndex = 0
  private(set) var offset = 0.0

  private var problem = LinearProblem()
  private var reduction = Reduction()
  private var kept = KeptRows()
  /// The row of the parameter in the problem.
  private var varied = 0
  /// The simplex that finds ranges on optimal faces.
  private var faceSimplex = DualSimplex()

  /// Scales systems with coefficients outside of some sizes.
  mutating func accept(_ sizes: ClosedRange<Double>) { simplex.system.accepted = sizes }

  /// Solves a problem for the parameter that is the constant of one of its rows; false if the required rows
  /// contradict each other.
  mutating func solve(_ problem: LinearProblem, varied: Int) -> Bool {
    self.varied = varied
    self.problem = problem
    self.problem.pin(varied)
    var presolver = Presolver()
    guard let found = presolver.reduce(self.problem, into: &simplex.system) else { return false }
    (reduction, kept) = (found, presolver.kept)
    let keptRow = kept.index(ofPinned: DenseIndex(truncatingIfNeeded: varied))
    row = DenseIndex(
      truncatingIfNeeded: reduction.boundCount + kept.remainingCount(before: keptRow))
    offset = 0 - reduction.constant(0, of: self.problem.rows[varied], problem.terms)
    return simplex.solve() == .optimal
  }

  /// The values of all variables at the beginning of the stretch of a walk, and their changes per unit of the
  /// parameter on it.
  func lines(of walk: ParametricWalk) -> (values: [Double], slopes: [Double]) {
    let values = reduction.expand(walk.simplex.values)
    if walk.stretchEnd == walk.parameter {
      return (values, [Double](repeating: 0, count: values.count))
    }
    return (values, reduction.expandRates(walk.simplex.values.indices.map(walk.slope)))
  }

  /// Whether the optimum on the stretch of a walk may leave variables free.
  func leavesFreedom(_ walk: ParametricWalk) -> Bool {
    reduction.leavesFreedom || walk.simplex.hasLooseSlot
  }

  /// The free variables and residuals on the stretch of a walk, given an optimum at one parameter of it;
  /// `nil` if rounding has made the optimal face unusable.
  ///
  /// The basis and the multipliers of the walk are optimal on the whole stretch, so they determine the face
  /// of all optima. Only the core of the face requires linear programs.
  mutating func freedom(
    on walk: ParametricWalk, at parameter: Double, _ values: [Double]
  ) -> FaceFreedom? {
    // The face does not contain ignored rows.
    if !walk.simplex.ignoredRows.isEmpty { return nil }
    var frozen = walk.simplex
    frozen.freezeOptimalFace()
    kept.setConstant(parameter - offset, ofPinned: DenseIndex(truncatingIfNeeded: varied))
    var part = LoosePart(0, reduction, kept, frozen.relationsOnFace, around: values)
    guard let ranges = part.ranges(with: &faceSimplex),
      let residuals = part.residuals(of: problem, with: &faceSimplex)
    else { return nil }
    return FaceFreedom(
      variables: ranges.enumerated().compactMap { FreeVariable($0, $1) }, residuals: residuals)
  }
}
