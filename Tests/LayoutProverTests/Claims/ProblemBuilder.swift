import ExactNumbers
import LayoutProver

/// A parametric problem that is built row by row.
struct ProblemBuilder {
  private(set) var problem: ParametricProblem

  /// Creates a problem without rows.
  init(variables: Int, _ parameters: [ParametricProblem.Parameter]) {
    problem = ParametricProblem(variableCount: variables, parameters: parameters)
  }

  /// A variable as a form.
  func x(_ variable: Int) -> AffineForm { AffineForm(LinearForm(variable: variable)) }

  /// A parameter as a form.
  func p(_ parameter: Int) -> AffineForm {
    AffineForm(LinearForm(variable: problem.column(ofParameter: parameter)))
  }

  /// Adds the row `left <= right`, which is required if there is no level.
  mutating func atMost(_ left: AffineForm, _ right: AffineForm, level: Int? = nil) {
    problem.add(ParametricProblem.Row(left - right, isEquation: false, level: level))
  }

  /// Adds the row `left >= right`, which is required if there is no level.
  mutating func atLeast(_ left: AffineForm, _ right: AffineForm, level: Int? = nil) {
    atMost(right, left, level: level)
  }

  /// Adds the row `left == right`, which is required if there is no level.
  mutating func equal(_ left: AffineForm, _ right: AffineForm, level: Int? = nil) {
    problem.add(ParametricProblem.Row(left - right, isEquation: true, level: level))
  }
}

extension ParametricProblem.Parameter {
  /// Creates a parameter with integers; the usual value is the lower end if it is not given.
  static func between(
    _ lower: Int64, _ upper: Int64, usual: Int64? = nil, scale: Int? = nil
  ) -> Self {
    Self(
      lower: Rational(lower), upper: Rational(upper), usual: Rational(usual ?? lower), scale: scale)
  }
}

extension AffineForm: ExpressibleByIntegerLiteral {
  /// Creates a constant form.
  public init(integerLiteral value: Int64) { self.init(constant: Rational(value)) }

  /// Creates a constant form from a fraction.
  static func fraction(_ numerator: Int64, _ denominator: Int64) -> AffineForm {
    AffineForm(constant: Rational(numerator) / Rational(denominator))
  }
}

extension Claim {
  /// Creates the claim that `left <= right`.
  static func atMost(_ left: AffineForm, _ right: AffineForm) -> Claim {
    Claim(anyAtMostZero: [left - right])
  }

  /// Creates the claim that `left >= right`.
  static func atLeast(_ left: AffineForm, _ right: AffineForm) -> Claim { atMost(right, left) }
}
