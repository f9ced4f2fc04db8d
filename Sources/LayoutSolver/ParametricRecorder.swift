/// Writes down the stretches of a walk, and joins those between which nothing changes.
struct ParametricRecorder {
  /// The pieces so far; variables and rows are those of the system.
  private(set) var pieces: [ParametricSolution.Piece] = []
  /// The lines of the variables, in the order in which they begin.
  private(set) var lines: [(variable: Int, begin: Double, line: ParametricSolution.Line)] = []

  /// How a row stands to its constant in the interior of a stretch.
  private enum Standing: UInt8 {
    /// It is a required equality, or a free variable stands in it.
    case untold
    case slack
    case tight
    case violated
  }

  private var slopes: [Double] = []
  private var nextSlopes: [Double] = []
  private var point: [Double] = []
  private var isFree: [Bool] = []
  private var standings: [Standing] = []

  /// How many pieces are told.
  static let pieceLimit = 100_000

  /// Whether there are as many pieces as are told.
  var isFull: Bool { pieces.count >= ParametricRecorder.pieceLimit }

  /// Writes down the stretch that a walk is in; `free` are its free columns, in ascending order.
  ///
  /// O(non-zeros).
  mutating func record(_ walk: ParametricWalk, free: [Int]) {
    let simplex = walk.simplex
    nextSlopes.refill(0, count: simplex.system.columnCount)
    if walk.stretchEnd != walk.parameter {
      for column in nextSlopes.indices { nextSlopes[column] = walk.slope(of: column) }
    }
    if isFree.isEmpty { isFree = [Bool](repeating: false, count: nextSlopes.count) }
    let sameFree = pieces.last?.freeVariables == free
    if !sameFree {
      for column in pieces.last?.freeVariables ?? [] { isFree[column] = false }
      for column in free { isFree[column] = true }
    }
    let isBent = recordLines(simplex, from: walk.parameter)
    let isOther = findStandings(
      simplex, at: ParametricRecorder.middle(walk.parameter, walk.stretchEnd) - walk.parameter)
    if !isBent && sameFree && !isOther && !pieces.isEmpty {
      pieces[pieces.count - 1].upper = walk.stretchEnd
    } else {
      pieces.append(
        ParametricSolution.Piece(
          lower: pieces.last?.upper ?? walk.parameter, upper: walk.stretchEnd, freeVariables: free,
          tightRows: standings.indices.filter { standings[$0] == .tight },
          violatedRows: standings.indices.filter { standings[$0] == .violated }))
    }
  }

  /// A parameter in the interior of a stretch.
  static func middle(_ lower: Double, _ upper: Double) -> Double {
    upper.isFinite ? lower + (upper - lower) / 2 : lower + Swift.max(1, lower.magnitude)
  }

  /// Begins the lines of the columns whose slopes have changed; whether one of them is not free.
  private mutating func recordLines(_ simplex: DualSimplex, from begin: Double) -> Bool {
    let isFirst = slopes.isEmpty
    var isBent = false
    for column in nextSlopes.indices {
      let slope = nextSlopes[column]
      if !isFirst && !ParametricRecorder.differ(slope, slopes[column]) {
        nextSlopes[column] = slopes[column]
        continue
      }
      let value = simplex.system.value(of: column, at: simplex.point[column])
      lines.append(
        (column, begin, ParametricSolution.Line(slope: slope, constant: value - slope * begin)))
      isBent = isBent || !isFree[column]
    }
    swap(&slopes, &nextSlopes)
    return isBent
  }

  private static func differ(_ left: Double, _ right: Double) -> Bool {
    (left - right).magnitude
      > Tolerance.multiplier * Swift.max(1, left.magnitude, right.magnitude)
  }

  /// Finds how each row stands at a distance from the beginning; whether one stands otherwise than
  /// in the stretch before.
  private mutating func findStandings(_ simplex: DualSimplex, at distance: Double) -> Bool {
    let system = simplex.system
    let isFirst = standings.isEmpty
    if isFirst { standings = [Standing](repeating: .untold, count: system.rowCount) }
    point.refill(0, count: system.columnCount)
    for column in point.indices {
      point[column] =
        simplex.point[column] + distance * slopes[column] / system.value(of: column, at: 1)
    }
    var isOther = false
    for row in 0..<DenseIndex(truncatingIfNeeded: system.rowCount) {
      let standing = standing(of: row, in: system)
      if standing == standings[row] { continue }
      standings[row] = standing
      // A row that is not told any more, or anew, changes together with what is free.
      isOther = true
    }
    return isOther
  }

  private func standing(of row: DenseIndex, in system: RowSystem) -> Standing {
    let relation = system.relations[row]
    let isRequired = system.levels[row] == RowSystem.required
    if isRequired && relation == .equal { return .untold }
    var residual = -system.constants[row]
    var magnitude = residual.magnitude
    for entry in system.rows.entries(of: row) {
      let column = system.rows.indices[entry]
      if isFree[column] { return .untold }
      let term = system.rows.values[entry] * point[column]
      residual += term
      magnitude += term.magnitude
    }
    if !Tolerance.isViolation(residual, magnitude: magnitude) {
      return relation == .equal ? .slack : .tight
    }
    let isOutside =
      switch relation {
      case .equal: true
      case .greaterThanOrEqual: residual < 0
      case .lessThanOrEqual: residual > 0
      }
    return isOutside && !isRequired ? .violated : .slack
  }
}
