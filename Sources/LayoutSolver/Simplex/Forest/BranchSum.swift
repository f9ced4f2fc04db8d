/// The cost of all columns that one row joins to the column above them, as a function of that column: the
/// infimal convolution of their curves.
///
/// As the column above grows, the branch whose next piece costs least grows with it. So the pieces of all
/// curves follow each other in the order of their slopes.
struct BranchSum: Sendable {
  /// A column below the row, which grows by a factor as the column above grows by 1.
  struct Branch: Sendable {
    let column: DenseIndex
    let factor: Double
    let curve: CostCurves.Curve
    /// How many pieces of its curve the branch has passed, in the order in which it comes to them as the
    /// column above grows.
    var passed = 0

    /// The index of the curve's piece that comes after a number of pieces in that order.
    func piece(after count: Int) -> Int {
      factor > 0 ? count : curve.pieces.count - 1 - count
    }
    /// The next piece of the branch, and the kink before this piece.
    var nextPiece: Int { piece(after: passed) }
    var kink: Int { factor > 0 ? passed - 1 : nextPiece }
  }

  /// A finite piece of a branch, as the column above sees it.
  private struct Stretch {
    let slope: Double
    let length: Double
    let branch: Int
  }

  private(set) var branches: [Branch] = []
  private var stretches: [Stretch] = []
  /// The pieces of the sum, and where its domain begins.
  private(set) var pieces: [CostCurves.Piece] = []
  private(set) var start = 0.0
  /// The slopes at which a branch goes on without end, downwards and upwards, and the index of that branch;
  /// the slope is infinite if no branch does.
  private var low = (slope: -Double.infinity, branch: 0)
  private var high = (slope: Double.infinity, branch: 0)
  /// The value of the column above if all branches are 0, and its value after the branches have passed the
  /// pieces that are cheaper than an unbounded decrease.
  private var base = 0.0
  private var anchor = 0.0

  /// Adds up the branches of a row below a column; false if they cost less without end, or beyond all
  /// numbers.
  mutating func add(
    _ row: DenseIndex, below column: DenseIndex, _ system: RowSystem, _ curves: CostCurves,
    _ curveOfColumn: [CostCurves.Curve]
  ) -> Bool {
    takeBranches(of: row, column, system, curves, curveOfColumn)
    if low.slope > high.slope { return false }
    stretches.clear()
    anchor = base
    for index in branches.indices { takeStretches(of: index, curves) }
    if !anchor.isFinite { return false }
    stretches.sort { $0.slope != $1.slope ? $0.slope < $1.slope : $0.branch < $1.branch }
    pieces.clear()
    start = low.slope.isFinite ? -.infinity : anchor
    if low.slope.isFinite { append(low.slope, upTo: anchor) }
    var end = anchor
    for stretch in stretches {
      end += stretch.length
      append(stretch.slope, upTo: end)
    }
    if high.slope.isFinite { append(high.slope, upTo: .infinity) }
    return true
  }

  private mutating func append(_ slope: Double, upTo end: Double) {
    if let last = pieces.last, last.slope == slope {
      pieces[pieces.count - 1].end = end
    } else {
      pieces.append(CostCurves.Piece(slope: slope, end: end))
    }
  }

  private mutating func takeBranches(
    of row: DenseIndex, _ column: DenseIndex, _ system: RowSystem, _ curves: CostCurves,
    _ curveOfColumn: [CostCurves.Curve]
  ) {
    (low, high) = ((-.infinity, 0), (.infinity, 0))
    branches.clear()
    let entries = system.rows.entries(of: row)
    var own = 0.0
    for entry in entries where system.rows.indices[entry] == column {
      own = system.rows.values[entry]
    }
    base = system.headers[row].constant / own
    for entry in entries where system.rows.indices[entry] != column {
      let other = system.rows.indices[entry]
      let branch = Branch(
        column: other, factor: -system.rows.values[entry] / own, curve: curveOfColumn[other])
      branches.append(branch)
      if branch.curve.pieces.isEmpty { continue }
      let first = piece(0, of: branch, curves)
      let last = piece(branch.curve.pieces.count - 1, of: branch, curves)
      if first.start.isInfinite && first.slope > low.slope {
        low = (first.slope, branches.count - 1)
      }
      if last.end.isInfinite && last.slope < high.slope {
        high = (last.slope, branches.count - 1)
      }
    }
  }

  /// A piece that a branch comes to, as the column above sees it.
  private func piece(
    _ index: Int, of branch: Branch, _ curves: CostCurves
  ) -> (slope: Double, start: Double, end: Double) {
    let own = branch.piece(after: index)
    let piece = curves.piece(own, of: branch.curve)
    let start = branch.factor * curves.value(ofKink: own - 1, of: branch.curve)
    let end = branch.factor * piece.end
    return (piece.slope / branch.factor, Swift.min(start, end), Swift.max(start, end))
  }

  /// Moves a branch past the pieces that are cheaper than an unbounded decrease of another branch, and takes
  /// the pieces up to an unbounded increase of another branch at less cost.
  private mutating func takeStretches(of index: Int, _ curves: CostCurves) {
    let branch = branches[index]
    let count = branch.curve.pieces.count
    var value = branch.factor * branch.curve.start
    var passed = 0
    while passed < count {
      let piece = piece(passed, of: branch, curves)
      // A branch that costs the same everywhere may be anywhere.
      value = piece.start.isFinite ? piece.start : 0
      if piece.slope > low.slope || piece.end.isInfinite { break }
      value = piece.end
      passed += 1
    }
    anchor += value
    branches[index].passed = passed
    while passed < count {
      let piece = piece(passed, of: branch, curves)
      if piece.slope >= high.slope || piece.end.isInfinite { break }
      stretches.append(
        Stretch(slope: piece.slope, length: piece.end - piece.start, branch: index))
      passed += 1
    }
  }

  // MARK: Where the branches are

  /// Moves the branches to their values for a kink of the sum at which the column above is.
  mutating func pass(upToKink kink: Double) {
    var end = anchor
    for stretch in stretches {
      end += stretch.length
      if end > kink { break }
      branches[stretch.branch].passed += 1
    }
  }

  /// Moves the branches to their values for a piece of the sum that contains the value of the column above;
  /// returns the branch that takes the remainder.
  mutating func pass(upTo value: Double, inside piece: Int) -> Int {
    let slope = pieces[piece].slope
    if slope == low.slope {
      branches[low.branch].passed = 0
      return low.branch
    }
    var left = value - (piece == 0 ? start : pieces[piece - 1].end)
    var taker: Int?
    for stretch in stretches {
      if stretch.slope > slope || taker != nil && left < 0 { break }
      if stretch.slope < slope {
        branches[stretch.branch].passed += 1
      } else {
        // Of stretches with the same slope one after the other is filled.
        if let taker { branches[taker].passed += 1 }
        taker = stretch.branch
        left -= stretch.length
      }
    }
    return slope == high.slope ? high.branch : taker ?? high.branch
  }

  /// The value of the branch that takes the remainder of the column above when all others are at their kinks.
  func value(of taker: Int, leftOf value: Double, _ curves: CostCurves) -> Double {
    var left = value - base
    for (index, branch) in branches.enumerated() where index != taker {
      left -= branch.factor * curves.value(ofKink: branch.kink, of: branch.curve)
    }
    return left / branches[taker].factor
  }
}
