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
  }

  /// What a row costs, at which level.
  struct RowCost: Sendable {
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

  let system: RowSystem
  let rowCosts: [RowCost]
  let forest: RowForest
  private(set) var curves: CostCurves
  /// The curve of each column, with all that hangs on it.
  private(set) var curveOfColumn: [DenseIndex]
  /// The curve of each row, of the value of the column that it hangs on; the one before it is that of
  /// the row's residual, unless the row is a required equality.
  private(set) var curveOfRow: [DenseIndex]
  private var branches = ForestBranches()
  private var events = AscendingRuns<Event>()
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
    curves = CostCurves()
    curveOfColumn = [DenseIndex](repeating: -1, count: system.columnCount)
    curveOfRow = [DenseIndex](repeating: -1, count: system.rowCount)
    let limit = ForestCosts.sizeForEach * (system.rowCount + system.columnCount) + 1000
    for column in forest.columns.reversed() {
      if !convolveRows(below: column) || !addUp(column) || curves.size > limit { return nil }
    }
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
      if !hangs(row, on: column) { continue }
      let residual = rowCosts[row].isFixed ? -1 : makeResidualCurve(of: row)
      if !branches.take(
        row, below: column, system, curveOfColumn, residual: residual, curves)
      {
        return false
      }
      curveOfRow[row] = convolve()
    }
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

  /// Makes the curve of a column of its own rows and the curves of those that hang on it.
  private mutating func addUp(_ column: DenseIndex) -> Bool {
    var (left, right) = (-Double.infinity, Double.infinity)
    var leftOrigin = CostCurves.Origin(row: -1, kink: -1)
    var rightOrigin = leftOrigin
    for entry in system.columns.entries(of: column) {
      let row = system.columns.indices[entry]
      if system.columns.values[entry] == 0 { return false }
      let ends = ends(of: row, in: column, system.columns.values[entry])
      if ends.low.place > left { (left, leftOrigin) = (ends.low.place, ends.low.origin) }
      if ends.high.place < right { (right, rightOrigin) = (ends.high.place, ends.high.origin) }
    }
    if left > right {
      if left - right > Tolerance.residual * Swift.max(1, left.magnitude) { return false }
      right = left
    }
    slope.removeAll()
    events.removeAll()
    if left < right {
      for entry in system.columns.entries(of: column) {
        let row = system.columns.indices[entry]
        collect(row, in: column, system.columns.values[entry], from: left, to: right)
      }
      events.merge { $0.place < $1.place }
    }
    curves.append(left, slope: slope, leftOrigin)
    for event in events.items {
      addJump(at: event.origin, in: column)
      curves.append(event.place, slope: slope, event.origin)
    }
    if left < right { curves.append(right, slope: slope, rightOrigin) }
    curveOfColumn[column] = curves.close()
    return true
  }

  /// Where the domain ends that a row leaves to a column.
  private func ends(
    of row: DenseIndex, in column: DenseIndex, _ coefficient: Double
  ) -> (low: Event, high: Event) {
    var low = Event(place: -.infinity, origin: CostCurves.Origin(row: row, kink: 0))
    var high = Event(place: .infinity, origin: low.origin)
    if hangs(row, on: column) {
      let curve = curveOfRow[row]
      let last = DenseIndex(truncatingIfNeeded: curves.pieceCount(of: curve))
      low = Event(place: curves.first(of: curve), origin: low.origin)
      high = Event(
        place: curves.last(of: curve), origin: CostCurves.Origin(row: row, kink: last))
    } else if isOwn(row) {
      let (place, left, right) = kink(of: row, coefficient)
      let origin = CostCurves.Origin(row: row, kink: -1)
      if left.isInfinite { low = Event(place: place, origin: origin) }
      if right.isInfinite { high = Event(place: place, origin: origin) }
    }
    return (low, high)
  }

  /// Whether a row says something of one column alone.
  func isOwn(_ row: DenseIndex) -> Bool {
    system.rows.entries(of: row).count == 1 && rowCosts[row].costs
  }

  /// Collects the kinks of a row between two places, and adds its slope right of the first one.
  private mutating func collect(
    _ row: DenseIndex, in column: DenseIndex, _ coefficient: Double, from first: Double,
    to end: Double
  ) {
    if hangs(row, on: column) {
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
    } else if isOwn(row) {
      let (place, left, right) = kink(of: row, coefficient)
      slope.add(place <= first ? right : left, level: rowCosts[row].level)
      if place <= first || place >= end { return }
      events.beginRun()
      events.append(Event(place: place, origin: CostCurves.Origin(row: row, kink: -1)))
    }
  }

  /// Adds to the slope what it grows by at a kink.
  private mutating func addJump(at origin: CostCurves.Origin, in column: DenseIndex) {
    if origin.kink < 0 {
      let entry = system.rows.starts[origin.row]
      let (_, left, right) = kink(of: origin.row, system.rows.values[entry])
      slope.add(right - left, level: rowCosts[origin.row].level)
      return
    }
    let curve = curveOfRow[origin.row]
    slope.add(curves.slope(Int(origin.kink), of: curve), times: 1)
    slope.add(curves.slope(Int(origin.kink) - 1, of: curve), times: -1)
  }
}
