import ExactNumbers
import VFLTestSupport

@testable import LayoutProver

/// Random systems.
struct SystemGenerator {
  /// The number of variables.
  var variables = 2...6
  /// The number of rows.
  var rows = 2...8
  /// The coefficients.
  var coefficients = [-2, -1, -1, 0, 0, 1, 1, 3]
  /// The largest bound.
  var largest = 6
  /// Whether each variable has both bounds.
  var isBounded = false

  /// Returns a system.
  func system(using random: inout SplitMix64) -> LinearSystem {
    let count = random.pick(variables)
    let bounds = (0..<count).map { _ in self.bounds(isBounded: isBounded, using: &random) }
    let rows = (0..<random.pick(rows)).map { _ in
      let terms = (0..<count).map { variable in
        (variable: variable, coefficient: Rational(Int64(random.element(coefficients))))
      }
      return (form: LinearForm(terms), bounds: self.bounds(isBounded: false, using: &random))
    }
    return LinearSystem(bounds: bounds, rows: rows)
  }

  private func bounds(
    isBounded: Bool, using random: inout SplitMix64
  ) -> ExactSimplex.Bounds {
    let lower = Rational(Int64(random.next(below: 2 * largest + 1) - largest)) / 2
    let upper = lower + Rational(Int64(random.next(below: largest + 1)))
    switch isBounded ? 5 : random.next(below: 6) {
    case 0: return .free
    case 1: return ExactSimplex.Bounds(lower: nil, upper: upper)
    case 2: return ExactSimplex.Bounds(lower: lower, upper: nil)
    case 3: return .exactly(lower)
    default: return ExactSimplex.Bounds(lower: lower, upper: upper)
    }
  }
}
