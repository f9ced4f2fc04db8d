/// A vertex at which a forest costs least: which rows are active there, and on which side of their
/// kinks the others are.
///
/// From the roots down, each column either stays at a kink of its curve or takes what a row leaves to
/// it. Which kinks are passed is counted and not measured, so ties and rounding leave as many active
/// rows as columns, one for each.
struct ForestOptimum: Sendable {
  /// What holds a column.
  private enum Hold {
    /// A kink of its curve.
    case kink(Int)
    /// The row that it hangs on; the column is in a piece of its curve.
    case piece(Int, value: Double)
  }

  let costs: ForestCosts
  private var holds: [Hold]
  private var branches = ForestBranches()
  /// At which kink each branch stands.
  private var places: [Int] = []
  /// How many kinks of each row's curve the column above has passed.
  private var passed: [DenseIndex]

  /// The active rows of the trees, or `-1 - column` for a column that nothing holds.
  private(set) var active: [DenseIndex] = []
  /// The slopes of the rows that are not active; those outside the trees keep theirs.
  private(set) var slopes: [Double]

  /// Finds a vertex; nil if there is none.
  ///
  /// - Parameter states: Those of the rows; outside the trees their slopes stay.
  init?(_ costs: ForestCosts, _ states: [DualSimplex.RowState]) {
    self.costs = costs
    holds = [Hold](repeating: .piece(0, value: 0), count: costs.system.columnCount)
    passed = [DenseIndex](repeating: 0, count: costs.system.rowCount)
    slopes = states.indices.map { row in
      costs.isOutside(DenseIndex(truncatingIfNeeded: row)) ? states[row].slope : 0
    }
    active.reserveCapacity(costs.system.columnCount)
    for column in costs.forest.columns {
      if costs.forest.rowAbove[column] < 0 && !holdRoot(column) { return nil }
      if !settle(column) { return nil }
    }
    if active.count != costs.forest.columns.count { return nil }
  }

  private mutating func holdRoot(_ column: DenseIndex) -> Bool {
    let curve = costs.curveOfColumn[column]
    if let kink = costs.curves.leastKink(of: curve) {
      holds[column] = .kink(kink)
      return true
    }
    if costs.curves.pieceCount(of: curve) > 1 { return false }
    active.append(-1 - column)
    return true
  }

  /// Passes what holds a column on to the rows that hang on it.
  private mutating func settle(_ column: DenseIndex) -> Bool {
    let curve = costs.curveOfColumn[column]
    let value: Double
    var held = CostCurves.Origin(row: -1, kink: -1)
    let passedCount: Int
    switch holds[column] {
    case .kink(let kink):
      value = costs.curves.kink(kink, of: curve)
      held = costs.curves.origin(kink, of: curve)
      passedCount = kink
    case .piece(let piece, let place):
      value = place
      passedCount = piece + 1
    }
    countPassed(column, curve, passedCount)
    for entry in costs.system.columns.entries(of: column) {
      let row = costs.system.columns.indices[entry]
      let isHeld = row == held.row
      if costs.hangs(row, on: column) {
        let kink = isHeld ? Int(held.kink) : nil
        if !settle(row, below: column, at: value, kink: kink) { return false }
      } else if costs.isOwn(row) && isHeld {
        active.append(row)
        slopes[row] = 0
      }
    }
    return true
  }

  /// Counts which kinks a column has passed, of which rows.
  private mutating func countPassed(_ column: DenseIndex, _ curve: DenseIndex, _ passedCount: Int) {
    ForestOptimum.passLeftEnd(of: column, curve, costs, &passed, &slopes)
    let pieceCount = costs.curves.pieceCount(of: curve)
    var index = 1
    while index < passedCount && index < pieceCount {
      let origin = costs.curves.origin(index, of: curve)
      if origin.kink < 0 {
        let coefficient = costs.system.rows.values[Int(costs.system.rows.starts[origin.row])]
        slopes[origin.row] = ForestOptimum.slope(
          costs.rowCosts[origin.row], coefficient, isPassed: true)
      } else {
        passed[origin.row] = origin.kink + 1
      }
      index += 1
    }
  }

  /// Counts what lies at the left end of a column's curve or before it.
  private static func passLeftEnd(
    of column: DenseIndex, _ curve: DenseIndex, _ costs: ForestCosts,
    _ passed: inout [DenseIndex], _ slopes: inout [Double]
  ) {
    let range = costs.system.columns.entries(of: column)
    let rows = costs.system.columns.indices.span.extracting(range)
    let values = costs.system.columns.values.span.extracting(range)
    let (starts, headers) = (costs.system.rows.starts.span, costs.system.headers.span)
    let rowCosts = costs.rowCosts.span
    var passed = passed.mutableSpan
    var slopes = slopes.mutableSpan
    let left = costs.curves.first(of: curve)
    for entry in rows.indices {
      let row = Int(rows[entry])
      if !rowCosts[row].costs { continue }
      if starts[row + 1] - starts[row] == 1 {
        let place = headers[row].constant / values[entry]
        slopes[row] = slope(rowCosts[row], values[entry], isPassed: place <= left)
      } else if rows[entry] != costs.forest.rowAbove[column] {
        passed[row] = DenseIndex(
          truncatingIfNeeded: costs.curves.kinkCount(of: costs.curveOfRow[row], upTo: left))
      }
    }
  }

  /// The slope of a row that is not active, on either side of its kink.
  @inline(__always)
  private static func slope(
    _ cost: ForestCosts.RowCost, _ coefficient: Double, isPassed: Bool
  ) -> Double {
    let slope = isPassed == (coefficient > 0) ? cost.upper : cost.lower
    // A required row beside one that says the same holds without any slope.
    return slope.isFinite ? slope : 0
  }

  // MARK: Rows

  /// Lets the branches of a row add up to the value of the column above, which a kink of the row's
  /// curve holds unless that is nil.
  private mutating func settle(
    _ row: DenseIndex, below column: DenseIndex, at value: Double, kink: Int?
  ) -> Bool {
    let residual = costs.residualCurve(of: row)
    guard
      branches.take(
        row, below: column, costs.system, costs.curveOfColumn, residual: residual, costs.curves)
    else { return false }
    let curve = costs.curveOfRow[row]
    let piece = Int(passed[row]) - 1
    let isDetermined = kink != nil || piece < costs.curves.pieceCount(of: curve)
    var taker: ForestBranches.Piece?
    if let kink {
      place(atKink: kink, of: curve)
    } else if !isDetermined {
      // The branches are all at their ends, and the column is held by another row like this.
      place(atKink: piece, of: curve)
    } else {
      taker = place(inPiece: piece, of: curve, value)
    }
    if residual < 0 && isDetermined { active.append(row) }
    holdBranches(of: row, column, value, taker, isDetermined)
    return true
  }

  /// Puts the branches where they are at a kink of a row's curve.
  private mutating func place(atKink kink: Int, of curve: DenseIndex) {
    let firstKink = branches.lowTail >= 0 ? 1 : 0
    places.clear()
    for index in branches.branches.indices {
      var place = branches.branches[index].first
      if kink > firstKink {
        while place < branches.branches[index].end
          && compare(index, place, to: kink - 1, of: curve) <= 0
        {
          place += 1
        }
      }
      places.append(place)
    }
  }

  /// Puts the branches where they are in a piece of a row's curve; returns which of them, in which
  /// of its pieces, takes what the others leave.
  private mutating func place(
    inPiece piece: Int, of curve: DenseIndex, _ value: Double
  ) -> ForestBranches.Piece {
    if piece == 0 && branches.lowTail >= 0 {
      place(atKink: 0, of: curve)
      return branches.lowPiece
    }
    if piece == costs.curves.pieceCount(of: curve) - 1 && branches.highTail >= 0 {
      place(atKink: piece, of: curve)
      return branches.highPiece
    }
    places.clear()
    var left = value - costs.curves.kink(piece, of: curve)
    var taker: ForestBranches.Piece?
    var isTaken = false
    for index in branches.branches.indices {
      var place = branches.branches[index].first
      while place < branches.branches[index].end {
        let order = compare(index, place, to: piece, of: curve)
        if order > 0 || order == 0 && isTaken { break }
        if order == 0 {
          let candidate = ForestBranches.Piece(branch: index, piece: place)
          let length = branches.length(of: candidate, costs.curves)
          taker = candidate
          if left < length {
            isTaken = true
            break
          }
          left -= length
        }
        place += 1
      }
      places.append(place)
    }
    // Some branch has a piece of this slope, or the curve would have none.
    return taker ?? ForestBranches.Piece(branch: 0, piece: 0)
  }

  private func compare(_ branch: Int, _ piece: Int, to other: Int, of curve: DenseIndex) -> Int {
    branches.compare(
      ForestBranches.Piece(branch: branch, piece: piece), to: other, of: curve, costs.curves)
  }

  /// Tells the branches what holds them.
  private mutating func holdBranches(
    of row: DenseIndex, _ column: DenseIndex, _ value: Double, _ taker: ForestBranches.Piece?,
    _ isDetermined: Bool
  ) {
    var rest = value - costs.system.headers[row].constant / own(row, column)
    for (index, branch) in branches.branches.enumerated() where index != taker?.branch {
      rest -= branches.kink(places[index], of: index, costs.curves)
      if branch.column >= 0 {
        holds[branch.column] = .kink(branch.kink(places[index]))
      } else if isDetermined {
        active.append(row)
      }
    }
    guard let taker else { return }
    let branch = branches.branches[taker.branch]
    let piece = branch.piece(taker.piece)
    if branch.column >= 0 {
      holds[branch.column] = .piece(piece, value: rest / branch.factor)
    } else {
      let isLow = piece == 0 && costs.rowCosts[row].lower.isFinite
      slopes[row] = isLow ? costs.rowCosts[row].lower : costs.rowCosts[row].upper
    }
  }

  private func own(_ row: DenseIndex, _ column: DenseIndex) -> Double {
    var own = 0.0
    for entry in costs.system.rows.entries(of: row)
    where costs.system.rows.indices[entry] == column {
      own += costs.system.rows.values[entry]
    }
    return own
  }
}
