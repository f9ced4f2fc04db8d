import Testing
import VFLTestSupport

@testable import LayoutSolver

/// Views whose heights are tied, each with a wish of its own for the one height that they have.
@Suite("Wishes for one size")
struct SiblingWishTests {
  private struct Wish {
    let coefficient: Double
    let relation: RowRelation
    let constant: Double
    let priority: Double

    func cost(at value: Double) -> Double {
      let residual = coefficient * value - constant
      switch relation {
      case .equal: return residual.magnitude
      case .lessThanOrEqual: return Swift.max(0, residual)
      case .greaterThanOrEqual: return Swift.max(0, -residual)
      }
    }
  }

  private static let priorities: [Double] = [750, 500, 250]

  private static func costs(of wishes: [Wish], at value: Double) -> [Double] {
    priorities.map { priority in
      wishes.reduce(0) { $0 + ($1.priority == priority ? $1.cost(at: value) : 0) }
    }
  }

  /// A convex cost is least at one of its kinks: so all are tried.
  private static func leastCosts(of wishes: [Wish]) -> [Double] {
    wishes.map { costs(of: wishes, at: $0.constant / $0.coefficient) }
      .min { zip($0, $1).first { ($0 - $1).magnitude > 1e-9 }.map { $0 < $1 } ?? false } ?? []
  }

  private static func wishes(_ generator: inout SplitMix64) -> [Wish] {
    (0..<Int.random(in: 2...40, using: &generator)).map { _ in
      let scale: Double = [1, 1, 1, 0.25, 3].randomElement(using: &generator) ?? 1
      return Wish(
        coefficient: scale * ([1, 1, 1, -1, 2, -0.5].randomElement(using: &generator) ?? 1),
        relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)
          ?? .equal,
        constant: scale * Double(Int.random(in: -60...60, using: &generator)),
        priority: priorities.randomElement(using: &generator) ?? 500)
    }
  }

  @Test("cost the least that they can, whatever their signs and scales")
  func least() throws {
    for seed in 1...400 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      var solver = IncrementalSolver()
      let sizes = Array(solver.addVariables(Int.random(in: 1...4, using: &generator)))
      let wishes = sizes.map { _ in SiblingWishTests.wishes(&generator) }
      for (size, own) in zip(sizes, wishes) {
        for wish in own {
          _ = try solver.addRow(
            [(size, wish.coefficient)], wish.relation, wish.constant, priority: wish.priority)
        }
      }
      #expect(solver.solve() == nil)
      for (size, own) in zip(sizes, wishes) {
        let costs = SiblingWishTests.costs(of: own, at: solver.value(of: size))
        for (cost, least) in zip(costs, SiblingWishTests.leastCosts(of: own)) {
          #expect((cost - least).magnitude <= 1e-9 * (1 + least), "seed \(seed), variable \(size)")
        }
      }
    }
  }

  @Test("give way together where something stronger holds the size")
  func giveWay() throws {
    var solver = IncrementalSolver()
    let (height, other) = (solver.addVariable(), solver.addVariable())
    _ = try solver.addRow([(height, 1), (other, 1)], .equal, 300)
    _ = try solver.addRow([(height, 1)], .equal, 200, priority: 750)
    for wish in 1...30 {
      let sign = wish.isMultiple(of: 3) ? -1.0 : 1
      _ = try solver.addRow(
        [(height, sign)], sign > 0 ? .lessThanOrEqual : .greaterThanOrEqual, sign * Double(wish),
        priority: 250)
    }
    #expect(solver.solve() == nil)
    #expect(solver.value(of: height) == 200 && solver.value(of: other) == 100)
    #expect(solver.statistics.flips == 30 && solver.statistics.pivots == 0)
  }

  @Test("give way as far as what holds the size is stronger than all of them")
  func giveWayInPart() throws {
    var solver = IncrementalSolver()
    let height = solver.addVariable()
    _ = try solver.addRow([(height, 10.5)], .equal, 2100, priority: 500)
    for wish in 1...30 {
      _ = try solver.addRow([(height, 1)], .lessThanOrEqual, Double(wish), priority: 500)
    }
    #expect(solver.solve() == nil)
    // Ten of them are not worth as much as the wish that they give way to, and eleven are worth more.
    expectEqual(solver.value(of: height), 11)
  }
}
