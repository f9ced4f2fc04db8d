import ExactNumbers
import LayoutProver
import VFLTestSupport

/// Random parametric problems and claims that resemble layouts.
struct ProblemGenerator {
  /// The number of variables.
  var variables = 2...6
  /// The number of parameters.
  var parameters = 1...4
  /// The number of rows.
  var rows = 3...10
  /// The number of levels.
  var levels = 1...3
  /// The constants of rows are multiples of this number.
  var unit: Int64 = 5
  /// One row in this number repeats an earlier row, possibly at another level.
  var repetition = 8
  /// One parameter in this number is scaled by an earlier parameter.
  var scaling = 4

  private static let coefficients = [(-2, 1), (-1, 1), (-1, 2), (1, 2), (1, 1), (2, 1)].map {
    Rational(numerator: $0.0, denominator: $0.1) ?? .one
  }

  /// Returns a problem.
  func problem(using random: inout SplitMix64) -> ParametricProblem {
    var problem = ParametricProblem(
      variableCount: random.pick(variables), parameters: intervals(using: &random))
    let levelCount = random.pick(levels)
    let rowCount = random.pick(rows)
    while problem.rows.count < rowCount {
      if !problem.rows.isEmpty, random.next(below: repetition) == 0 {
        let earlier = problem.rows[random.next(below: problem.rows.count)]
        let level = random.next(below: 3) == 0 ? earlier.level : random.next(below: levelCount)
        problem.add(.init(earlier.form, isEquation: earlier.isEquation, level: level))
      } else {
        addRows(to: &problem, levelCount, using: &random)
      }
    }
    return problem
  }

  private func intervals(using random: inout SplitMix64) -> [ParametricProblem.Parameter] {
    var scales: [Int] = []
    return (0..<random.pick(parameters)).map { index in
      let isScale = random.next(below: scaling) == 0
      var lower = Rational(Int64(random.next(below: 9)) * unit)
      var width = Rational(Int64([0, 1, 2, 4, 10, 20][random.next(below: 6)]) * unit)
      let position = Rational(Int64(random.next(below: 5))) / 4
      if !isScale, let scale = scales.last, random.next(below: 2) == 0 {
        return .init(
          lower: lower, upper: lower + width, usual: lower + position * width, scale: scale)
      }
      if isScale {
        scales.append(index)
        lower = Rational(Int64(1 + random.next(below: 4))) / 2
        width = Rational(Int64(random.next(below: 5))) / 2
        return .init(
          lower: Swift.min(lower, 2), upper: Swift.max(2, lower + width), usual: 2)
      }
      if random.next(below: 4) == 0 { lower -= Rational(10 * unit) }
      return .init(lower: lower, upper: lower + width, usual: lower + position * width)
    }
  }

  /// Adds one or two rows.
  private func addRows(
    to problem: inout ParametricProblem, _ levelCount: Int, using random: inout SplitMix64
  ) {
    let level = random.next(below: 5) < 2 ? nil : random.next(below: levelCount)
    let size = constant(problem, using: &random)
    let (first, second) = (variable(problem, using: &random), variable(problem, using: &random))
    switch random.next(below: 10) {
    case 0, 1:
      problem.add(.init(first - second + size, isEquation: false, level: level))
    case 2:
      problem.add(.init(first - second + size, isEquation: true, level: level))
    case 3, 4:
      // A view that may be neither wider nor narrower than its content.
      let other = random.next(below: levelCount)
      problem.add(.init(second - first - size, isEquation: false, level: level ?? 0))
      problem.add(.init(first - second + size, isEquation: false, level: other))
    case 5:
      problem.add(.init(first - size, isEquation: random.next(below: 3) == 0, level: level))
    case 6:
      problem.add(.init(size - first, isEquation: false, level: level))
    case 7:
      let other = variable(problem, using: &random) - variable(problem, using: &random)
      problem.add(.init(first - second - other, isEquation: true, level: level))
    default:
      let form = form(problem, terms: 1...3, using: &random)
      problem.add(.init(form, isEquation: random.next(below: 4) == 0, level: level))
    }
  }

  private func variable(
    _ problem: ParametricProblem, using random: inout SplitMix64
  ) -> AffineForm {
    AffineForm(LinearForm(variable: random.next(below: problem.variableCount)))
  }

  /// Returns a constant, a parameter or both.
  private func constant(
    _ problem: ParametricProblem, using random: inout SplitMix64
  ) -> AffineForm {
    var form = AffineForm(constant: Rational(Int64(random.next(below: 5)) * unit))
    if random.next(below: 2) == 0 {
      let column = problem.column(ofParameter: random.next(below: problem.parameters.count))
      form.add(AffineForm(LinearForm(variable: column)), times: random.element(Self.coefficients))
    }
    return form
  }

  /// Returns a form with some variables.
  private func form(
    _ problem: ParametricProblem, terms: ClosedRange<Int>, using random: inout SplitMix64
  ) -> AffineForm {
    var form = constant(problem, using: &random)
    for _ in 0..<random.pick(terms) {
      form.add(variable(problem, using: &random), times: random.element(Self.coefficients))
    }
    return form
  }

  /// Returns a claim with one, two or four forms.
  func claim(about problem: ParametricProblem, using random: inout SplitMix64) -> Claim {
    switch random.next(below: 6) {
    case 0:
      return Claim(
        anyAtMostZero: (0..<2).map { _ in form(problem, terms: 1...2, using: &random) })
    case 1:
      // Two rectangles do not overlap.
      let edges = (0..<4).map { _ in variable(problem, using: &random) }
      let (width, height) = (constant(problem, using: &random), AffineForm(constant: 10))
      return Claim(
        anyAtMostZero: [
          edges[0] + width - edges[1], edges[1] + width - edges[0],
          edges[2] + height - edges[3], edges[3] + height - edges[2],
        ])
    default:
      return Claim(anyAtMostZero: [form(problem, terms: 1...3, using: &random)])
    }
  }
}

extension SplitMix64 {
  /// Returns a random number in a range.
  mutating func pick(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + next(below: range.count)
  }

  /// Returns a random element.
  mutating func element<Element>(_ elements: [Element]) -> Element {
    elements[next(below: elements.count)]
  }
}
