import ExactNumbers
import LayoutProver
import LayoutSolver
import Testing

/// The optima of a parametric problem at single points, as the simplex of the solver computes them.
///
/// The solver shares no code with the prover, and it has its own tests.
struct ReferenceOptima {
  let problem: ParametricProblem

  /// A violation that is at least this large has no limit.
  private static let large = 1e6

  /// Returns whether the required rows are satisfiable at a point.
  func areSatisfiable(at point: [Rational]) -> Bool {
    values(of: linearProblem(at: point)) != nil
  }

  /// Returns the largest violation of a claim in all optima at a point: infinity if there is no limit, and
  /// `nil` if the required rows are unsatisfiable there.
  ///
  /// A row of the lowest priority maximizes the smallest form of the claim.
  func violation(of claim: Claim, at point: [Rational]) -> Double? {
    var system = linearProblem(at: point)
    let smallest = system.addVariable()
    for form in claim.forms {
      var (terms, constant) = evaluated(form, at: point)
      terms.append((smallest, -1))
      _ = system.addRow(terms, .greaterThanOrEqual, -constant)
    }
    _ = system.addRow([(smallest, 1)], .greaterThanOrEqual, Self.large, priority: 1)
    guard let value = values(of: system)?[smallest] else { return nil }
    return value > 0.9 * Self.large ? .infinity : value
  }

  /// Returns the width of each variable's range in all optima at a point: infinity if there is no limit, and
  /// `nil` if the required rows are unsatisfiable there.
  func widths(at point: [Rational]) -> [Double]? {
    var backend = SimplexBackend()
    guard case .optimal = backend.solve(linearProblem(at: point)) else { return nil }
    var widths = [Double](repeating: 0, count: problem.variableCount)
    for free in backend.freeVariables() { widths[free.variable] = free.upper - free.lower }
    return widths
  }

  private func values(of system: LinearProblem) -> [Double]? {
    var backend = SimplexBackend()
    guard case .optimal(let values) = backend.solve(system) else { return nil }
    if !backend.isVerified { Issue.record("the reference is not verified") }
    return values
  }

  private func linearProblem(at point: [Rational]) -> LinearProblem {
    var system = LinearProblem(variableCount: problem.variableCount)
    for row in problem.rows {
      let (terms, constant) = evaluated(row.form, at: point)
      let priority = row.level.map { 900 - 10 * Double($0) } ?? LinearProblem.requiredPriority
      _ = system.addRow(
        terms, row.isEquation ? .equal : .lessThanOrEqual, -constant, priority: priority)
    }
    return system
  }

  /// Returns the terms of the variables, and the constant that includes the parameters.
  private func evaluated(
    _ form: AffineForm, at point: [Rational]
  ) -> (terms: [(variable: Int, coefficient: Double)], constant: Double) {
    var terms: [(variable: Int, coefficient: Double)] = []
    var constant = form.constant
    for term in form.linear.terms {
      if term.index < problem.variableCount {
        terms.append((term.index, term.coefficient.quotient))
      } else {
        constant += term.coefficient * point[term.index - problem.variableCount]
      }
    }
    return (terms, constant.quotient)
  }
}

extension Rational {
  /// The quotient of the terms, which is independent of the conversion that the prover contains.
  ///
  /// The digits of terms that are too large for a 64-bit integer are parsed.
  var quotient: Double {
    (Double(numerator.description) ?? .nan) / (Double(denominator.description) ?? .nan)
  }
}
