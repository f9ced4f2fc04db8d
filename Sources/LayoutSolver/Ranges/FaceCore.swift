/// The core of a face: the rows of cycles, as a problem.
///
/// Finding its ranges requires linear programs. If a point of the face is known, the variables are
/// differences from this point, so the problem is solved if all of them are 0.
struct FaceCore: Sendable {
  /// What a variable of the core stands for.
  private enum Subject {
    case column(DenseIndex)
    /// The sum of the unfolded terms of a row with folded columns.
    case sum(row: DenseIndex)
  }

  private var problem = LinearProblem()
  private var subjects: [Subject] = []
  /// The value of each variable at a point of the face; 0 if no point is known.
  private var origins: [Double] = []
  private let hasOrigin: Bool
  private var isFinite = true

  var columnCount: Int { subjects.count }

  /// Creates the core of a tree that has been peeled.
  ///
  /// - Parameter point: The values of the columns at a point of the face; empty if no point is known.
  init(of tree: FaceTree, around point: [Double]) {
    hasOrigin = !point.isEmpty
    var variables = [Int?](repeating: nil, count: tree.ranges.count)
    for row in 0..<DenseIndex(truncatingIfNeeded: tree.rows.rowCount) where tree.isInCore(row) {
      let entries = tree.rows.entries(of: row).filter { !tree.isFolded[tree.rows.indices[$0]] }
      var terms: [(variable: Int, coefficient: Double)] = []
      for entry in entries {
        let column = tree.rows.indices[entry]
        let variable =
          variables[column]
          ?? addVariable(.column(column), at: hasOrigin ? point[column] : 0, tree.ranges[column])
        variables[column] = variable
        terms.append((variable, tree.rows.values[entry]))
      }
      if entries.count == tree.rows.entries(of: row).count {
        addRows(terms, tree.inward[row])
      } else {
        let value = terms.reduce(0) { $0 + $1.coefficient * origins[$1.variable] }
        let sum = addVariable(.sum(row: row), at: value, tree.inward[row])
        addRow(terms + [(sum, -1)], .equal, 0)
      }
    }
  }

  private mutating func addVariable(
    _ subject: Subject, at origin: Double, _ range: ValueRange
  ) -> Int {
    let variable = problem.addVariable()
    subjects.append(subject)
    origins.append(origin)
    addRows([(variable, 1)], range)
    return variable
  }

  private mutating func addRows(
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
    for (variable, coefficient) in terms where hasOrigin {
      let part = coefficient * origins[variable]
      rest -= part
      magnitude += part.magnitude
    }
    // The row is satisfied exactly at the origin, except for a rounding error.
    if hasOrigin && !Tolerance.isViolation(rest, magnitude: magnitude) { rest = 0 }
    guard rest.isFinite, terms.allSatisfy({ $0.coefficient.isFinite }) else {
      isFinite = false
      return
    }
    _ = problem.addRow(terms, relation, rest)
  }

  /// Finds the exact ranges of the core's columns and of the columns that are folded into its rows, and
  /// passes them to the tree; false if rounding has falsified the core.
  func findRanges(with simplex: inout DualSimplex, _ tree: inout FaceTree) -> Bool {
    guard isFinite else { return false }
    let components = Components(of: problem)
    for part in 0..<components.count {
      let own = components.variables(of: part)
      simplex.system.load(Subproblem(part, of: components, in: problem).problem)
      guard simplex.solve(fromOrigin: hasOrigin) == .optimal else { return false }
      let ranges = simplex.extremes(ofColumnsPreferringSteep: hasOrigin)
      if hasOrigin {
        guard ranges.allSatisfy({ $0.holdsOrigin }), simplex.extremesAreSound() else {
          return false
        }
      }
      for (variable, difference) in zip(own, ranges) {
        let range = difference.adding(.point(origins[variable]))
        switch subjects[variable] {
        case .column(let column): tree.ranges[column] = range
        case .sum(let row): if !tree.spread(row, range) { return false }
        }
      }
    }
    return true
  }
}

extension ValueRange {
  /// Whether 0 is one of the values, except for a rounding error.
  fileprivate var holdsOrigin: Bool {
    lower <= Tolerance.point && upper >= -Tolerance.point
  }
}
