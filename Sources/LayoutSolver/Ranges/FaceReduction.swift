/// The face of optima written over few variables, the roots; the other variables are linked to roots or
/// fixed.
///
/// On the face most rows of a layout are equalities. Equalities in two roots link them, equalities in one
/// root fix it, and inequalities in one root become its bounds, which fix it where they meet. What is left
/// are rows in several roots.
struct FaceReduction: Sendable {
  /// Each variable as an affine function of its root.
  private(set) var forest = AffineForest()
  /// The range of each root that rows in this root alone leave to it.
  private(set) var ranges: [ValueRange] = []
  /// The rows left, over roots.
  private(set) var rows = SparseRows()
  /// The values that the left side of each of ``rows`` may have.
  private(set) var intervals: [ValueRange] = []

  private var row = ResolvedRow()
  private var pending: [DenseIndex] = []
  private var stillPending: [DenseIndex] = []
  /// How many roots have been linked or fixed.
  private var progress = 0

  /// Reduces a system of required rows; false if rounding makes them contradict each other.
  ///
  /// Nearly linear in the non-zeros: each pass looks at every row left.
  mutating func reduce(_ system: RowSystem) -> Bool {
    reset(system)
    return usePending(of: system)
  }

  /// Fixes variables at values that they take together on the face, and reduces the remaining rows further.
  ///
  /// - Returns: Whether rounding allows the values.
  mutating func fix(
    _ values: some Sequence<(variable: DenseIndex, value: Double)>, in system: RowSystem
  ) -> Bool {
    for (variable, value) in values {
      let (root, factor, offset) = forest.find(variable)
      if root == forest.one { continue }
      guard narrow(root, to: .point((value - offset) / factor)) else { return false }
    }
    return usePending(of: system)
  }

  /// Goes through the rows left until they fix and link nothing more.
  private mutating func usePending(of system: RowSystem) -> Bool {
    for _ in 0..<Tuning.retryLimit {
      let before = progress
      stillPending.removeAll(keepingCapacity: true)
      for index in pending {
        row.resolve(index, of: system, by: &forest)
        guard use(index, system.headers[index].relation) else { return false }
      }
      swap(&pending, &stillPending)
      pending.reverse()
      if progress == before { break }
    }
    return keepPending(of: system)
  }

  private mutating func reset(_ system: RowSystem) {
    forest.reset(count: system.columnCount)
    row.reset(columnCount: system.columnCount)
    ranges.refill(.all, count: system.columnCount)
    progress = 0
    pending = Array(0..<DenseIndex(truncatingIfNeeded: system.rowCount))
  }

  /// Takes what the row just resolved says of one root, or of two; false if it cannot hold.
  private mutating func use(_ index: DenseIndex, _ relation: RowRelation) -> Bool {
    switch (row.count, relation) {
    case (0, _):
      var interval = relation.interval(row.constant)
      return interval.meet(.point(0))
    case (1, _):
      let allowed = relation.interval(row.constant).scaled(by: 1 / row.coefficient(0))
      return narrow(row.column(0), to: allowed)
    case (2, .equal):
      return linkPair()
    default:
      stillPending.append(index)
      return true
    }
  }

  /// Narrows the range of a root, and fixes it if that leaves a point; false if it leaves nothing.
  private mutating func narrow(_ root: DenseIndex, to allowed: ValueRange) -> Bool {
    guard ranges[root].meet(allowed) else { return false }
    if !ranges[root].isHeld { return true }
    let value = allowed.lower == allowed.upper ? allowed.lower : ranges[root].lower
    ranges[root] = .point(value)
    forest.fix(root, at: value)
    progress += 1
    return true
  }

  /// Links the two roots of the equality just resolved; false if their ranges contradict it.
  ///
  /// The one with the larger coefficient becomes the child, so no error grows on its way down.
  private mutating func linkPair() -> Bool {
    let childIsFirst = row.coefficient(0).magnitude >= row.coefficient(1).magnitude
    let (child, parent) = childIsFirst ? (0, 1) : (1, 0)
    let factor = -row.coefficient(parent) / row.coefficient(child)
    let offset = row.constant / row.coefficient(child)
    let allowed = ranges[row.column(child)].adding(.point(-offset)).scaled(by: 1 / factor)
    forest.link(row.column(child), to: row.column(parent), factor: factor, offset: offset)
    progress += 1
    return narrow(row.column(parent), to: allowed)
  }

  /// Writes the rows left over roots; false if one cannot hold.
  private mutating func keepPending(of system: RowSystem) -> Bool {
    rows.removeAll()
    intervals.removeAll(keepingCapacity: true)
    pending.sort()
    for index in pending {
      row.resolve(index, of: system, by: &forest)
      var interval = system.headers[index].relation.interval(row.constant)
      if row.count == 0 {
        guard interval.meet(.point(0)) else { return false }
        continue
      }
      for term in 0..<row.count { rows.append(row.column(term), row.coefficient(term)) }
      rows.closeRow()
      intervals.append(interval)
    }
    return true
  }

  /// How many roots are left in a row.
  mutating func rootCount(ofRow index: DenseIndex, of system: RowSystem) -> Int {
    row.resolve(index, of: system, by: &forest)
    return row.count
  }

  /// The range of the residual of a row, given those of the roots; nil if several are left in it.
  mutating func range(
    ofRow index: DenseIndex, of system: RowSystem, _ rootRanges: [ValueRange]
  ) -> ValueRange? {
    row.resolve(index, of: system, by: &forest)
    let constant = ValueRange.point(-row.constant)
    switch row.count {
    case 0: return constant
    case 1: return rootRanges[row.column(0)].scaled(by: row.coefficient(0)).adding(constant)
    default: return nil
    }
  }

  /// The range of a variable, given those of the roots.
  mutating func range(of variable: DenseIndex, _ rootRanges: [ValueRange]) -> ValueRange {
    let (root, factor, offset) = forest.find(variable)
    if root == forest.one { return .point(offset) }
    return rootRanges[root].scaled(by: factor).adding(.point(offset))
  }
}

extension RowRelation {
  /// The values that the left side of a row may have.
  fileprivate func interval(_ constant: Double) -> ValueRange {
    switch self {
    case .equal: .point(constant)
    case .greaterThanOrEqual: ValueRange(lower: constant, upper: .infinity)
    case .lessThanOrEqual: ValueRange(lower: -.infinity, upper: constant)
    }
  }
}
