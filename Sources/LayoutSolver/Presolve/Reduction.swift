/// The result of presolve: the columns that are left, and how to compute all variables from them.
struct Reduction: Sendable {
  /// A variable that no required equality has expressed with another variable.
  struct Root: Sendable {
    /// The tightest required bounds.
    private(set) var lower = -Double.infinity
    private(set) var upper = Double.infinity
    /// The column of the reduced system, if any.
    var column: DenseIndex?

    /// Whether the root has a lower bound, which is infinite if it has overflowed.
    var hasLower: Bool { lower > -.infinity }
    /// Whether the root has an upper bound, which is infinite if it has overflowed.
    var hasUpper: Bool { upper < .infinity }
    /// Whether the root has a bound.
    var isBounded: Bool { hasLower || hasUpper }
    /// Whether the bounds contradict each other.
    var isContradictory: Bool {
      lower > upper && Tolerance.isViolation(lower - upper, magnitude: lower.magnitude)
    }

    /// Adds a bound.
    @inline(__always)
    mutating func tighten(_ bound: Bound) {
      if bound.isLower {
        lower = Swift.max(lower, bound.value)
      } else {
        upper = Swift.min(upper, bound.value)
      }
    }

    /// The bound on one side.
    subscript(isLower isLower: Bool) -> Double {
      get { isLower ? lower : upper }
      set { if isLower { lower = newValue } else { upper = newValue } }
    }
  }

  /// A bound of a root that follows from a required inequality.
  struct Bound {
    let root: DenseIndex
    /// The coefficient of the root in the inequality.
    let coefficient: Double
    let isLower: Bool
    let value: Double

    /// Creates the bound, or returns `nil` if a row does not contain exactly one root.
    @inline(__always)
    init?(_ row: borrowing ResolvedRow, _ relation: RowRelation) {
      if row.count != 1 || relation == .equal { return nil }
      (root, coefficient) = (row.root(0), row.coefficient(0))
      isLower = (relation == .greaterThanOrEqual) == (coefficient > 0)
      value = row.constant / coefficient
    }
  }

  /// Each variable as an affine function of its root.
  private(set) var forest = AffineForest()
  /// The bounds and the column of each variable that is a root; other variables have neither.
  private(set) var roots: [Root] = []
  /// The root of each column.
  private(set) var rootOfColumn: [DenseIndex] = []
  /// The eliminated roots that are computed from other roots.
  private(set) var definitions = Definitions()
  /// The number of bounds, which are the first rows of the reduced system.
  private(set) var boundCount = 0
  /// Whether a variable can have several values at the optimum, whatever the values of the columns are.
  private(set) var leavesFreedom = false

  /// The node of ``forest`` for all variables with known values.
  var one: DenseIndex { forest.one }

  // MARK: Values

  /// Computes the values of all variables from the values of the columns.
  ///
  /// - Parameters:
  ///   - scales: The factor of each column; empty if all are 1.
  ///   - values: The values, with one element more than there are variables. A variable without rows and
  ///     bounds keeps its value.
  @inline(__always)
  func expand(_ columns: [Double], scales: [Double] = [], into values: inout [Double]) {
    Reduction.writeRoots(rootOfColumn, columns, scales, to: &values)
    definitions.restore(&values, areRates: false)
    forest.spread(&values)
  }

  private static func writeRoots(
    _ roots: [DenseIndex], _ columns: [Double], _ scales: [Double], to values: inout [Double]
  ) {
    let (roots, columns, scales) = (roots.span, columns.span, scales.span)
    var values = values.mutableSpan
    // This check makes the checks inside the loop redundant.
    precondition(roots.count <= columns.count, "columns have values")
    // Adding 0 replaces -0 by 0.
    if scales.isEmpty {
      for column in roots.indices { values[Int(roots[column])] = columns[column] + 0 }
    } else {
      for column in roots.indices {
        values[Int(roots[column])] = columns[column] * scales[column] + 0
      }
    }
  }

  /// Returns the values of all variables for the given values of the columns.
  func expand(_ columns: [Double]) -> [Double] {
    var values = [Double](repeating: 0, count: Int(one) + 1)
    expand(columns, into: &values)
    values.removeLast()
    return values
  }

  /// Returns the rates of all variables for the given rates of the columns.
  func expandRates(_ columns: [Double]) -> [Double] {
    var rates = [Double](repeating: 0, count: Int(one) + 1)
    Reduction.writeRoots(rootOfColumn, columns, [], to: &rates)
    definitions.restore(&rates, areRates: true)
    forest.spreadRates(&rates)
    rates.removeLast()
    return rates
  }

  /// Returns the root of a variable, and the factor and offset in `variable = factor · root + offset`.
  mutating func find(
    _ variable: DenseIndex
  ) -> (root: DenseIndex, factor: Double, offset: Double) { forest.find(variable) }

  /// Returns the constant of a row after its terms are written as sums of roots.
  @inline(__always)
  func constant(_ constant: Double, of row: LinearProblem.Row, _ terms: [RowTerm]) -> Double {
    // The parent of each variable is its root.
    var constant = constant
    let (terms, nodes) = (terms.span, forest.nodes.span)
    for term in row.terms {
      constant -= terms[term].coefficient * nodes[Int(terms[term].variable)].offset
    }
    return constant
  }

  // MARK: Changes of a live layout

  /// Adds a column, for a root or for the difference between the sides of a row, which has no root.
  mutating func addColumn(of root: DenseIndex? = nil) {
    if let root { roots[root].column = DenseIndex(truncatingIfNeeded: rootOfColumn.count) }
    rootOfColumn.append(root ?? one)
  }

  /// Adds variables, which become roots, until there are at least the given number.
  mutating func makeRoom(for variableCount: Int) {
    if variableCount <= roots.count { return }
    let before = one
    let count = variableCount + variableCount / Tuning.share + Tuning.share
    forest.grow(to: count)
    roots.append(contentsOf: repeatElement(Root(), count: count - roots.count))
    for column in rootOfColumn.indices where rootOfColumn[column] == before {
      rootOfColumn[column] = one
    }
  }

  /// Changes a bound of a root.
  mutating func setBound(_ bound: Bound, to value: Double) {
    roots[bound.root][isLower: bound.isLower] = value
  }

  /// Writes a row as a sum of roots.
  mutating func resolve(
    _ row: LinearProblem.Row, _ terms: [RowTerm], into sum: inout ResolvedRow
  ) {
    sum.resolve(row, terms, by: &forest)
  }
}

extension Reduction {
  /// Creates the reduction with the result of presolve.
  init(
    _ forest: AffineForest, _ roots: [Root], columns rootOfColumn: [DenseIndex],
    _ definitions: Definitions, boundCount: Int, leavesFreedom: Bool
  ) {
    self.forest = forest
    self.roots = roots
    self.rootOfColumn = rootOfColumn
    self.definitions = definitions
    self.boundCount = boundCount
    self.leavesFreedom = leavesFreedom
  }
}
