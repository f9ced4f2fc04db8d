import ExactNumbers
import LayoutProver
import Testing
import VFLTestSupport

@Suite("Required rows that are unsatisfiable at some points")
struct SatisfiabilityTests {
  /// The problem of two numbers that equal a parameter, the second of which is at most 50.
  private func limited(_ parameter: ParametricProblem.Parameter) -> ProblemBuilder {
    var limited = ProblemBuilder(variables: 2, [parameter])
    for variable in 0...1 { limited.equal(limited.x(variable), limited.p(0)) }
    limited.atMost(limited.x(1), 50)
    return limited
  }

  @Test("a point at which required rows are unsatisfiable is found")
  func unsatisfiable() throws {
    let prover = try #require(Prover(limited(.between(0, 100, usual: 20)).problem))
    let found = expectCounterexample(prover.decideSatisfiability())
    let value = try #require(found?.point.first)
    expectEqual(value > 50 && value <= 100, true, "\(value)")
  }

  @Test("required rows that are satisfiable up to the end of the interval are satisfiable")
  func satisfiable() throws {
    let prover = try #require(Prover(limited(.between(0, 50, usual: 20)).problem))
    expectProved(prover.decideSatisfiability())
  }

  @Test("there is no prover if the required rows are unsatisfiable at the usual point")
  func unsatisfiableUsually() {
    expectEqual(Prover(limited(.between(0, 100, usual: 60)).problem) == nil, true)
    var contradiction = ProblemBuilder(variables: 1, [.between(0, 1)])
    contradiction.atLeast(contradiction.x(0), 2)
    contradiction.atMost(contradiction.x(0), 1)
    expectEqual(Prover(contradiction.problem) == nil, true)
    var constant = ProblemBuilder(variables: 1, [.between(0, 1)])
    constant.atMost(1, 0)
    expectEqual(Prover(constant.problem) == nil, true)
    var equations = ProblemBuilder(variables: 2, [.between(0, 1)])
    equations.equal(equations.x(0), equations.x(1))
    equations.equal(equations.x(0), equations.x(1) + 1)
    expectEqual(Prover(equations.problem) == nil, true)
  }

  @Test("a claim need not apply where the required rows are unsatisfiable")
  func claimInOwnComponent() throws {
    let limited = limited(.between(0, 100, usual: 20))
    let prover = try #require(Prover(limited.problem))
    expectProved(prover, .atMost(limited.x(1), 50))
    expectCounterexample(prover, .atMost(limited.x(1), 49)) { $0[0] - 49 }
  }

  @Test("a claim need not apply where the required rows of another component are unsatisfiable")
  func claimInOtherComponent() throws {
    let limited = limited(.between(0, 100, usual: 20))
    let prover = try #require(Prover(limited.problem))
    expectProved(prover, .atMost(limited.x(0), 50))
    expectProved(prover, .atMost(limited.p(0), 50))
    for claim in [Claim.atMost(limited.x(0), 40), .atMost(limited.p(0), 40)] {
      let found = expectCounterexample(prover.decide(claim))
      let value = try #require(found?.point.first)
      expectEqual(value > 40 && value <= 50, true, "\(claim): \(value)")
      expectEqual(found?.excess, value - 40)
    }
  }

  @Test("a claim need not apply where the other component is unsatisfiable in two directions")
  func claimInCornerOfOtherComponent() throws {
    var corner = ProblemBuilder(
      variables: 3, [.between(0, 100, usual: 20), .between(0, 100, usual: 20)])
    corner.atLeast(corner.x(0), corner.p(0) + corner.p(1), level: 0)
    corner.atMost(corner.x(0), 0, level: 1)
    // The other component is satisfiable only if the parameters differ by at most 10.
    corner.atMost(corner.p(0), corner.x(1) + corner.x(2))
    corner.atMost(corner.x(1), corner.p(1))
    corner.atMost(corner.x(2), 10)
    corner.atMost(corner.p(1), corner.p(0) + 10)
    let prover = try #require(Prover(corner.problem))
    expectProved(prover, .atMost(corner.x(0), corner.p(0) + corner.p(0) + 10))
    expectProved(prover, .atLeast(corner.x(0), corner.p(0) + corner.p(0) - 10))
    expectCounterexample(prover, .atMost(corner.x(0), corner.p(0) + corner.p(0) + 9)) { point in
      point[1] - point[0] - 9
    }
    let found = expectCounterexample(prover.decideSatisfiability())
    let point = try #require(found?.point)
    expectEqual((point[0] - point[1]).magnitude > 10, true, "\(point)")
  }

  @Test("a scaled parameter of another component is in its interval at each counterexample")
  func scaledParameterOfOtherComponent() throws {
    var text = ProblemBuilder(
      variables: 2,
      [
        .init(lower: Rational(1) / Rational(2), upper: 2, usual: 2),
        .between(10, 110, usual: 110, scale: 0),
      ])
    // The second component is satisfiable only if the scale is at least 60/110.
    for variable in 0...1 { text.equal(text.x(variable), text.p(variable)) }
    text.atLeast(text.x(1), 60)
    let prover = try #require(Prover(text.problem))
    expectProved(prover, .atLeast(text.x(0), .fraction(54, 100)))
    let found = expectCounterexample(prover.decide(.atLeast(text.x(0), .fraction(60, 100))))
    let point = try #require(found?.point)
    expectEqual(text.problem.contains(point) && point[1] >= 60, true, "\(point)")
    expectEqual(found?.excess, Rational(3) / Rational(5) - point[0])
  }

  @Test("optional rows are never unsatisfiable")
  func optionalRows() throws {
    var optional = ProblemBuilder(variables: 1, [.between(0, 100, usual: 20)])
    optional.equal(optional.x(0), optional.p(0), level: 0)
    optional.atMost(optional.x(0), 50, level: 0)
    optional.atLeast(optional.x(0), 60, level: 1)
    let prover = try #require(Prover(optional.problem))
    expectProved(prover.decideSatisfiability())
  }

  @Test("rows without variables restrict the parameters")
  func parametersAlone() throws {
    var rows = ProblemBuilder(variables: 1, [.between(0, 10), .between(0, 10, usual: 5)])
    rows.atMost(rows.p(0), rows.p(1))
    rows.equal(rows.x(0), rows.p(0))
    let prover = try #require(Prover(rows.problem))
    expectProved(prover, .atMost(rows.x(0), rows.p(1)))
    let found = expectCounterexample(prover.decideSatisfiability())
    let point = try #require(found?.point)
    expectEqual(point[0] > point[1], true, "\(point)")
  }

  @Test("a claim is violated even if the required rows are satisfiable only at one value")
  func onlyOneValue() throws {
    var thin = ProblemBuilder(variables: 1, [.between(0, 10)])
    thin.equal(thin.x(0), thin.p(0))
    thin.atMost(thin.x(0), 0)
    let prover = try #require(Prover(thin.problem))
    expectProved(prover, .atMost(thin.x(0), 0))
    expectCounterexample(prover, .atMost(thin.x(0), -1)) { _ in 1 }
  }
}
