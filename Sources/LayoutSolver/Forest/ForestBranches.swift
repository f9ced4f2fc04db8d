/// What a row of a forest adds up to the column that it hangs on: the other columns of the row, and its
/// own residual unless that has to be 0, each times a factor.
struct ForestBranches: Sendable {
  struct Branch: Sendable {
    /// The column; -1 for the row's residual.
    let column: DenseIndex
    let curve: DenseIndex
    let factor: Double
    /// How many pieces its curve has, and which of them are used between the tails, as the factor
    /// turns them.
    let pieceCount: Int
    var first = 0
    var end = 0
  }

  /// A piece of a branch, as the factor turns it.
  struct Piece: Sendable {
    let branch: Int
    let piece: Int
  }

  private(set) var branches: [Branch] = []
  /// What all branches add up to at their first kinks in use.
  private(set) var start = 0.0
  /// The branches that take what lies beyond all kinks, to the left and to the right; -1 for none.
  private(set) var lowTail = -1
  private(set) var highTail = -1

  /// Takes the branches of a row below a column; false if they would fall for ever, no kink holds one of
  /// them, or they have grown beyond all numbers.
  mutating func take(
    _ row: DenseIndex, below column: DenseIndex, _ system: RowSystem, _ curveOfColumn: [DenseIndex],
    residual: DenseIndex, _ curves: CostCurves
  ) -> Bool {
    branches.clear()
    var own = 0.0
    for entry in system.rows.entries(of: row) where system.rows.indices[entry] == column {
      own += system.rows.values[entry]
    }
    if own == 0 { return false }
    start = system.headers[row].constant / own
    if residual >= 0 { append(-1, residual, 1 / own, curves) }
    for entry in system.rows.entries(of: row) where system.rows.indices[entry] != column {
      let other = system.rows.indices[entry]
      let factor = -system.rows.values[entry] / own
      if factor == 0 { return false }
      append(other, curveOfColumn[other], factor, curves)
    }
    return findTails(curves) && findUse(curves)
  }

  private mutating func append(
    _ column: DenseIndex, _ curve: DenseIndex, _ factor: Double, _ curves: CostCurves
  ) {
    branches.append(
      Branch(
        column: column, curve: curve, factor: factor, pieceCount: curves.pieceCount(of: curve)))
  }

  private mutating func findTails(_ curves: CostCurves) -> Bool {
    (lowTail, highTail) = (-1, -1)
    var endless = -1
    for index in branches.indices {
      let last = branches[index].pieceCount - 1
      if last < 0 { continue }
      let isLow = kink(0, of: index, curves).isInfinite
      let isHigh = kink(last + 1, of: index, curves).isInfinite
      if isLow && isHigh && last == 0 {
        if endless >= 0 { return false }
        endless = index
      }
      let (lowest, highest) = (Piece(branch: index, piece: 0), Piece(branch: index, piece: last))
      if isLow && (lowTail < 0 || isLess(lowPiece, lowest, curves)) { lowTail = index }
      if isHigh && (highTail < 0 || isLess(highest, highPiece, curves)) { highTail = index }
    }
    if lowTail >= 0 && highTail >= 0 && isLess(highPiece, lowPiece, curves) { return false }
    // It is as steep as the other tails, or they would fall for ever.
    if endless >= 0 { (lowTail, highTail) = (endless, endless) }
    return true
  }

  private mutating func findUse(_ curves: CostCurves) -> Bool {
    for index in branches.indices {
      let count = branches[index].pieceCount
      var (first, end) = (0, count)
      if count > 0 && kink(0, of: index, curves).isInfinite { first = 1 }
      if count > 0 && kink(count, of: index, curves).isInfinite { end = count - 1 }
      if lowTail >= 0 {
        while first < end && isLess(Piece(branch: index, piece: first), lowPiece, curves) {
          first += 1
        }
      }
      if highTail >= 0 {
        while first < end && isLess(highPiece, Piece(branch: index, piece: end - 1), curves) {
          end -= 1
        }
      }
      branches[index].first = first
      branches[index].end = Swift.max(first, end)
      if !isEndless(index) { start += kink(first, of: index, curves) }
    }
    return start.isFinite
  }

  /// Whether a branch is one piece without kinks, which takes whatever the others leave.
  func isEndless(_ branch: Int) -> Bool {
    branch == lowTail && branch == highTail && branches[branch].pieceCount == 1
  }

  /// The pieces beyond all kinks.
  var lowPiece: Piece { Piece(branch: lowTail, piece: 0) }
  var highPiece: Piece { Piece(branch: highTail, piece: branches[highTail].pieceCount - 1) }

  /// A kink of a branch, times the factor.
  @inline(__always)
  func kink(_ index: Int, of branch: Int, _ curves: CostCurves) -> Double {
    let branch = branches[branch]
    return branch.factor * curves.kink(branch.kink(index), of: branch.curve)
  }

  func length(of piece: Piece, _ curves: CostCurves) -> Double {
    kink(piece.piece + 1, of: piece.branch, curves) - kink(piece.piece, of: piece.branch, curves)
  }

  /// Makes a slope that of a piece.
  func copySlope(of piece: Piece, _ curves: CostCurves, into slope: inout CostSlope) {
    let branch = branches[piece.branch]
    slope.become(
      curves.slope(branch.piece(piece.piece), of: branch.curve), per: branch.factor)
  }

  /// Whether a piece is less steep than another.
  @inline(__always)
  func isLess(_ left: Piece, _ right: Piece, _ curves: CostCurves) -> Bool {
    let (branch, other) = (branches[left.branch], branches[right.branch])
    let order = curves.compare(
      branch.piece(left.piece), of: branch.curve, per: branch.factor,
      to: other.piece(right.piece), of: other.curve, per: other.factor)
    return order < 0
  }

  /// Whether a piece is less steep than a piece of a curve, as steep, or steeper: -1, 0 or 1.
  func compare(_ piece: Piece, to other: Int, of curve: DenseIndex, _ curves: CostCurves) -> Int {
    let branch = branches[piece.branch]
    return curves.compare(
      branch.piece(piece.piece), of: branch.curve, per: branch.factor, to: other, of: curve, per: 1)
  }
}

extension ForestBranches.Branch {
  /// The kink of the branch's own curve that stands at a place as the factor turns it.
  @inline(__always)
  func kink(_ index: Int) -> Int { factor > 0 ? index : pieceCount - index }

  /// The same for a piece.
  @inline(__always)
  func piece(_ index: Int) -> Int { factor > 0 ? index : pieceCount - 1 - index }
}
