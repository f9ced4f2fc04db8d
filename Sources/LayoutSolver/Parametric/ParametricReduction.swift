/// A connected problem, presolved except for the row of the parameter.
///
/// The results of presolving the other rows apply to every parameter. The parameter's row is pinned, so it
/// remains, over the remaining variables. If all of its variables are determined, it has no terms.
struct ParametricReduction {
  /// The simplex, at the optimum for the last parameter.
  var simplex = DualSimplex()
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

  /// The current stretch of a walk, with the optima of the problem.
  func stretch(of walk: ParametricWalk) -> ParametricStretch {
    let values = reduction.expand(walk.simplex.values)
    let slopes =
      walk.stretchEnd == walk.parameter
      ? [Double](repeating: 0, count: values.count)
      : reduction.expandRates(walk.simplex.values.indices.map(walk.slope))
    return ParametricStretch(
      begin: walk.parameter, end: walk.stretchEnd, values: values, slopes: slopes)
  }

  /// Whether the optimum on the stretch of a walk may leave variables free.
  func leavesFreedom(_ walk: ParametricWalk) -> Bool {
    reduction.leavesFreedom || walk.simplex.hasLooseSlot
  }

  /// The free variables and residuals on the stretch of a walk; `nil` if rounding has made the optimal
  /// face unusable.
  ///
  /// The basis and the multipliers of the walk are optimal on the whole stretch, so they determine the face
  /// of all optima. Only the core of the face requires linear programs.
  mutating func freedom(on walk: ParametricWalk, _ stretch: ParametricStretch) -> FaceFreedom? {
    // The face does not contain ignored rows.
    if !walk.simplex.ignoredRows.isEmpty { return nil }
    var frozen = walk.simplex
    frozen.freezeOptimalFace()
    kept.setConstant(stretch.middle - offset, ofPinned: DenseIndex(truncatingIfNeeded: varied))
    let optimum = stretch.values(at: stretch.middle)
    var part = LoosePart(0, reduction, kept, frozen.relationsOnFace, around: optimum)
    guard let ranges = part.ranges(with: &faceSimplex),
      let residuals = part.residuals(of: problem, with: &faceSimplex)
    else { return nil }
    return FaceFreedom(
      variables: ranges.enumerated().compactMap { FreeVariable($0, $1) }, residuals: residuals)
  }
}

/// An interval of parameters on which the optimum follows straight lines.
struct ParametricStretch {
  let begin: Double
  let end: Double
  /// The values of the variables at the beginning, and their changes per unit of the parameter.
  let values: [Double]
  let slopes: [Double]

  var middle: Double {
    end.isFinite ? begin + (end - begin) / 2 : begin + Swift.max(1, begin.magnitude)
  }

  func values(at parameter: Double) -> [Double] {
    zip(values, slopes).map { $0 + (parameter - begin) * $1 }
  }
}
