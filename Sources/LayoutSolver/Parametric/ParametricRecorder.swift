/// Records the stretches of a walk as pieces of a solution, and joins consecutive stretches without a
/// difference.
struct ParametricRecorder {
  /// The pieces so far, in the variables of the whole problem.
  private(set) var pieces: [ParametricSolution.Piece] = []
  private var standings: ParametricHistory<RowStanding>
  private var lines: ParametricHistory<ParametricSolution.Line>

  private let part: Subproblem
  /// The free variables of the rest of the problem.
  private let restFree: [Int]
  /// The free variables, slopes and states of rows of the last stretch.
  private var isFree: [Bool]
  private var slopes: [Double] = []
  private var lastStandings: [RowStanding]

  /// Creates a recorder of pieces for a solution that has none.
  init(of part: Subproblem, besides restFree: [Int], for solution: ParametricSolution) {
    (standings, lines) = (solution.standings, solution.lines)
    self.part = part
    self.restFree = restFree
    isFree = [Bool](repeating: false, count: part.problem.variableCount)
    lastStandings = [RowStanding](repeating: .undetermined, count: part.problem.rowCount)
  }

  /// Each piece may have a line for each variable.
  var isFull: Bool { pieces.count >= Tuning.share * Tuning.large }

  /// Records a stretch.
  ///
  /// The time is linear in the terms.
  ///
  /// - Parameter freedom: The free variables and residuals in the middle of the stretch; `nil` if the
  ///   multipliers are those of the last stretch, so that only free variables have other lines.
  mutating func record(_ stretch: ParametricStretch, _ freedom: FaceFreedom?) {
    var isOther = false
    if let freedom {
      let before = isFree
      isFree.refill(false, count: isFree.count)
      for free in freedom.variables { isFree[free.variable] = true }
      isOther = isFree != before
    }
    if recordLines(stretch) { isOther = true }
    let lower = pieces.last?.upper ?? stretch.begin
    if let freedom {
      let found = part.problem.standings(at: stretch.values(at: stretch.middle), freedom)
      if recordStandings(found, from: lower) { isOther = true }
    }
    guard isOther && freedom != nil || pieces.isEmpty else {
      pieces[pieces.count - 1].upper = stretch.end
      return
    }
    let own = part.variables.indices.filter { isFree[$0] }.map { Int(part.variables[$0]) }
    let all = (own + restFree).sorted()
    // Consecutive pieces with the same free variables share one array.
    let shared = pieces.last.flatMap { $0.freeVariables == all ? $0.freeVariables : nil } ?? all
    pieces.append(ParametricSolution.Piece(lower: lower, upper: stretch.end, freeVariables: shared))
  }

  /// Moves everything to a solution, given the values of the variables of the rest of the problem.
  mutating func write(to solution: inout ParametricSolution, _ restValues: [Double]) {
    guard let first = pieces.first else { return }
    var isOwn = [Bool](repeating: false, count: restValues.count)
    for variable in part.variables { isOwn[variable] = true }
    for (variable, value) in restValues.enumerated() where !isOwn[variable] {
      lines.append(.init(slope: 0, constant: value), of: variable, from: first.lower)
    }
    (solution.pieces, solution.standings, solution.lines) = (pieces, standings, lines)
  }

  /// Records new lines for the variables whose slopes have changed; true if one of them is not free.
  private mutating func recordLines(_ stretch: ParametricStretch) -> Bool {
    let isFirst = slopes.isEmpty
    if isFirst { slopes = stretch.slopes }
    var isBent = false
    for (variable, slope) in stretch.slopes.enumerated() {
      let size = Swift.max(1, slope.magnitude, slopes[variable].magnitude)
      let difference = (slope - slopes[variable]).magnitude
      if !isFirst && difference <= Tolerance.relative * size { continue }
      slopes[variable] = slope
      let line = ParametricSolution.Line(
        slope: slope, constant: stretch.values[variable] - slope * stretch.begin)
      lines.append(line, of: Int(part.variables[variable]), from: stretch.begin)
      isBent = isBent || !isFree[variable]
    }
    return isBent
  }

  /// Records the states of rows that have changed; true if there are such rows.
  private mutating func recordStandings(_ found: [RowStanding], from begin: Double) -> Bool {
    let before = lastStandings
    lastStandings = found
    for (row, standing) in found.enumerated() where standing != before[row] {
      standings.append(standing, of: part.rows[row], from: begin)
    }
    return found != before
  }
}
