/// All optima of a part of a problem, with the exact range of each variable.
///
/// The optima form a face, which is given by required rows. On the face, most rows of a layout are
/// equalities. The face is reduced to few variables, the roots: equalities in two roots link them, equalities
/// in one root fix it, and inequalities in one root become its bounds, which fix it if they coincide.
/// ``FaceTree`` and ``FaceCore`` find the ranges of the roots from the remaining rows.
struct OptimalFace: Sendable {
  /// An optional row that optima may violate, and the column of its residual.
  typealias ViolableRow = (row: DenseIndex, column: DenseIndex)

  let violable: [ViolableRow]
  /// The number of roots whose ranges require linear programs.
  private(set) var coreSize = 0
  private let system: RowSystem
  /// Each column as an affine function of its root.
  private var forest = AffineForest()
  /// The range of each root that follows from rows in this root alone.
  private var bounds: [ValueRange]
  private var ranges: [ValueRange] = []
  /// The rows that contain several roots.
  private var pending: [DenseIndex]
  private var row = ResolvedRow()
  /// The number of roots that have been linked or fixed.
  private var progress = 0

  /// Creates a face and finds all ranges; `nil` if rounding has made its rows unsatisfiable.
  ///
  /// - Parameters:
  ///   - system: The required rows.
  ///   - violable: The rows that optima may violate.
  ///   - point: The values of the columns at a point of the face, without the columns of residuals, which are
  ///     the last columns. If the array is empty, a point is searched for.
  ///   - simplex: Scratch.
  init?(
    _ system: RowSystem, violable: [ViolableRow], around point: [Double] = [],
    with simplex: inout DualSimplex
  ) {
    self.system = system
    self.violable = violable
    forest.reset(count: system.columnCount)
    row.reset(rootCount: system.columnCount)
    bounds = [ValueRange](repeating: .all, count: system.columnCount)
    pending = Array(system.rowIndices)
    let origin = point.isEmpty ? [] : system.addingResiduals(to: point)
    guard usePending(), findRanges(around: origin, with: &simplex) else { return nil }
  }

  mutating func range(of column: DenseIndex) -> ValueRange {
    let (root, factor, offset) = forest.find(column)
    if root == forest.one { return .point(offset) }
    return ranges[root].scaled(by: factor).adding(.point(offset))
  }

  /// Fixes columns at values that they have together at a point of the face.
  ///
  /// - Returns: Whether the rows are satisfiable. If rounding makes them unsatisfiable, the face is unusable.
  mutating func fix(
    _ values: some Sequence<(variable: DenseIndex, value: Double)>, with simplex: inout DualSimplex
  ) -> Bool {
    for (variable, value) in values {
      let (root, factor, offset) = forest.find(variable)
      if root == forest.one { continue }
      guard narrow(root, to: .point((value - offset) / factor)) else { return false }
    }
    return usePending() && findRanges(around: [], with: &simplex)
  }

  /// Links and fixes roots until the pending rows contain several roots each; false if a row is
  /// unsatisfiable.
  ///
  /// The time is almost linear in the terms: each pass reads all pending rows.
  private mutating func usePending() -> Bool {
    for _ in 0..<Tuning.retryLimit {
      let before = progress
      var rest: [DenseIndex] = []
      for index in pending {
        row.resolve(index, of: system, by: &forest)
        guard use(index) else { return false }
        if row.count > 2 || row.count == 2 && system.headers[index].relation != .equal {
          rest.append(index)
        }
      }
      pending = rest.reversed()
      if progress == before { break }
    }
    pending.sort()
    return true
  }

  /// Uses the row just resolved if it contains at most one root, or is an equality of two; false if it is
  /// unsatisfiable.
  private mutating func use(_ index: DenseIndex) -> Bool {
    let relation = system.headers[index].relation
    var allowed = relation.interval(row.constant)
    switch (row.count, relation) {
    case (0, _): return allowed.meet(.point(0))
    case (1, _): return narrow(row.root(0), to: allowed.scaled(by: 1 / row.coefficient(0)))
    case (2, .equal): return linkPair()
    default: return true
    }
  }

  /// Narrows the bounds of a root, and fixes it if they coincide; false if they contradict each other.
  private mutating func narrow(_ root: DenseIndex, to allowed: ValueRange) -> Bool {
    guard bounds[root].meet(allowed) else { return false }
    if !bounds[root].isHeld { return true }
    let value = allowed.lower == allowed.upper ? allowed.lower : bounds[root].lower
    bounds[root] = .point(value)
    forest.fix(root, at: value)
    progress += 1
    return true
  }

  /// Links the two roots of the equality just resolved; false if their bounds contradict it.
  ///
  /// The root with the larger coefficient becomes the child, so that no error grows from parent to child.
  private mutating func linkPair() -> Bool {
    let childIsFirst = row.coefficient(0).magnitude >= row.coefficient(1).magnitude
    let (child, parent) = childIsFirst ? (0, 1) : (1, 0)
    let factor = -row.coefficient(parent) / row.coefficient(child)
    let offset = row.constant / row.coefficient(child)
    let allowed = bounds[row.root(child)].adding(.point(-offset)).scaled(by: 1 / factor)
    forest.link(row.root(child), to: row.root(parent), factor: factor, offset: offset)
    progress += 1
    return narrow(row.root(parent), to: allowed)
  }

  /// Finds the exact ranges of the roots; false if rounding has made the rows unsatisfiable.
  private mutating func findRanges(
    around origin: [Double], with simplex: inout DualSimplex
  ) -> Bool {
    var rows = SparseRows()
    var intervals: [ValueRange] = []
    for index in pending {
      row.resolve(index, of: system, by: &forest)
      var interval = system.headers[index].relation.interval(row.constant)
      if row.count == 0 {
        guard interval.meet(.point(0)) else { return false }
        continue
      }
      for term in 0..<row.count { rows.append(row.root(term), row.coefficient(term)) }
      rows.closeRow()
      intervals.append(interval)
    }
    var tree = FaceTree(rows, intervals, bounds)
    guard tree.peel() else { return false }
    let core = FaceCore(of: tree, around: origin)
    guard core.findRanges(with: &simplex, &tree), tree.spreadFromCore() else { return false }
    (ranges, coreSize) = (tree.ranges, core.columnCount)
    return true
  }
}

extension RowSystem {
  /// The values of all columns, given those of all columns except residuals.
  fileprivate func addingResiduals(to values: [Double]) -> [Double] {
    var values = values
    for row in 0..<DenseIndex(truncatingIfNeeded: rowCount) {
      // The residual is the last term of its row.
      let entries = rows.entries(of: row)
      guard let last = entries.last, Int(rows.indices[last]) == values.count else { continue }
      values.append(
        entries.dropLast().reduce(-headers[row].constant) {
          $0 + rows.values[$1] * values[rows.indices[$1]]
        })
    }
    return values
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
