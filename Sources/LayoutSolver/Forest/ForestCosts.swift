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
  private struct Event: Sendable {
    let place: Double
    let origin: CostCurves.Origin
    /// By how much the slope grows there, at the level of the row, if that has no curve.
    var jump = 0.0
  }

  /// The kink of a row of a column alone, and the slopes to the left and right.
  private struct OwnKink: Sendable {
    let row: DenseIndex
    let place: Double
    let left: Double
    let right: Double
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
  private(set) var curves: CostCurves
  /// The curve of each column, with all that hangs on it.
  private(set) var curveOfColumn: [DenseIndex]
  /// The curve of each row, of the value of the column that it hangs on; the one before it is that of
  /// the row's residual, unless the row is a required equality.
  private(set) var curveOfRow: [DenseIndex]
  private var branches = ForestBranches()
  private var events = AscendingRuns<Event>()
  private var ownKinks: [OwnKink] = []
  private var pieces = AscendingRuns<ForestBranches.Piece>()
  private var slope = CostSlope()

  /// The share of the columns that has to hang on others in trees.
  private static let shareOfForest = 4

  /// Finds the costs of the columns of all trees; nil if these are few beside the rest, have no
  /// solution, or make too many kinks.
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
    curveOfColumn = [DenseIndex](repeating: -1, count: system.columnCount)
    curveOfRow = [DenseIndex](repeating: -1, count: system.rowCount)
    let limit = ForestCosts.sizeForEach * (system.rowCount + system.columnCount) + 1000
    for column in forest.columns.reversed() {
      if !convolveRows(below: column) || !addUp(column) || curves.size > limit { return nil }
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

  /// The curve of a row's residual; -1 if that has to be 0.
  func residualCurve(of row: DenseIndex) -> DenseIndex {
    rowCosts[row].isFixed ? -1 : curveOfRow[row] - 1
  }

  /// The value of a column at which a row of it alone holds, and its slopes to the left and right.
  func kink(
    of row: DenseIndex, _ coefficient: Double
  ) -> (place: Double, left: Double, right: Double) {
    let place = system.headers[row].constant / coefficient
    let (lower, upper) = (rowCosts[row].lower * coefficient, rowCosts[row].upper * coefficient)
    return coefficient > 0 ? (place, lower, upper) : (place, upper, lower)
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
    pieces.removeAll()
    for (index, branch) in branches.branches.enumerated() {
      pieces.beginRun()
      for piece in branch.first..<branch.end {
        pieces.append(ForestBranches.Piece(branch: index, piece: piece))
      }
    }
    ForestCosts.merge(&pieces, branches, curves)
    var place = branches.start
    var last: ForestBranches.Piece?
    for piece in pieces.items {
      // The pieces ascend, so one that is not steeper is as steep.
      if last.map({ branches.isLess($0, piece, curves) }) ?? true {
        copySlope(of: piece)
        curves.append(place, slope: slope, none)
      }
      last = piece
      place += branches.length(of: piece, curves)
    }
    if branches.highTail >= 0 { copySlope(of: branches.highPiece) }
    curves.append(place, slope: slope, none)
    if branches.highTail >= 0 { curves.append(.infinity, slope: slope, none) }
    return curves.close()
  }

  private static func merge(
    _ pieces: inout AscendingRuns<ForestBranches.Piece>, _ branches: ForestBranches,
    _ curves: CostCurves
  ) {
    pieces.merge { branches.isLess($0, $1, curves) }
  }

  private mutating func copySlope(of piece: ForestBranches.Piece) {
    branches.copySlope(of: piece, curves, into: &slope)
  }

  // MARK: Columns

  /// Makes the curve of a column of its own rows and the curves of those that hang on it; false if
  /// there is none.
  mutating func addUp(_ column: DenseIndex) -> Bool {
    let none = Event(place: -.infinity, origin: CostCurves.Origin(row: -1, kink: -1))
    var (low, high) = (none, Event(place: .infinity, origin: none.origin))
    if !findDomain(of: column, &low, &high) { return false }
    let left = low.place
    var right = high.place
    if left > right {
      if left - right > Tolerance.residual * Swift.max(1, left.magnitude) { return false }
      right = left
    }
    slope.removeAll()
    events.removeAll()
    if left < right {
      collectOwnKinks(from: left, to: right)
      for entry in system.columns.entries(of: column) {
        let row = system.columns.indices[entry]
        if hangs(row, on: column) { collectKinks(of: row, from: left, to: right) }
      }
      events.merge { $0.place < $1.place }
    }
    curves.append(left, slope: slope, low.origin)
    for event in events.items {
      addJump(at: event)
      curves.append(event.place, slope: slope, event.origin)
    }
    if left < right { curves.append(right, slope: slope, high.origin) }
    curveOfColumn[column] = curves.close()
    return true
  }

  /// Finds where the domain ends that its rows leave to a column, and the kinks of its own rows that
  /// are not such ends; false if a coefficient is 0.
  private mutating func findDomain(
    of column: DenseIndex, _ low: inout Event, _ high: inout Event
  ) -> Bool {
    ownKinks.clear()
    for entry in system.columns.entries(of: column) {
      let row = system.columns.indices[entry]
      let coefficient = system.columns.values[entry]
      if coefficient == 0 { return false }
      if isOwn(row) {
        let (place, left, right) = kink(of: row, coefficient)
        let origin = CostCurves.Origin(row: row, kink: -1)
        if left.isInfinite && place > low.place { low = Event(place: place, origin: origin) }
        if right.isInfinite && place < high.place { high = Event(place: place, origin: origin) }
        if left.isFinite && right.isFinite {
          ownKinks.append(OwnKink(row: row, place: place, left: left, right: right))
        }
      } else if hangs(row, on: column) {
        let curve = curveOfRow[row]
        let (first, last) = (curves.first(of: curve), curves.last(of: curve))
        if first > low.place {
          low = Event(place: first, origin: CostCurves.Origin(row: row, kink: 0))
        }
        if last < high.place {
          let kink = DenseIndex(truncatingIfNeeded: curves.pieceCount(of: curve))
          high = Event(place: last, origin: CostCurves.Origin(row: row, kink: kink))
        }
      }
    }
    return true
  }

  /// Whether a row says something of one column alone.
  @inline(__always)
  func isOwn(_ row: DenseIndex) -> Bool {
    system.rows.entries(of: row).count == 1 && rowCosts[row].costs
  }

  /// Collects the kinks of a column's own rows between two places, and adds the slopes right of the
  /// first one.
  private mutating func collectOwnKinks(from first: Double, to end: Double) {
    for own in ownKinks {
      let level = rowCosts[own.row].level
      slope.add(own.place <= first ? own.right : own.left, level: level)
      if own.place <= first || own.place >= end { continue }
      events.beginRun()
      let origin = CostCurves.Origin(row: own.row, kink: -1)
      events.append(Event(place: own.place, origin: origin, jump: own.right - own.left))
    }
  }

  /// Collects the kinks of a row's curve between two places, and adds its slope right of the first one.
  private mutating func collectKinks(of row: DenseIndex, from first: Double, to end: Double) {
    let curve = curveOfRow[row]
    let passed = curves.kinkCount(of: curve, upTo: first)
    slope.add(curves.slope(passed - 1, of: curve), times: 1)
    events.beginRun()
    var index = passed
    while index < curves.pieceCount(of: curve) && curves.kink(index, of: curve) < end {
      let origin = CostCurves.Origin(row: row, kink: DenseIndex(truncatingIfNeeded: index))
      events.append(Event(place: curves.kink(index, of: curve), origin: origin))
      index += 1
    }
  }

  /// Adds to the slope what it grows by at a kink.
  private mutating func addJump(at event: Event) {
    let origin = event.origin
    if origin.kink < 0 {
      slope.add(event.jump, level: rowCosts[origin.row].level)
      return
    }
    let curve = curveOfRow[origin.row]
    slope.add(curves.slope(Int(origin.kink), of: curve), times: 1)
    slope.add(curves.slope(Int(origin.kink) - 1, of: curve), times: -1)
  }
}
