import LayoutSolver

/// A slow and simple solver in exact arithmetic, as a reference for the fast solver.
///
/// The rows and the planes `variable = 0` divide the space into cells on which each cost is linear, so there
/// is an optimum at a corner. The solver computes every corner by Cramer's rule and compares the costs. The
/// optimal face is the convex hull of the optimal corners and of the rays along which the cost stays the
/// same. Intersections of planes share the minors of all planes except the last plane, so few minors are
/// computed twice.
struct ExactReference<Number: ExactNumber> {
  typealias Point = PlaneMeetings<Number>.Point

  let problem: ExactProblem<Number>
  /// The priorities of the optional rows, from the highest to the lowest.
  let priorities: [Double]
  /// The index of each row's priority; `nil` if the row is required.
  private let levels: [Int?]
  /// The optimal corners; empty if the problem has no solution.
  private(set) var optima: [Point] = []
  /// The cost of an optimum at each priority, times the denominator of the first optimum.
  private(set) var costs: [Number] = []

  init(_ problem: ExactProblem<Number>) {
    self.problem = problem
    let priorities = Set(problem.rows.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
    self.priorities = priorities
    levels = problem.rows.map { $0.isRequired ? nil : priorities.firstIndex(of: $0.priority) }
    let meetings = PlaneMeetings(problem)
    var corners: [Point] = []
    meetings.visit(problem.variableCount) { minors in
      if let corner = meetings.corner(minors) { corners.append(corner) }
    }
    for corner in corners {
      if let cost = cost(at: corner) { consider(corner, cost) }
    }
  }

  var isFeasible: Bool { !optima.isEmpty }

  /// The cost of an optimum at each priority.
  var approximateCosts: [Double] {
    costs.map { $0.approximation / optima[0].denominator.approximation }
  }

  /// The range of each variable over all optima.
  var ranges: [(lower: Double, upper: Double)] {
    ranges(
      ofSums: (0..<problem.variableCount).map { variable in
        (0..<problem.variableCount).map { $0 == variable ? 1 : 0 }
      })
  }

  /// Returns the range of each sum of variables over all optima.
  ///
  /// A sum is given by the coefficients of the variables.
  func ranges(ofSums sums: [[Number]]) -> [(lower: Double, upper: Double)] {
    let rays = rays
    return sums.map { coefficients in
      let values = optima.map { point in
        dot(coefficients, point.numerators).approximation / point.denominator.approximation
      }
      var range = (lower: values.min() ?? .nan, upper: values.max() ?? .nan)
      for ray in rays {
        let slope = dot(coefficients, ray)
        if slope < 0 { range.lower = -.infinity }
        if slope > 0 { range.upper = .infinity }
      }
      return range
    }
  }

  private func dot(_ left: [Number], _ right: [Number]) -> Number {
    var sum: Number = 0
    for (a, x) in zip(left, right) { sum += a * x }
    return sum
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

  // MARK: Costs

  /// Returns the cost at each priority, times the point's denominator; `nil` if a required row is violated.
  private func cost(at point: Point) -> [Number]? {
    var costs = [Number](repeating: .zero, count: priorities.count)
    for row in problem.rows.indices {
      let violation = violation(of: problem.rows[row], at: point)
      if violation == 0 { continue }
      guard let level = levels[row] else { return nil }
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

  /// The directions of lines of intersection along which an optimum stays optimal to infinity.
  private var rays: [[Number]] {
    guard let first = optima.first else { return [] }
    var found: [[Number]] = []
    let meetings = PlaneMeetings(problem)
    meetings.visit(problem.variableCount - 1) { minors in
      let line = meetings.direction(minors)
      for ray in [line, line.map { -$0 }] where staysOptimal(first, along: ray) {
        found.append(ray)
      }
    }
    return found
  }

  /// Returns whether the cost stays the same at two points beyond all planes that the ray crosses.
  ///
  /// The unbounded directions are the same at every optimum.
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
}
