import ExactNumbers
import LayoutProver
import Testing
import VFLTestSupport

@Suite("Uniqueness of optima")
struct UniquenessTests {
  /// The problem of a number from 0 to `max(0, p - 50)`, and of this limit.
  private func loose(upTo largest: Int64) -> ProblemBuilder {
    var loose = ProblemBuilder(variables: 2, [.between(0, largest)])
    let (x, limit) = (loose.x(0), loose.x(1))
    loose.atLeast(limit, 0)
    loose.atLeast(limit, loose.p(0) - 50)
    loose.atMost(limit, 0, level: 0)
    loose.atLeast(x, 0)
    loose.atMost(x, limit)
    return loose
  }

  @Test("a variable that is free only in a part of an interval is not unique")
  func ambiguousInPart() throws {
    let prover = try #require(Prover(loose(upTo: 100).problem))
    let found = try #require(expectCounterexample(prover.decideUniqueness(of: [0])))
    expectEqual(found.point[0] > 50, true, "\(found.point)")
    expectEqual(found.excess, found.point[0] - 50)
    expectCounterexample(prover.decideUniqueness(of: [0, 1]))
    expectProved(prover.decideUniqueness(of: [1]))
  }

  @Test("a variable that is free only outside an interval is unique")
  func uniqueInInterval() throws {
    let prover = try #require(Prover(loose(upTo: 50).problem))
    expectProved(prover.decideUniqueness(of: [0, 1]))
  }

  @Test("a freedom within the tolerance is not reported")
  func tolerance() throws {
    var narrow = ProblemBuilder(variables: 2, [.between(0, 1)])
    for (variable, width) in [(0, AffineForm.fraction(1, 2000)), (1, .fraction(1, 100))] {
      narrow.atLeast(narrow.x(variable), narrow.p(0))
      narrow.atMost(narrow.x(variable), narrow.p(0) + width)
    }
    let prover = try #require(Prover(narrow.problem))
    expectProved(prover.decideUniqueness(of: [0]))
    let found = expectCounterexample(prover.decideUniqueness(of: [0, 1]))
    expectEqual(found?.excess, Rational(1) / Rational(100))
  }

  @Test("a variable that is limited on one side only is not unique")
  func oneSide() throws {
    for level in [nil, 0] {
      var open = ProblemBuilder(variables: 1, [.between(0, 1)])
      open.atLeast(open.x(0), 15, level: level)
      let prover = try #require(Prover(open.problem))
      let found = expectCounterexample(prover.decideUniqueness(of: [0]))
      expectEqual(found?.excess, nil, "level \(level.map { "\($0)" } ?? "required")")
    }
  }

  @Test("a variable without rows is not unique")
  func noRows() throws {
    let prover = try #require(Prover(ProblemBuilder(variables: 1, [.between(0, 1)]).problem))
    expectEqual(expectCounterexample(prover.decideUniqueness(of: [0]))?.excess, nil)
    expectProved(prover.decideUniqueness(of: []))
  }

  @Test("two rows of the same level that cannot both be satisfied leave a variable free")
  func tie() throws {
    var tie = ProblemBuilder(variables: 2, [.between(0, 10), .between(0, 10)])
    let sum = tie.x(0) + tie.x(1)
    tie.equal(sum, tie.p(0) + 20)
    for variable in 0...1 { tie.atLeast(tie.x(variable), 20, level: 0) }
    var prover = try #require(Prover(tie.problem))
    let found = try #require(expectCounterexample(prover.decideUniqueness(of: [0])))
    // Either of the rows may be violated by the whole width that is missing.
    expectEqual(found.excess, 20 - found.point[0])
    // A weaker row decides.
    tie.equal(tie.x(0), tie.p(1), level: 1)
    prover = try #require(Prover(tie.problem))
    expectProved(prover.decideUniqueness(of: [0, 1]))
  }

  @Test("variables are unique if only their sum is free in another component")
  func otherComponent() throws {
    var pair = ProblemBuilder(variables: 3, [.between(0, 10)])
    pair.equal(pair.x(0), pair.p(0), level: 0)
    pair.equal(pair.x(1) + pair.x(2), pair.p(0))
    let prover = try #require(Prover(pair.problem))
    expectProved(prover.decideUniqueness(of: [0]))
    expectCounterexample(prover.decideUniqueness(of: [1]))
    expectCounterexample(prover.decideUniqueness(of: [0, 2]))
    expectProved(prover, .atMost(pair.x(1) + pair.x(2), 10))
  }

  @Test("a freedom where the required rows of another component are unsatisfiable is not reported")
  func unsatisfiableElsewhere() throws {
    var loose = loose(upTo: 100)
    loose.atMost(loose.p(0), 50)
    var prover = try #require(Prover(loose.problem))
    expectProved(prover.decideUniqueness(of: [0, 1]))
    loose = self.loose(upTo: 100)
    loose.atMost(loose.p(0), 60)
    prover = try #require(Prover(loose.problem))
    let found = try #require(expectCounterexample(prover.decideUniqueness(of: [0])))
    expectEqual(found.point[0] > 50 && found.point[0] <= 60, true, "\(found.point)")
  }
}
