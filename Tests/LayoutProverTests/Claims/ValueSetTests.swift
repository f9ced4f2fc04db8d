import ExactNumbers
import LayoutProver
import Testing
import VFLTestSupport

@Suite("All values of a parameter that violate a claim")
struct ValueSetTests {
  @Test("the set contains exactly the sampled values at which the claim is violated")
  func samples() throws {
    var (violatedCount, intervalCount) = (0, 0)
    for index in LongTests.cases(0..<2000, short: 150) {
      var random = SplitMix64(seed: 6, case: index)
      let generator = ProblemGenerator(parameters: 1...1, rows: 5...12, scaling: 1_000_000)
      let problem = generator.problem(using: &random)
      guard let prover = Prover(problem) else { continue }
      let reference = ReferenceOptima(problem: problem)
      for _ in 0..<3 {
        let claim = generator.claim(about: problem, using: &random)
        guard let values = prover.values(of: 0, violating: [claim]) else { continue }
        intervalCount += values.intervals.count
        for value in Self.samples(problem.parameters[0], values) {
          guard let violation = reference.violation(of: claim, at: [value]) else {
            #expect(!values.contains(value), "case \(index) at \(value)")
            continue
          }
          // The reference has rounding errors, and a small violation can be ignored.
          if violation > 0.002 {
            violatedCount += 1
            #expect(values.contains(value), "case \(index) at \(value): \(violation)")
          } else if violation < 1e-6 {
            #expect(!values.contains(value), "case \(index) at \(value): \(violation)")
          }
        }
      }
    }
    #expect(violatedCount > 100 && intervalCount > 30, "\(violatedCount), \(intervalCount)")
  }

  @Test("the values without an optimum are those at which the required rows are unsatisfiable")
  func unsatisfiable() throws {
    var count = 0
    for index in LongTests.cases(0..<2000, short: 150) {
      var random = SplitMix64(seed: 7, case: index)
      let problem = Self.requiredRows(using: &random)
      guard let prover = Prover(problem) else { continue }
      let reference = ReferenceOptima(problem: problem)
      let values = prover.unsatisfiableValues(of: 0)
      count += values.intervals.count
      let ends = values.intervals.flatMap { [$0.lower, $0.upper] }
      for value in Self.samples(problem.parameters[0], values) where !ends.contains(value) {
        expectEqual(
          values.contains(value), !reference.areSatisfiable(at: [value]),
          "case \(index) at \(value)")
      }
    }
    #expect(count > 10, "\(count)")
  }

  /// Returns a problem with two variables, a parameter and a few required inequalities.
  private static func requiredRows(using random: inout SplitMix64) -> ParametricProblem {
    var problem = ParametricProblem(
      variableCount: 2, parameters: [.between(0, 40, usual: Int64(random.next(below: 41)))])
    for _ in 0..<5 {
      let terms = (0..<3).map {
        (variable: $0, coefficient: Rational(Int64(random.next(below: 5)) - 2))
      }
      let constant = Rational(Int64(random.next(below: 41)) - 30)
      problem.add(.init(AffineForm(LinearForm(terms), constant: constant), isEquation: false))
    }
    return problem
  }

  /// Values of a parameter: a grid, and values near the ends of intervals.
  private static func samples(
    _ parameter: ParametricProblem.Parameter, _ values: ValueSet
  ) -> [Rational] {
    let width = parameter.upper - parameter.lower
    let grid = (0...20).map { parameter.lower + width * Rational(Int64($0)) / 20 }
    let ends = values.intervals.flatMap { [$0.lower, $0.upper] }
    let near = ends.flatMap { end in [-1, 0, 1].map { end + Rational(Int64($0)) / 100 } }
    return (grid + near).filter { $0 >= parameter.lower && $0 <= parameter.upper }
  }
}
