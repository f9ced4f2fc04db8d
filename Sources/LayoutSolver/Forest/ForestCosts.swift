/// What the columns of a forest cost together with all that hangs on them, each a curve of its value.
///
/// From the leaves up, curves are added where rows hang on one column, by merging their kinks by
/// place, and convolved where columns hang on one row, by merging their pieces by slope. Nothing but
/// sorted lists are merged, and pieces of equal slope become one, so a tree of stacks whose leaves
/// alone have wishes takes about as long as reading it; where inner views have some too, kinks add up
/// along the depth, and what becomes too long is left to the simplex.
/// (Dynamic programming on trees with convex functions; compare the nested resource allocation
/// problem, Hochbaum and Shanthikumar 1990.)
struct ForestCosts: Sendable {
  /// A kink that a row or the curve of a row brings into a column's curve.
  struct Event: Sendable {
    let place: Double
    let origin: CostCurves.Origin
    /// By how much the slope grows there, and at which level, if the row has no curve.
    var jump = 0.0
    var level: DenseIndex = -1
  }

  /// A piece of a branch, with the first part of its slope: most comparisons need no more.
  private struct SlopedPiece: Sendable {
    let piece: ForestBranches.Piece
    let lead: CostSlope.Part
    let hasMoreParts: Bool
  }

  /// What a row costs, at which level.
  struct RowCost: Sendable, Equatable {
    var lower: Double
    var upper: Double
    var level: DenseIndex

    /// Whether the row may cost anything, and whether its residual has to be 0.
    var costs: Bool { lower != 0 || upper != 0 }
    var isFixed: Bool { lower.isInfinite && upper.isInfinite }
  }

  /// How many kinks and parts of slopes there may be for each row and column: where they are more,
  /// merging them is no longer quicker than going from basis to basis.
  private static let sizeForEach = 64

  /// The system; empty while the costs are only kept for the next time.
  var system: RowSystem
  /// What each row costs, and its constant, in the curves as they are.
  var rowCosts: [RowCost]
  var constants: [Double]
  let forest: RowForest
  /// How many kinks and parts of slopes there were when all curves were made.
  private(set) var sizeAtFirst = 0
  var curves: CostCurves
  /// The curve of each column, with all that hangs on it.
  var curveOfColumn: [DenseIndex]
  /// The curve of each row, of the value of the column that it hangs on; the one before it is that of
  /// the row's residual, unless the row is a required equality.
  private(set) var curveOfRow: [DenseIndex]
  private var branches = ForestBranches()
  private var pieces = AscendingRuns<SlopedPiece>()
  /// Scratch of the columns.
  var events = AscendingRuns<Event>()
  var slope = CostSlope()

  /// The share of the columns that has to hang on others in trees.
  private static let shareOfForest = 4

  /// Finds the costs of the columns of all trees, unless these are few beside the rest, have no solution,
  /// or make too many kinks.
  ///
  /// - Parameter takesFewColumns: Whether trees of few columns count too: it is their own rows that
  ///   are many.
  init?(_ system: RowSystem, _ rowCosts: [RowCost], takesFewColumns: Bool) {
    let forest = RowForest(system, isJoint: { ForestCosts.isJoint($0, system, rowCosts) })
    let isSmall = ForestCosts.shareOfForest * forest.hangingCount < system.columnCount
    if forest.columns.isEmpty || isSmall && !takesFewColumns { return nil }
    self.system = system
    self.rowCosts = rowCosts
    self.forest = forest
    constants = system.headers.map { $0.constant }
    curves = CostCurves()
    curves.reserveCapacity(
      curves: system.columnCount + system.rowCount, kinks: system.columnCount + system.rowCount)
    curveOfColumn = [DenseIndex](repeating: -1, count: system.columnCount)
    curveOfRow = [DenseIndex](repeating: -1, count: system.rowCount)
    let limit = ForestCosts.sizeForEach * (system.rowCount + system.columnCount) + 1000
    for column in forest.columns.reversed() {
      if !convolveRows(below: column) || !addUp(column) { return nil }
      if curves.size > limit { return nil }
    }
    sizeAtFirst = curves.size
  }

  private static func isJoint(
    _ row: DenseIndex, _ system: RowSystem, _ rowCosts: [RowCost]
  ) -> Bool {
    system.rows.entries(of: row).count > 1 && rowCosts[row].costs
  }

  /// Whether a row ties several columns together.
  func isJoint(_ row: DenseIndex) -> Bool { ForestCosts.isJoint(row, system, rowCosts) }

  /// Whether a row may cost anything and stands in no tree.
  func isOutside(_ row: DenseIndex) -> Bool {
    guard rowCosts[row].costs, let entry = system.rows.entries(of: row).first else { return false }
    return !forest.contains(system.rows.indices[entry])
  }

  /// Whether a row is one of those that hang on a column.
  @inline(__always)
  func hangs(_ row: DenseIndex, on column: DenseIndex) -> Bool {
    row != forest.rowAbove[column] && isJoint(row)
  }

  /// Whether a row says something of one column alone.
  @inline(__always)
  func isOwn(_ row: DenseIndex) -> Bool {
    system.rows.entries(of: row).count == 1 && rowCosts[row].costs
  }

  /// The curve of a row's residual; -1 if that has to be 0.
  func residualCurve(of row: DenseIndex) -> DenseIndex {
    rowCosts[row].isFixed ? -1 : curveOfRow[row] - 1
  }

  // MARK: Rows

  private mutating func convolveRows(below column: DenseIndex) -> Bool {
    for entry in system.columns.entries(of: column) {
      let row = system.columns.indices[entry]
      if hangs(row, on: column) && !convolve(row, below: column) { return false }
    }
    return true
  }

  /// Makes the curve of a row that hangs on a column, of those of its other columns; false if there is
  /// none.
  mutating func convolve(_ row: DenseIndex, below column: DenseIndex) -> Bool {
    let residual = rowCosts[row].isFixed ? -1 : makeResidualCurve(of: row)
    if !branches.take(row, below: column, system, curveOfColumn, residual: residual, curves) {
      return false
    }
    curveOfRow[row] = convolve()
    return true
  }

  private mutating func makeResidualCurve(of row: DenseIndex) -> DenseIndex {
    let cost = rowCosts[row]
    let origin = CostCurves.Origin(row: row, kink: -1)
    if cost.lower.isFinite {
      slope.become(cost.lower, level: cost.level)
      curves.append(-.infinity, slope: slope, origin)
    }
    slope.become(cost.upper.isFinite ? cost.upper : 0, level: cost.level)
    curves.append(0, slope: slope, origin)
    if cost.upper.isFinite { curves.append(.infinity, slope: slope, origin) }
    return curves.close()
  }

  /// Makes the curve of the least that the branches cost together.
  private mutating func convolve() -> DenseIndex {
    let none = CostCurves.Origin(row: -1, kink: -1)
    if branches.lowTail >= 0 {
      copySlope(of: branches.lowPiece)
      curves.append(-.infinity, slope: slope, none)
      if branches.isEndless(branches.lowTail) {
        curves.append(.infinity, slope: slope, none)
        return curves.close()
      }
    }
    ForestCosts.collect(&pieces, of: branches, curves)
    ForestCosts.merge(&pieces, branches, curves)
    var place = branches.start
    for index in 0..<pieces.count {
      let piece = pieces.storage[index]
      // The pieces ascend, so one that is not steeper is as steep.
      if index == 0 || ForestCosts.isLess(pieces.storage[index - 1], piece, branches, curves) {
        copySlope(of: piece.piece)
        curves.append(place, slope: slope, none)
      }
      place += branches.length(of: piece.piece, curves)
    }
    if branches.highTail >= 0 { copySlope(of: branches.highPiece) }
    curves.append(place, slope: slope, none)
    if branches.highTail >= 0 { curves.append(.infinity, slope: slope, none) }
    return curves.close()
  }

  /// Collects the pieces of the branches between their tails.
  private static func collect(
    _ pieces: inout AscendingRuns<SlopedPiece>, of branches: ForestBranches, _ curves: CostCurves
  ) {
    pieces.removeAll()
    let filler = SlopedPiece(
      piece: ForestBranches.Piece(branch: 0, piece: 0), lead: CostSlope.Part(level: 0, value: 0),
      hasMoreParts: false)
    for (index, branch) in branches.branches.enumerated() where branch.first < branch.end {
      pieces.appendRun(atMost: branch.end - branch.first, filler) { pieces, first in
        for piece in branch.first..<branch.end {
          let own = branch.piece(piece)
          pieces[first + piece - branch.first] = SlopedPiece(
            piece: ForestBranches.Piece(branch: index, piece: piece),
            lead: curves.lead(of: own, of: branch.curve, per: branch.factor),
            hasMoreParts: curves.partCount(of: own, of: branch.curve) > 1)
        }
        return first + branch.end - branch.first
      }
    }
  }

  private static func merge(
    _ pieces: inout AscendingRuns<SlopedPiece>, _ branches: ForestBranches, _ curves: CostCurves
  ) {
    pieces.merge { isLess($0, $1, branches, curves) }
  }

  /// Whether a piece is less steep than another.
  @inline(__always)
  private static func isLess(
    _ left: SlopedPiece, _ right: SlopedPiece, _ branches: ForestBranches, _ curves: CostCurves
  ) -> Bool {
    let first = left.lead.level <= right.lead.level ? left.lead.value : 0
    let second = right.lead.level <= left.lead.level ? right.lead.value : 0
    if first != second { return first < second }
    if left.lead.level == right.lead.level && !left.hasMoreParts && !right.hasMoreParts {
      return false
    }
    return branches.isLess(left.piece, right.piece, curves)
  }

  private mutating func copySlope(of piece: ForestBranches.Piece) {
    branches.copySlope(of: piece, curves, into: &slope)
  }
}
