/// The rows of a face that close circles, as a problem of their own: its ranges take linear programs.
struct FaceCore: Sendable {
  private var problem = LinearProblem()
  /// The column of each variable of the problem, and the variable of each column, or -1.
  private var columns: [DenseIndex] = []
  private var variables: [DenseIndex]
  /// The rows with folded columns, whose other terms make a sum that is asked for.
  private var sums: [DenseIndex] = []

  /// How many columns the core has.
  var columnCount: Int { columns.count }

  /// Collects what is left of a tree that has been peeled.
  init(of tree: FaceTree) {
    variables = [DenseIndex](repeating: -1, count: tree.ranges.count)
    for row in 0..<DenseIndex(truncatingIfNeeded: tree.rows.rowCount) where tree.isInCore(row) {
      append(row, of: tree)
    }
  }

  private mutating func append(_ row: DenseIndex, of tree: FaceTree) {
    let entries = tree.rows.entries(of: row).filter { !tree.isFolded[tree.rows.indices[$0]] }
    for entry in entries where variables[tree.rows.indices[entry]] < 0 {
      appendColumn(tree.rows.indices[entry], tree.ranges[tree.rows.indices[entry]])
    }
    let terms = entries.map {
      (variable: Int(variables[tree.rows.indices[$0]]), coefficient: tree.rows.values[$0])
    }
    appendRows(terms, tree.inward[row])
    if entries.count < tree.rows.entries(of: row).count { sums.append(row) }
  }

  private mutating func appendColumn(_ column: DenseIndex, _ range: ValueRange) {
    variables[column] = DenseIndex(truncatingIfNeeded: problem.addVariable())
    columns.append(column)
    appendRows([(variable: Int(variables[column]), coefficient: 1)], range)
  }

  private mutating func appendRows(
    _ terms: [(variable: Int, coefficient: Double)], _ range: ValueRange
  ) {
    if range.isHeld {
      _ = problem.addRow(terms, .equal, range.lower)
      return
    }
    if range.lower.isFinite { _ = problem.addRow(terms, .greaterThanOrEqual, range.lower) }
    if range.upper.isFinite { _ = problem.addRow(terms, .lessThanOrEqual, range.upper) }
  }

  /// Finds the exact range of each column, and of the sum in each row with folded columns, and
  /// passes them to the tree; false if rounding has spoilt the core.
  func findRanges(with simplex: inout DualSimplex, _ tree: inout FaceTree) -> Bool {
    let components = Components(of: problem)
    let sumsOfPart = splitSums(components, tree)
    var sumRanges = [ValueRange](repeating: .point(0), count: sums.count)
    for part in 0..<components.count {
      let own = components.variables(of: part)
      let units = own.indices.map { place in
        SparseVector(unit: DenseIndex(truncatingIfNeeded: place - own.startIndex))
      }
      simplex.system.load(ProblemPart(part, of: components, in: problem))
      guard simplex.solve() == .optimal else { return false }
      let ranges = simplex.extremes(of: units + sumsOfPart[part].map(\.terms))
      for (variable, range) in zip(own, ranges) { tree.setRange(of: columns[variable], to: range) }
      for (sum, range) in zip(sumsOfPart[part], ranges.dropFirst(own.count)) {
        sumRanges[sum.index] = sumRanges[sum.index].adding(range)
      }
    }
    for (row, range) in zip(sums, sumRanges) {
      guard tree.spread(row, range) else { return false }
    }
    return true
  }

  /// The share of a sum that one part has, by the places of its variables.
  private struct PartialSum {
    let index: Int
    var terms = SparseVector()
  }

  /// Splits the sums by parts: what shares no row moves independently, so the extremes add up.
  private func splitSums(_ components: Components, _ tree: FaceTree) -> [[PartialSum]] {
    var parts = [Int](repeating: 0, count: problem.variableCount)
    for part in 0..<components.count {
      for variable in components.variables(of: part) { parts[variable] = part }
    }
    var split = [[PartialSum]](repeating: [], count: components.count)
    for (index, row) in sums.enumerated() {
      for entry in tree.rows.entries(of: row) where !tree.isFolded[tree.rows.indices[entry]] {
        let variable = variables[tree.rows.indices[entry]]
        let part = parts[variable]
        if split[part].last?.index != index { split[part].append(PartialSum(index: index)) }
        split[part][split[part].count - 1].terms.append(
          components.placeInPart[variable], tree.rows.values[entry])
      }
    }
    return split
  }
}
