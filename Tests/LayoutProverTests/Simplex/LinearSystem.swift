import ExactNumbers
import VFLTestSupport

@testable import LayoutProver

/// Bounded variables and bounded forms of them, which a simplex and a slow reference solve.
struct LinearSystem {
  /// The bounds of the first variables.
  var bounds: [ExactSimplex.Bounds]
  /// The forms, with their bounds.
  var rows: [(form: LinearForm, bounds: ExactSimplex.Bounds)]

  /// A simplex with these variables and rows.
  ///
  /// The values of variables without a lower bound are 0 or their upper bounds.
  var simplex: ExactSimplex {
    var simplex = ExactSimplex()
    for bounds in bounds {
      let value = bounds.lower ?? bounds.upper.map { Swift.min(.zero, $0) } ?? .zero
      _ = simplex.addVariable(bounds, value: value)
    }
    for row in rows { _ = simplex.addVariable(equalTo: row.form, row.bounds) }
    return simplex
  }

  /// Returns a value for each variable of the simplex, given values of the first variables.
  func allValues(_ values: [Rational]) -> [Rational] {
    values + rows.map { row in row.form.value { values[$0] } }
  }

  /// All bounds, in the order of the variables of the simplex.
  var allBounds: [ExactSimplex.Bounds] { bounds + rows.map { $0.bounds } }

  /// Returns whether values of the first variables satisfy all bounds.
  func areSatisfied(by values: [Rational]) -> Bool {
    zip(allBounds, allValues(values)).allSatisfy { $0.contains($1) }
  }

  /// Returns whether a simplex still has the original equations, and values that satisfy them.
  func agrees(with simplex: ExactSimplex) -> Bool {
    if allValues(Array(simplex.values[..<bounds.count]))
      != Array(simplex.values[..<allBounds.count])
    {
      return false
    }
    // Values that satisfy the original equations satisfy the current equations.
    var random = SplitMix64(seed: 9)
    let values = allValues(bounds.map { _ in Rational(Int64(random.next(below: 2000)) - 1000) })
    return zip(simplex.basicVariables, simplex.rows).allSatisfy { variable, form in
      variable >= values.count
        || form.terms.contains { $0.index >= values.count }
        || form.value { values[$0] } == values[variable]
    }
  }

  /// The vertices: the points at which as many bounds as there are variables are reached.
  ///
  /// - Complexity: exponential.
  var vertices: [[Rational]] {
    var equations: [[Rational]] = []
    for (index, bounds) in allBounds.enumerated() {
      let form =
        index < self.bounds.count
        ? LinearForm(variable: index) : rows[index - self.bounds.count].form
      for limit in Set([bounds.lower, bounds.upper].compactMap { $0 }) {
        equations.append(self.bounds.indices.map { form[$0] } + [limit])
      }
    }
    var vertices: Set<[Rational]> = []
    func choose(_ chosen: [[Rational]], from first: Int) {
      if chosen.count == bounds.count {
        if let point = Self.solution(of: chosen), areSatisfied(by: point) {
          vertices.insert(point)
        }
        return
      }
      for index in first..<max(first, equations.count) {
        choose(chosen + [equations[index]], from: index + 1)
      }
    }
    choose([], from: 0)
    return Array(vertices)
  }

  /// Returns the solution of as many equations as there are unknowns; `nil` if it is not unique.
  private static func solution(of equations: [[Rational]]) -> [Rational]? {
    var rows = equations
    let count = rows.count
    for column in 0..<count {
      guard let pivot = (column..<count).first(where: { !rows[$0][column].isZero }) else {
        return nil
      }
      rows.swapAt(column, pivot)
      let inverse = rows[column][column].reciprocal
      rows[column] = rows[column].map { $0 * inverse }
      for other in 0..<count where other != column {
        let factor = rows[other][column]
        if factor.isZero { continue }
        rows[other] = zip(rows[other], rows[column]).map { $0 - factor * $1 }
      }
    }
    return rows.map { $0[count] }
  }
}
