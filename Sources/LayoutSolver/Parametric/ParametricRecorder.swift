/// Records the stretches of a walk as pieces, and joins neighbouring stretches between which nothing changes.
struct ParametricRecorder {
  /// A piece of the parameters, with the free variables in ascending order.
  struct Piece {
    let lower: Double
    var upper: Double
    let freeVariables: [Int]
  }

  /// The pieces so far.
  private(set) var pieces: [Piece] = []
  /// The rows that stand otherwise in a piece than in the one before, in the order of the pieces.
  private(set) var changes: [StandingHistory.Change] = []
  /// The lines of the variables, in the order in which they begin.
  private var lines: [(variable: Int, begin: Double, line: ParametricSolution.Line)] = []

  /// The problem, in whose variables and rows all is told, and the row of the parameter.
  private let problem: LinearProblem
  private var slopes: [Double] = []
  /// Whether each variable is free on the stretch.
  private var isFree: [Bool]
  /// The ranges of the residuals of optional rows that optima there may violate.
  private var residuals: [ValueRange?]
  private var openResiduals: [FaceFreedom.Residual] = []
  /// Whether a row may be violated by other amounts than at the optimum looked at, for all that is known.
  private var isUndecided: [Bool]
  private var undecided: [Int] = []
  private var isPartial = false
  private var standings: [RowStanding]

  /// Creates a recorder that has written nothing.
  init(of problem: LinearProblem) {
    self.problem = problem
    isFree = [Bool](repeating: false, count: problem.variableCount)
    residuals = [ValueRange?](repeating: nil, count: problem.rowCount)
    isUndecided = [Bool](repeating: false, count: problem.rowCount)
    standings = [RowStanding](repeating: .undetermined, count: problem.rowCount)
  }

  /// Whether there are as many pieces as are told.
  var isFull: Bool { pieces.count >= Tuning.huge }

  /// Writes down a stretch, given the values at its beginning and their slopes, and what is open on it, with
  /// ranges in its middle.
  ///
  /// O(non-zeros).
  mutating func record(
    from begin: Double, to end: Double, _ found: (values: [Double], slopes: [Double]),
    freedom: FaceFreedom
  ) {
    let names = freedom.variables.map { $0.variable }
    let sameFree = pieces.last?.freeVariables == names
    for variable in pieces.last?.freeVariables ?? [] { isFree[variable] = false }
    for variable in names { isFree[variable] = true }
    for residual in openResiduals { residuals[residual.row] = nil }
    openResiduals = freedom.residuals
    for residual in openResiduals { residuals[residual.row] = residual.range }
    for row in undecided { isUndecided[row] = false }
    undecided = freedom.undecided
    for row in undecided { isUndecided[row] = true }
    isPartial = freedom.isPartial
    let isBent = recordLines(found.values, found.slopes, from: begin)
    let distance = ParametricRecorder.middle(begin, end) - begin
    let isOther = findStandings(zip(found.values, slopes).map { $0 + distance * $1 })
    if !isBent && sameFree && !isOther && !pieces.isEmpty {
      pieces[pieces.count - 1].upper = end
    } else {
      let shared = sameFree ? pieces.last?.freeVariables : nil
      pieces.append(
        Piece(lower: pieces.last?.upper ?? begin, upper: end, freeVariables: shared ?? names))
    }
  }

  /// Writes down a stretch on which nothing differs from the one before but the lines of variables that
  /// are free.
  mutating func extend(
    from begin: Double, to end: Double, _ found: (values: [Double], slopes: [Double])
  ) {
    _ = recordLines(found.values, found.slopes, from: begin)
    pieces[pieces.count - 1].upper = end
  }

  /// Hands out the lines, and keeps none.
  mutating func takeLines() -> [(variable: Int, begin: Double, line: ParametricSolution.Line)] {
    var taken: [(variable: Int, begin: Double, line: ParametricSolution.Line)] = []
    swap(&taken, &lines)
    return taken
  }

  /// A parameter in the interior of a stretch.
  static func middle(_ lower: Double, _ upper: Double) -> Double {
    upper.isFinite ? lower + (upper - lower) / 2 : lower + Swift.max(1, lower.magnitude)
  }

  /// Begins new lines for the variables whose slopes have changed; true if one of these variables is not
  /// free.
  private mutating func recordLines(
    _ values: [Double], _ newSlopes: [Double], from begin: Double
  ) -> Bool {
    let isFirst = slopes.isEmpty
    if isFirst { slopes = newSlopes }
    var isBent = false
    for variable in newSlopes.indices {
      let slope = newSlopes[variable]
      if !isFirst && !ParametricRecorder.differ(slope, slopes[variable]) { continue }
      slopes[variable] = slope
      let line = ParametricSolution.Line(
        slope: slope, constant: values[variable] - slope * begin)
      lines.append((variable, begin, line))
      isBent = isBent || !isFree[variable]
    }
    return isBent
  }

  private static func differ(_ left: Double, _ right: Double) -> Bool {
    (left - right).magnitude
      > Tolerance.relative * Swift.max(1, left.magnitude, right.magnitude)
  }

  /// How each row stands that has to do with nothing that varies, given the values and the free variables.
  static func standings(
    in problem: LinearProblem, _ values: [Double], freedom: FaceFreedom
  ) -> [RowStanding] {
    var recorder = ParametricRecorder(of: problem)
    let slopes = [Double](repeating: 0, count: values.count)
    recorder.record(from: 0, to: 0, (values, slopes), freedom: freedom)
    return recorder.standings
  }

  /// Finds how each row stands at a point; whether one stands otherwise than in the stretch before.
  private mutating func findStandings(_ point: [Double]) -> Bool {
    var isOther = false
    for row in 0..<problem.rowCount {
      let standing = standing(of: row, at: point)
      if standing == standings[row] { continue }
      standings[row] = standing
      changes.append(
        StandingHistory.Change(
          row: DenseIndex(truncatingIfNeeded: row),
          piece: DenseIndex(truncatingIfNeeded: pieces.count), standing: standing))
      isOther = true
    }
    return isOther
  }

  private func standing(of row: Int, at point: [Double]) -> RowStanding {
    let relation = problem.rows[row].relation
    let isRequired = problem.rows[row].isRequired
    if isRequired && relation == .equal { return .undetermined }
    var residual = -problem.rows[row].constant
    var magnitude = residual.magnitude
    var isOpen = false
    for term in problem.termRange(of: row) {
      let (variable, coefficient) = (problem.terms[term].variable, problem.terms[term].coefficient)
      isOpen = isOpen || isFree[variable]
      let part = coefficient * point[variable]
      residual += part
      magnitude += part.magnitude
    }
    if isOpen { return standing(ofOpen: row, residual, magnitude: magnitude) }
    if !Tolerance.isViolation(residual, magnitude: magnitude) {
      return relation == .equal ? .slack : .tight
    }
    return isOutside(relation, residual) && !isRequired ? .violated : .slack
  }

  /// How a row stands in which free variables stand, given its residual at the optimum looked at.
  private func standing(ofOpen row: Int, _ residual: Double, magnitude: Double) -> RowStanding {
    if problem.rows[row].isRequired { return .undetermined }
    func isViolated(_ residual: Double, _ magnitude: Double) -> Bool {
      Tolerance.isViolation(residual, magnitude: magnitude)
        && isOutside(problem.rows[row].relation, residual)
    }
    guard let range = residuals[row] else {
      let mayVary = isUndecided[row] || isPartial
      return mayVary && isViolated(residual, magnitude) ? .contested : .undetermined
    }
    if !range.isPoint { return .contested }
    return isViolated(range.lower, problem.rows[row].constant.magnitude) ? .violated : .undetermined
  }

  /// Whether a residual that is not 0 violates a row.
  private func isOutside(_ relation: RowRelation, _ residual: Double) -> Bool {
    switch relation {
    case .equal: true
    case .greaterThanOrEqual: residual < 0
    case .lessThanOrEqual: residual > 0
    }
  }
}
