/// Records the stretches of a walk as pieces of a solution, and joins consecutive stretches without a
/// difference.
struct ParametricRecorder {
  /// The pieces so far, in the variables of the whole problem.
  private(set) var pieces: [ParametricSolution.Piece] = []
  private var standingChanges: [ParametricHistory<RowStanding>.Change] = []
  private var lineChanges: [ParametricHistory<ParametricSolution.Line>.Change] = []

  /// The part that depends on the parameter.
  private let part: Subproblem
  /// The free variables of the rest of the problem.
  private let restFree: [Int]
  /// The free variables, slopes and states of rows of the last stretch.
  private var isFree: [Bool]
  private var slopes: [Double] = []
  private var standings: [RowStanding]

  init(of part: Subproblem, besides restFree: [Int]) {
    self.part = part
    self.restFree = restFree
    isFree = [Bool](repeating: false, count: part.problem.variableCount)
    standings = [RowStanding](repeating: .undetermined, count: part.problem.rowCount)
  }

  /// Whether the maximum number of pieces is reached.
  var isFull: Bool { pieces.count >= Tuning.huge }

  /// Records a stretch, given the values at its beginning and their slopes.
  ///
  /// The time is linear in the terms.
  ///
  /// - Parameter freedom: The free variables and residuals in the middle of the stretch; `nil` if the
  ///   multipliers are those of the last stretch, so that only free variables have other lines.
  mutating func record(
    from begin: Double, to end: Double, _ found: (values: [Double], slopes: [Double]),
    _ freedom: FaceFreedom?
  ) {
    var isOther = false
    if let freedom {
      let before = isFree
      isFree.refill(false, count: isFree.count)
      for free in freedom.variables { isFree[free.variable] = true }
      isOther = isFree != before
    }
    if recordLines(found, from: begin) { isOther = true }
    let lower = pieces.last?.upper ?? begin
    if let freedom {
      let distance = ParametricRecorder.middle(begin, end) - begin
      let middle = zip(found.values, slopes).map { $0 + distance * $1 }
      let standings = part.problem.standings(at: middle, freedom)
      if recordStandings(standings, from: lower) { isOther = true }
    }
    guard isOther && freedom != nil || pieces.isEmpty else {
      pieces[pieces.count - 1].upper = end
      return
    }
    let own = part.variables.indices.filter { isFree[$0] }.map { Int(part.variables[$0]) }
    let all = (own + restFree).sorted()
    // Consecutive pieces with the same free variables share one array.
    let shared = pieces.last.flatMap { $0.freeVariables == all ? $0.freeVariables : nil } ?? all
    pieces.append(ParametricSolution.Piece(lower: lower, upper: end, freeVariables: shared))
  }

  /// Moves everything to a solution, given the values of the variables of the rest of the problem.
  mutating func write(to solution: inout ParametricSolution, _ restValues: [Double]) {
    guard let first = pieces.first else { return }
    var isOwn = [Bool](repeating: false, count: restValues.count)
    for variable in part.variables { isOwn[variable] = true }
    for (variable, value) in restValues.enumerated() where !isOwn[variable] {
      lineChanges.append(
        .init(
          item: DenseIndex(truncatingIfNeeded: variable), begin: first.lower,
          value: ParametricSolution.Line(slope: 0, constant: value)))
    }
    solution.pieces = pieces
    solution.standings = ParametricHistory(
      standingChanges, itemCount: solution.standings.itemCount)
    solution.lines = ParametricHistory(lineChanges, itemCount: solution.lines.itemCount)
  }

  /// A parameter in the interior of a stretch.
  static func middle(_ lower: Double, _ upper: Double) -> Double {
    upper.isFinite ? lower + (upper - lower) / 2 : lower + Swift.max(1, lower.magnitude)
  }

  /// Records new lines for the variables whose slopes have changed; true if one of them is not free.
  private mutating func recordLines(
    _ found: (values: [Double], slopes: [Double]), from begin: Double
  ) -> Bool {
    let isFirst = slopes.isEmpty
    if isFirst { slopes = found.slopes }
    var isBent = false
    for (variable, slope) in found.slopes.enumerated() {
      let size = Swift.max(1, slope.magnitude, slopes[variable].magnitude)
      let difference = (slope - slopes[variable]).magnitude
      if !isFirst && difference <= Tolerance.relative * size { continue }
      slopes[variable] = slope
      let line = ParametricSolution.Line(
        slope: slope, constant: found.values[variable] - slope * begin)
      lineChanges.append(.init(item: part.variables[variable], begin: begin, value: line))
      isBent = isBent || !isFree[variable]
    }
    return isBent
  }

  /// Records the states of rows that have changed; true if there are such rows.
  private mutating func recordStandings(_ found: [RowStanding], from begin: Double) -> Bool {
    for (row, standing) in found.enumerated() where standing != standings[row] {
      standingChanges.append(
        .init(item: DenseIndex(truncatingIfNeeded: part.rows[row]), begin: begin, value: standing))
    }
    defer { standings = found }
    return found != standings
  }
}
