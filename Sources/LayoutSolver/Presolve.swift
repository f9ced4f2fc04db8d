/// Makes a system smaller before it is solved, and its solution whole again afterwards.
///
/// - Required equalities that leave two variables link them, and those that leave one fix it.
/// - Required inequalities in one variable become bounds, of which the tightest stay.
/// - A variable in a single row can always satisfy it; both go, and the value is computed at the end.
///
/// Most of a layout is required equalities, so little is left. Every step keeps the optimal values of
/// what is left and reads off the rest, hence optima stay optima; an infeasible system may lose its
/// reasons, so it is solved again as it was written. Nearly linear in the non-zeros.
struct Presolve: Sendable {
  /// What is left to be solved.
  var reduced = RowSystem()
  /// Whether some variable may take several values without cost, whatever the rest is.
  private(set) var leavesFreedom = false

  private var forest = AffineForest()
  private var row = ResolvedRow()
  /// The places of the required equalities that still have several roots.
  private var pending: [DenseIndex] = []
  private var stillPending: [DenseIndex] = []
  private var isLinked: [Bool] = []
  /// In how many rows each root stands, those of the variables linked to it included.
  private var occurrences: [DenseIndex] = []
  /// The tightest required bounds of each root.
  private(set) var lowerBounds: [Double] = []
  private(set) var upperBounds: [Double] = []
  /// The rows left, over roots.
  private(set) var kept = RowSystem()
  private(set) var singletons = SingletonElimination()
  /// The roots left in the order of their columns, and the column of each root.
  private(set) var rootOfColumn: [DenseIndex] = []
  private var columnOfRoot: [DenseIndex] = []
  private var values: [Double] = []

  /// How often the equalities are gone through for new links.
  private static let passLimit = 8
  /// How much larger than the other coefficient of a link the child's may be passed over for.
  private static let linkRatio = 1e6

  /// Reduces a part of a problem; false if its required rows contradict each other.
  mutating func reduce(_ part: ProblemPart) -> Bool {
    reset(part)
    guard linkEqualities(of: part), keepRows(of: part) else { return false }
    singletons.run(on: kept, bounded: { lowerBounds[$0].isFinite || upperBounds[$0].isFinite })
    leavesFreedom = singletons.leavesFreedom
    return buildReduced()
  }

  /// The values of all variables, given those of the columns of the reduced system.
  mutating func expand(_ columnValues: some Sequence<Double>) -> [Double] {
    for (root, value) in zip(rootOfColumn, columnValues) { values[root] = value }
    singletons.restore(&values)
    return (0..<forest.one).map { variable in
      let (root, factor, offset) = forest.find(variable)
      return root == forest.one ? offset : factor * values[root] + offset
    }
  }

  /// The root of all variables with a known value.
  var one: DenseIndex { forest.one }

  /// The root of a variable and the map from its value to the variable's.
  mutating func find(
    _ variable: DenseIndex
  ) -> (root: DenseIndex, factor: Double, offset: Double) { forest.find(variable) }

  private mutating func reset(_ part: ProblemPart) {
    let columnCount = part.columnCount
    forest.reset(count: columnCount)
    row.reset(columnCount: columnCount)
    isLinked.refill(false, count: part.rows.count)
    lowerBounds.refill(-.infinity, count: columnCount)
    upperBounds.refill(.infinity, count: columnCount)
    values.refill(0, count: columnCount)
    occurrences.refill(0, count: columnCount)
    kept.reset(columnCount: columnCount, levelCount: part.priorities.count)
  }

  // MARK: Links

  /// Links and fixes variables until no required equality with at most two roots is left.
  private mutating func linkEqualities(of part: ProblemPart) -> Bool {
    collectEqualities(of: part)
    for _ in 0..<Presolve.passLimit {
      let before = pending.count
      stillPending.removeAll(keepingCapacity: true)
      for place in pending {
        row.resolve(part.rows[place], of: part, by: &forest)
        if row.count > 2 {
          stillPending.append(place)
          continue
        }
        isLinked[place] = true
        if !useEquality() { return false }
      }
      swap(&pending, &stillPending)
      if pending.isEmpty || pending.count == before { break }
    }
    return true
  }

  /// Collects the required equalities, and counts the occurrences of all variables on the way.
  private mutating func collectEqualities(of part: ProblemPart) {
    pending.removeAll(keepingCapacity: true)
    for (place, row) in part.rows.enumerated() {
      if part.problem.relations[row] == .equal && part.problem.isRequired(Int(row)) {
        pending.append(DenseIndex(truncatingIfNeeded: place))
      }
      for term in part.problem.termRange(of: Int(row)) {
        occurrences[part.placeInPart[part.problem.termVariables[term]]] += 1
      }
    }
  }

  /// Links or fixes by the equality just resolved; false if it cannot hold.
  private mutating func useEquality() -> Bool {
    switch row.count {
    case 0: return !Tolerance.isViolation(row.constant, magnitude: row.magnitude)
    case 1: forest.fix(row.column(0), at: row.constant / row.coefficient(0))
    default: linkPair()
    }
    return true
  }

  private mutating func linkPair() {
    let ratio = (row.coefficient(0) / row.coefficient(1)).magnitude
    let childIsFirst: Bool
    if ratio > Presolve.linkRatio || ratio < 1 / Presolve.linkRatio {
      // A child's error is its parent's, multiplied: the larger coefficient makes the child.
      childIsFirst = ratio > 1
    } else {
      childIsFirst = occurrences[row.column(0)] < occurrences[row.column(1)]
    }
    let (child, parent) = childIsFirst ? (0, 1) : (1, 0)
    forest.link(
      row.column(child), to: row.column(parent),
      factor: -row.coefficient(parent) / row.coefficient(child),
      offset: row.constant / row.coefficient(child))
    occurrences[row.column(parent)] += occurrences[row.column(child)]
  }

  // MARK: Rows

  /// Keeps the rows that still say something, over roots; false if one cannot hold.
  private mutating func keepRows(of part: ProblemPart) -> Bool {
    for (place, index) in part.rows.enumerated() where !isLinked[place] {
      row.resolve(index, of: part, by: &forest)
      let level = part.level(of: index)
      let relation = part.problem.relations[index]
      if row.count == 0 {
        if level == RowSystem.required && isFalse(relation) { return false }
      } else if row.count == 1 && level == RowSystem.required && relation != .equal {
        tightenBound(relation)
      } else {
        kept.append(row, relation, level: level, weight: part.problem.weights[index])
      }
    }
    return true
  }

  /// Whether `0 relation constant` does not hold for the row just resolved.
  private func isFalse(_ relation: RowRelation) -> Bool {
    if !Tolerance.isViolation(row.constant, magnitude: row.magnitude) { return false }
    switch relation {
    case .equal: return true
    case .greaterThanOrEqual: return row.constant > 0
    case .lessThanOrEqual: return row.constant < 0
    }
  }

  private mutating func tightenBound(_ relation: RowRelation) {
    let column = row.column(0)
    let bound = row.constant / row.coefficient(0)
    if (relation == .greaterThanOrEqual) == (row.coefficient(0) > 0) {
      lowerBounds[column] = Swift.max(lowerBounds[column], bound)
    } else {
      upperBounds[column] = Swift.min(upperBounds[column], bound)
    }
  }

  // MARK: The reduced system

  /// Numbers the roots that are left and copies their bounds and rows; false if bounds cross.
  private mutating func buildReduced() -> Bool {
    numberColumns()
    reduced.reset(columnCount: rootOfColumn.count, levelCount: kept.levelCount)
    for (column, root) in rootOfColumn.enumerated() {
      let (lower, upper) = (lowerBounds[root], upperBounds[root])
      if lower > upper && Tolerance.isViolation(lower - upper, magnitude: lower.magnitude) {
        return false
      }
      let column = DenseIndex(truncatingIfNeeded: column)
      if lower.isFinite { reduced.appendBound(column, .greaterThanOrEqual, lower) }
      if upper.isFinite { reduced.appendBound(column, .lessThanOrEqual, upper) }
    }
    for row in 0..<DenseIndex(truncatingIfNeeded: kept.rowCount) where !singletons.removed(row) {
      reduced.append(row, of: kept, renaming: columnOfRoot)
    }
    return true
  }

  /// Gives a column to each root in a row or with a bound; a root with neither is free.
  private mutating func numberColumns() {
    rootOfColumn.removeAll(keepingCapacity: true)
    columnOfRoot.refill(-1, count: kept.columnCount)
    for root in 0..<forest.one where forest.isRoot(root) && !singletons.removedColumn(root) {
      if singletons.rowCount(of: root) == 0 && lowerBounds[root] == -.infinity
        && upperBounds[root] == .infinity
      {
        leavesFreedom = true
        continue
      }
      columnOfRoot[root] = DenseIndex(truncatingIfNeeded: rootOfColumn.count)
      rootOfColumn.append(root)
    }
  }
}
