/// The core of a face: the rows of cycles, as a problem.
///
/// Finding its ranges requires linear programs.
///
/// If a point of the face is known, the variables are differences from this point, so the problem is solved
/// if all of them are 0.
struct FaceCore: Sendable {
  private var problem = LinearProblem()
  /// The values of the columns at a point of the face; empty if no point is known.
  private let origin: [Double]
  /// The column of each variable of the problem, and the variable of each column, or -1.
  private var columns: [DenseIndex] = []
  private var variables: [DenseIndex]
  /// The rows with folded columns.
  ///
  /// The range of the sum of their other terms is required.
  private var sums: [DenseIndex] = []
  /// Whether all constants are finite.
  private var isFinite = true

  /// The number of columns of the core.
  var columnCount: Int { columns.count }

  /// Creates the core of a tree that has been peeled.
  ///
  /// - Parameter origin: The values of the columns at a point of the face; empty if no point is known.
  init(of tree: FaceTree, around origin: [Double]) {
    self.origin = origin
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
      addRow(terms, .equal, range.lower)
      return
    }
    if range.lower.isFinite { addRow(terms, .greaterThanOrEqual, range.lower) }
    if range.upper.isFinite { addRow(terms, .lessThanOrEqual, range.upper) }
  }

  private mutating func addRow(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: RowRelation, _ constant: Double
  ) {
    var rest = constant
    var magnitude = constant.magnitude
    if !origin.isEmpty {
      for (variable, coefficient) in terms {
        let part = coefficient * origin[columns[variable]]
        rest -= part
        magnitude += part.magnitude
      }
      // The row is satisfied at the origin except for a rounding error.
      if !Tolerance.isViolation(rest, magnitude: magnitude) { rest = 0 }
    }
    guard rest.isFinite, terms.allSatisfy({ $0.coefficient.isFinite }) else {
      isFinite = false
      return
    }
    _ = problem.addRow(terms, relation, rest)
  }

  /// The value of a column where the variables are 0.
  private func origin(of column: DenseIndex) -> Double { origin.isEmpty ? 0 : origin[column] }

  /// Finds the exact range of each column and of the required sums, and passes them to the tree; false if
  /// rounding has falsified the core.
  func findRanges(with simplex: inout DualSimplex, _ tree: inout FaceTree) -> Bool {
    guard isFinite else { return false }
    let components = Components(of: problem)
    let sumsOfPart = splitSums(components, tree)
    var sumRanges = [ValueRange](repeating: .point(0), count: sums.count)
    for part in 0..<components.count {
      let own = components.variables(of: part)
      let units = own.indices.map { index in
        SparseVector(unit: DenseIndex(truncatingIfNeeded: index - own.startIndex))
      }
      simplex.system.load(Subproblem(part, of: components, in: problem).problem)
      let verdict = origin.isEmpty ? simplex.solve() : simplex.solveFromOrigin()
      guard verdict == .optimal else { return false }
      let ranges = simplex.extremes(
        of: units + sumsOfPart[part].map { $0.terms }, prefersSteep: !origin.isEmpty)
      if !origin.isEmpty {
        guard ranges.allSatisfy({ $0.holdsOrigin }), simplex.extremesAreSound() else {
          return false
        }
      }
      for (variable, range) in zip(own, ranges) {
        let column = columns[variable]
        tree.ranges[column] = range.adding(.point(origin(of: column)))
      }
      for (sum, range) in zip(sumsOfPart[part], ranges.dropFirst(own.count)) {
        sumRanges[sum.index] = sumRanges[sum.index].adding(range).adding(.point(sum.origin))
      }
    }
    for (row, range) in zip(sums, sumRanges) {
      guard tree.spread(row, range) else { return false }
    }
    return true
  }

  /// The terms of a sum in one part.
  private struct PartialSum {
    let index: Int
    var terms = SparseVector()
    /// The value of this part of the sum where the part's variables are 0.
    var origin = 0.0
  }

  /// Splits the sums by part.
  ///
  /// Parts are independent, so the extremes of a sum are the sums of the extremes.
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
        let last = split[part].count - 1
        split[part][last].terms.append(components.numberInPart[variable], tree.rows.values[entry])
        split[part][last].origin += tree.rows.values[entry] * origin(of: columns[variable])
      }
    }
    return split
  }
}

extension ValueRange {
  /// Whether 0 is one of the values, except for a rounding error.
  fileprivate var holdsOrigin: Bool {
    lower <= Tolerance.rangeWidth && upper >= -Tolerance.rangeWidth
  }
}
