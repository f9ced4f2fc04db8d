import ExactNumbers
import LayoutProver
import Testing
import VFLTestSupport

@Suite("The share of the parameter space that is not decided")
struct UndecidedShareTests {
  /// The problem of the least `x` that is at least each of two parameters from 0 to 100, for some x.
  private func problem(copies: Int) -> ProblemBuilder {
    var larger = ProblemBuilder(
      variables: copies, Array(repeating: .between(0, 100, usual: 50), count: copies + 1))
    for number in 0..<copies {
      larger.atLeast(larger.x(number), larger.p(number))
      larger.atLeast(larger.x(number), larger.p(number + 1))
      larger.atMost(larger.x(number), 0, level: 0)
    }
    return larger
  }

  /// Returns the share for a claim that is satisfied everywhere, but with little reserve.
  private func share(cellLimit: Int) throws -> Double? {
    let builder = problem(copies: 6)
    let prover = try #require(Prover(builder.problem, cellLimit: cellLimit))
    var sum: AffineForm = 0
    var larger: AffineForm = 0
    for number in 0..<6 {
      sum = sum + builder.x(number)
      larger = larger + builder.p(number) + builder.p(number + 1)
    }
    guard case .undecided(let share) = prover.decide(.atMost(sum, larger)) else { return nil }
    return share
  }

  @Test("the share is the whole space without an examined cell, and decreases with each cell")
  func decreasing() throws {
    expectEqual(try share(cellLimit: 0), 1)
    let shares = try [1, 2, 4, 8].compactMap { try share(cellLimit: $0) }
    for (one, next) in zip(shares, shares.dropFirst()) { #expect(next <= one, "\(shares)") }
    #expect(shares.allSatisfy { (0...1).contains($0) })
  }
}
