/// Solves a problem for all values of one constant, the parameter.
///
/// The part of the problem that contains the parameter's row is solved at one parameter. From there, a
/// ``ParametricWalk`` goes from one basis to the next. The free variables are found on the face of optima
/// whenever multipliers have changed and the basis does not prove that the optimum is unique. While the
/// multipliers stay the same, the optima and their parameters form one polyhedron, by complementary
/// slackness. On it, the width of a variable's range, and of the range of a residual that must not change its
/// sign, is a concave function of the parameter. The width is not negative, so it is 0 everywhere in the
/// interior or nowhere.
package struct ParametricSimplex {
  private var backend = SimplexBackend()
  private var reduction = ParametricReduction()
  /// The part that depends on the parameter, and the parameter's row in it.
  private var part = Subproblem([], of: LinearProblem())
  private var row = 0
  private let stretchLimit: Int
  /// The number of stretches for which free variables were searched for in the last problem.
  private(set) var freedomSearchCount = 0
  /// The number of these stretches for which the part was solved from scratch, because rounding had made the
  /// face unusable or coefficients are far from 1.
  private(set) var coldSolveCount = 0
  /// The number of stretches of the last walks, and their steps.
  private(set) var stretchCount = 0
  private(set) var counts = StepCounts()
  private var isCorrectionDue = false
  /// Whether a parameter was so large that sums with it may overflow.
  private var hasMetHugeParameter = false
  /// The number of times the walk may be restarted, and the parameter above which it may be restarted.
  private var restartsLeft = 0
  private var restartBound = -Double.infinity

  /// Creates a solver.
  package init() { self.init(stretchLimit: Tuning.few) }

  /// Creates a solver that goes to the end of a face after a number of stretches with the same multipliers.
  init(stretchLimit: Int) { self.stretchLimit = stretchLimit }

  /// Solves a problem for all values in a range of one row's constant.
  ///
  /// A layout of ordinary size has a handful of stretches. The result is deterministic.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - row: The row of the parameter.
  ///   - range: The parameters.
  ///   - goesOn: Whether to continue, given the parameter that is reached and the number of pieces. If not,
  ///     the solution is incomplete.
  /// - Precondition: The row is a required equality with terms, and the lower end of the range is finite.
  package mutating func solve(
    _ problem: LinearProblem, varyingConstantOf row: Int, over range: ClosedRange<Double>,
    goesOn: (_ parameter: Double, _ pieceCount: Int) -> Bool = { _, _ in true }
  ) -> ParametricSolution {
    precondition(range.lowerBound.isFinite, "a range has a least number")
    precondition(
      problem.rows[row].isRequired && problem.rows[row].relation == .equal
        && !problem.termRange(of: row).isEmpty, "the parameter is what a required row equals")
    var solution = ParametricSolution(of: problem)
    (freedomSearchCount, coldSolveCount, stretchCount) = (0, 0, 0)
    restartsLeft = Tuning.retryLimit
    restartBound = -Double.infinity
    hasMetHugeParameter = false
    let sizes = Refinement.acceptedSizes(for: problem)
    isCorrectionDue = sizes != RowSystem.ordinary
    reduction.simplex.system.accepted = sizes
    split(problem, at: row)
    if let rest = solveRest(of: problem, &solution), let start = findStart(range, &solution) {
      walk(from: start, over: range, rest, &solution, goesOn)
    }
    let isEmpty =
      solution.pieces.isEmpty && solution.contradiction == nil && solution.lowerBlock == nil
      && solution.upperBlock == nil
    if hasMetHugeParameter || isEmpty { solution.isVerified = false }
    return solution
  }

  // MARK: Parts

  private mutating func split(_ problem: LinearProblem, at row: Int) {
    let components = Components(of: problem)
    let index = DenseIndex(truncatingIfNeeded: row)
    let number = (0..<components.count).first { components.rows(of: $0).contains(index) }
    guard let number else { return }
    part = Subproblem(number, of: components, in: problem)
    self.row = part.rows.firstIndex(of: row) ?? 0
  }

  /// The part at a parameter; `nil` if the parameter is too large.
  private mutating func part(at parameter: Double) -> LinearProblem? {
    guard parameter.magnitude <= Tolerance.huge else {
      hasMetHugeParameter = true
      return nil
    }
    return part.problem.replacingConstant(of: row, with: parameter)
  }

  /// Solves the rows that do not depend on the parameter; `nil` if they have no solution.
  ///
  /// - Returns: The values of all variables, and the free variables.
  private mutating func solveRest(
    of problem: LinearProblem, _ solution: inout ParametricSolution
  ) -> (values: [Double], free: [Int])? {
    var isOwn = [Bool](repeating: false, count: problem.rowCount)
    for row in part.rows { isOwn[row] = true }
    let rest = problem.keepingRows { !isOwn[$0] }
    switch backend.solve(rest) {
    case .infeasible(let certificate):
      solution.contradiction = certificate
      return nil
    case .optimal(let values):
      var isRest = [Bool](repeating: true, count: problem.variableCount)
      for variable in part.variables { isRest[variable] = false }
      solution.isVerified = backend.isVerified
      var freedom = backend.freedom()
      freedom.variables.removeAll { !isRest[$0.variable] }
      let standings = rest.standings(at: values, freedom)
      solution.steadilyViolatedRows = standings.indices.filter { standings[$0] == .violated }
      solution.steadilyContestedRows = standings.indices.filter { standings[$0] == .contested }
      return (values, freedom.variables.map { $0.variable })
    }
  }

  // MARK: Bounds

  /// Solves the part at the smallest parameter of the range or, if it is unsatisfiable there, at the nearest
  /// parameter at which it is satisfiable; returns this parameter.
  private mutating func findStart(
    _ range: ClosedRange<Double>, _ solution: inout ParametricSolution
  ) -> Double? {
    guard let first = part(at: range.lowerBound) else { return nil }
    if reduction.solve(first, varied: row) { return range.lowerBound }
    let nearest = first.keepingRows { first.rows[$0].isRequired }.replacingPriority(
      of: row, with: 1)
    switch backend.solve(nearest) {
    case .infeasible(let certificate):
      solution.contradiction = certificate.inWhole(part)
    case .optimal(let values):
      if !backend.isVerified { solution.isVerified = false }
      let bound = first.leftSide(of: row, at: values)
      // Because of rounding, the number may be on the wrong side of the bound.
      let sign = bound < range.lowerBound ? -1.0 : 1.0
      for inwards in [0, Tolerance.relative, Tolerance.point] {
        let start = bound + sign * inwards * Swift.max(1, bound.magnitude)
        guard let problem = part(at: start) else { return nil }
        if reduction.solve(problem, varied: row) { return start }
      }
      solution.isComplete = false
    }
    return nil
  }

  /// The contradiction at parameters just beyond a bound.
  private mutating func block(at bound: Double, towards sign: Double) -> ParametricSolution.Block? {
    for factor in [1.0, 100, 10_000] {
      let parameter = bound + sign * factor * Tolerance.point * Swift.max(1, bound.magnitude)
      guard let beyond = part(at: parameter) else { return nil }
      if case .infeasible(let certificate) = backend.solve(beyond) {
        return ParametricSolution.Block(bound: bound, certificate: certificate.inWhole(part))
      }
    }
    return nil
  }

  // MARK: The walk

  private mutating func walk(
    from start: Double, over range: ClosedRange<Double>, _ rest: (values: [Double], free: [Int]),
    _ solution: inout ParametricSolution,
    _ goesOn: (_ parameter: Double, _ pieceCount: Int) -> Bool
  ) {
    if start > range.lowerBound {
      solution.lowerBlock = block(at: start, towards: -1)
      if solution.lowerBlock == nil { solution.isComplete = false }
    }
    var walk = ParametricWalk(
      reduction, from: start, to: Swift.max(start, range.upperBound), stretchLimit: stretchLimit)
    if range.contains(start) {
      var recorder = ParametricRecorder(of: part, besides: rest.free, for: solution)
      record(&walk, from: start, in: &recorder, &solution, goesOn)
      recorder.write(to: &solution, rest.values)
    } else {
      while goesOn(walk.parameter, 0) && walk.next() {}
    }
    counts = walk.simplex.counts
    if walk.stop == .blocked && walk.parameter < walk.end {
      solution.upperBlock = block(at: walk.parameter, towards: 1)
      if solution.upperBlock == nil { solution.isComplete = false }
    }
  }

  private mutating func record(
    _ walk: inout ParametricWalk, from start: Double, in recorder: inout ParametricRecorder,
    _ solution: inout ParametricSolution,
    _ goesOn: (_ parameter: Double, _ pieceCount: Int) -> Bool
  ) {
    while !recorder.isFull {
      guard goesOn(walk.parameter, recorder.pieces.count) else {
        solution.isComplete = false
        break
      }
      guard walk.next() else {
        // Without a contradiction, rounding errors have ended the walk.
        let isBlocked = walk.stop == .blocked && walk.parameter < walk.end
        let isOpen = isBlocked && block(at: walk.parameter, towards: 1) == nil
        if walk.stop != .lost && !isOpen { break }
        let step = Tolerance.point * Swift.max(1, walk.parameter.magnitude)
        guard let other = restart(at: walk.parameter + step, to: walk.end) else { break }
        walk = other
        continue
      }
      stretchCount += 1
      let stretch = reduction.stretch(of: walk)
      if !isRight(stretch, ofNewMultipliers: walk.hasNewMultipliers) {
        if let other = restart(at: walk.parameter, to: walk.end) {
          walk = other
          continue
        }
        solution.isVerified = false
      }
      let isNew = walk.hasNewMultipliers || recorder.pieces.isEmpty
      recorder.record(stretch, isNew ? freedom(on: walk, stretch) : nil)
    }
    if recorder.pieces.isEmpty {
      // Only one parameter is satisfiable, so there is no stretch.
      let point = ParametricWalk(reduction, from: start, to: start, stretchLimit: stretchLimit)
      let stretch = reduction.stretch(of: point)
      if !isRight(stretch, ofNewMultipliers: true) { solution.isVerified = false }
      recorder.record(stretch, freedom(on: point, stretch))
    }
    if recorder.isFull || walk.stop == .lost { solution.isComplete = false }
  }

  /// A careful walk from a solution that is computed from scratch; `nil` if that is impossible, or if it was
  /// done at the parameter before.
  private mutating func restart(at parameter: Double, to end: Double) -> ParametricWalk? {
    guard restartsLeft > 0, parameter > restartBound, parameter < end else { return nil }
    restartsLeft -= 1
    restartBound = parameter
    let before = reduction
    guard let part = part(at: parameter), reduction.solve(part, varied: row) else {
      reduction = before
      return nil
    }
    return ParametricWalk(
      reduction, from: parameter, to: end, isCareful: true, stretchLimit: stretchLimit)
  }

  /// Whether the values on a stretch satisfy the required rows and, if coefficients are far from 1, a
  /// correction in its middle confirms that they are optimal.
  private mutating func isRight(
    _ stretch: ParametricStretch, ofNewMultipliers isNew: Bool
  ) -> Bool {
    // The residuals are linear in the parameter, so rows that are satisfied at both ends are satisfied
    // between them.
    let end = stretch.end.isFinite ? stretch.end : stretch.middle
    for parameter in [stretch.begin, end] {
      let values = stretch.values(at: parameter)
      guard part(at: parameter)?.satisfiesRequiredRows(at: values) ?? false else { return false }
    }
    // With the same multipliers as on the previous stretch, an optimum remains an optimum.
    if !isCorrectionDue || !isNew { return true }
    guard let part = part(at: stretch.middle) else { return false }
    var other = SimplexBackend(accepting: Refinement.acceptedSizes(for: part))
    return Refinement(problem: part).confirms(stretch.values(at: stretch.middle), using: &other)
  }

  private mutating func freedom(
    on walk: ParametricWalk, _ stretch: ParametricStretch
  ) -> FaceFreedom {
    guard reduction.leavesFreedom(walk) else { return FaceFreedom() }
    freedomSearchCount += 1
    if !isCorrectionDue, let freedom = reduction.freedom(on: walk, stretch) { return freedom }
    coldSolveCount += 1
    guard let part = part(at: stretch.middle) else { return FaceFreedom() }
    _ = backend.solve(part)
    return backend.freedom()
  }
}
