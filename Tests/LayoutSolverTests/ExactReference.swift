import LayoutSolver

/// A slow and plain solver in exact arithmetic, to hold the fast one against.
///
/// All rows, and the planes `variable = 0`, cut space into cells on which each cost is linear, so an
/// optimum lies at a corner. It visits every corner, by Cramer's rule, and compares. The optimal
/// face is the hull of the optimal corners and the rays along which the cost stays the same.
struct ExactReference<Number: ExactNumber> {
  /// A point with a common denominator above 0.
  struct Point {
    var numerators: [Number]
    var denominator: Number

    func value(_ variable: Int) -> Double {
      numerators[variable].approximation / denominator.approximation
    }
  }

  let problem: ExactProblem<Number>
  /// The priorities below required, from the highest to the lowest.
  let priorities: [Double]
  /// The corners at which the problem is solved best; none if it cannot be solved.
  private(set) var optima: [Point] = []
  /// The cost of an optimum by priority, times the denominator of the first optimum.
  private(set) var costs: [Number] = []

  init(_ problem: ExactProblem<Number>) {
    self.problem = problem
    priorities = Set(problem.rows.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
    for planes in subsets(of: planes, size: problem.variableCount) {
      guard let corner = corner(of: planes), let cost = cost(at: corner) else { continue }
      consider(corner, cost)
    }
  }

  var isFeasible: Bool { !optima.isEmpty }

  /// The cost of an optimum at each priority.
  var approximateCosts: [Double] {
    costs.map { $0.approximation / optima[0].denominator.approximation }
  }

  /// The range of each variable over all optima.
  var ranges: [(lower: Double, upper: Double)] {
    var ranges = (0..<problem.variableCount).map { variable in
      let values = optima.map { $0.value(variable) }
      return (lower: values.min() ?? .nan, upper: values.max() ?? .nan)
    }
    for direction in rays {
      for (variable, part) in direction.enumerated() {
        if part < 0 { ranges[variable].lower = -.infinity }
        if part > 0 { ranges[variable].upper = .infinity }
      }
    }
    return ranges
  }

  private mutating func consider(_ corner: Point, _ cost: [Number]) {
    guard let best = optima.first else {
      optima = [corner]
      costs = cost
      return
    }
    for (new, old) in zip(cost, costs) {
      let (left, right) = (new * best.denominator, old * corner.denominator)
      if left > right { return }
      if left < right {
        optima = [corner]
        costs = cost
        return
      }
    }
    optima.append(corner)
  }

  // MARK: Corners and costs

  private typealias Plane = (coefficients: [Number], constant: Number)

  private var planes: [Plane] {
    let axes = (0..<problem.variableCount).map { axis in
      ((0..<problem.variableCount).map { Number(exactly: $0 == axis ? 1 : 0) ?? 0 }, Number.zero)
    }
    return problem.rows.map { ($0.coefficients, $0.constant) } + axes
  }

  private func corner(of planes: [Plane]) -> Point? {
    let matrix = planes.map(\.coefficients)
    let denominator = determinant(matrix)
    if denominator == 0 { return nil }
    let numerators = (0..<problem.variableCount).map { variable in
      let replaced = planes.map { plane in
        var row = plane.coefficients
        row[variable] = plane.constant
        return row
      }
      let numerator = determinant(replaced)
      return denominator < 0 ? -numerator : numerator
    }
    return Point(numerators: numerators, denominator: denominator < 0 ? -denominator : denominator)
  }

  /// The cost by priority times the denominator; nil where a required row is violated.
  private func cost(at point: Point) -> [Number]? {
    var costs = priorities.map { _ in Number.zero }
    for row in problem.rows {
      let violation = violation(of: row, at: point)
      if violation == 0 { continue }
      guard let level = priorities.firstIndex(of: row.priority), !row.isRequired else {
        return nil
      }
      costs[level] += violation
    }
    return costs
  }

  private func violation(of row: ExactProblem<Number>.Row, at point: Point) -> Number {
    var residual = -row.constant * point.denominator
    for (a, x) in zip(row.coefficients, point.numerators) { residual += a * x }
    switch row.relation {
    case .equal: return residual < 0 ? -residual : residual
    case .greaterThanOrEqual: return residual < 0 ? -residual : 0
    case .lessThanOrEqual: return residual > 0 ? residual : 0
    }
  }

  // MARK: Rays

  /// The directions of the lines in which the planes meet along which some optimum stays one for
  /// ever.
  private var rays: [[Number]] {
    guard let first = optima.first else { return [] }
    var found: [[Number]] = []
    for planes in subsets(of: planes, size: problem.variableCount - 1) {
      let line = direction(of: planes.map(\.coefficients))
      if line.allSatisfy({ $0 == 0 }) { continue }
      for ray in [line, line.map { -$0 }] where staysOptimal(first, along: ray) {
        found.append(ray)
      }
    }
    return found
  }

  /// The direction common to one plane fewer than there are variables: their cross product.
  private func direction(of rows: [[Number]]) -> [Number] {
    (0..<problem.variableCount).map { variable in
      let minor = rows.map { row in
        Array(row[..<variable]) + Array(row[(variable + 1)...])
      }
      let value = determinant(minor)
      return variable.isMultiple(of: 2) ? value : -value
    }
  }

  /// Whether the cost is the same at two points beyond everything that the ray crosses.
  ///
  /// The directions in which one optimum can be left for ever are those of all optima.
  private func staysOptimal(_ start: Point, along ray: [Number]) -> Bool {
    var far: Number = 1
    for row in problem.rows {
      var size = row.constant * start.denominator
      for (a, x) in zip(row.coefficients, start.numerators) { size -= a * x }
      far += size < 0 ? -size : size
    }
    for distance in [far, far + far] {
      var point = start
      for variable in ray.indices {
        point.numerators[variable] += ray[variable] * distance * start.denominator
      }
      guard let cost = cost(at: point), cost == costs else { return false }
    }
    return true
  }

  // MARK: Arithmetic

  private func determinant(_ matrix: [[Number]]) -> Number {
    switch matrix.count {
    case 0: return 1
    case 1: return matrix[0][0]
    case 2: return matrix[0][0] * matrix[1][1] - matrix[0][1] * matrix[1][0]
    default:
      var sum = Number.zero
      for column in matrix.indices where matrix[0][column] != 0 {
        let minor = matrix.dropFirst().map { row in
          Array(row[..<column]) + Array(row[(column + 1)...])
        }
        let term = matrix[0][column] * determinant(minor)
        sum += column.isMultiple(of: 2) ? term : -term
      }
      return sum
    }
  }

  private func subsets(of planes: [Plane], size: Int) -> [[Plane]] {
    if size == 0 { return [[]] }
    return planes.indices.flatMap { first in
      subsets(of: Array(planes[(first + 1)...]), size: size - 1).map { [planes[first]] + $0 }
    }
  }
}
