import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Several optional rows for one variable")
struct SiblingWishTests {
  private struct OptionalRow {
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

  private static func costs(of rows: [OptionalRow], at value: Double) -> [Double] {
    priorities.map { priority in
      rows.reduce(0) { $0 + ($1.priority == priority ? $1.cost(at: value) : 0) }
    }
  }

  /// The cost is convex and piecewise linear, so it has its minimum at one of its kinks.
  private static func leastCosts(of rows: [OptionalRow]) -> [Double] {
    rows.map { costs(of: rows, at: $0.constant / $0.coefficient) }
      .min { zip($0, $1).first { ($0 - $1).magnitude > 1e-9 }.map { $0 < $1 } ?? false } ?? []
  }

  private static func rows(_ generator: inout SplitMix64) -> [OptionalRow] {
    (0..<Int.random(in: 2...40, using: &generator)).map { _ in
      let scale: Double = [1, 1, 1, 0.25, 3].randomElement(using: &generator) ?? 1
      return OptionalRow(
        coefficient: scale * ([1, 1, 1, -1, 2, -0.5].randomElement(using: &generator) ?? 1),
        relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)
          ?? .equal,
        constant: scale * Double(Int.random(in: -60...60, using: &generator)),
        priority: priorities.randomElement(using: &generator) ?? 500)
    }
  }

  @Test("optional rows of any sign and scale have the least possible costs")
  func least() throws {
    for seed in 1...400 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      var solver = IncrementalSolver()
      let sizes = Array(solver.addVariables(Int.random(in: 1...4, using: &generator)))
      let rows = sizes.map { _ in SiblingWishTests.rows(&generator) }
      for (size, own) in zip(sizes, rows) {
        for row in own {
          _ = try solver.addRow(
            [(size, row.coefficient)], row.relation, row.constant, priority: row.priority)
        }
      }
      #expect(solver.solve() == nil)
      for (size, own) in zip(sizes, rows) {
        let costs = SiblingWishTests.costs(of: own, at: solver.value(of: size))
        for (cost, least) in zip(costs, SiblingWishTests.leastCosts(of: own)) {
          #expect((cost - least).magnitude <= 1e-9 * (1 + least), "seed \(seed), variable \(size)")
        }
      }
    }
  }

  @Test("relaxing optional rows for a row of a higher priority takes flips but no pivots")
  func flips() throws {
    var solver = IncrementalSolver()
    let (height, other) = (solver.addVariable(), solver.addVariable())
    _ = try solver.addRow([(height, 1), (other, 1)], .equal, 300)
    _ = try solver.addRow([(height, 1)], .equal, 200, priority: 750)
    for bound in 1...30 {
      let sign = bound.isMultiple(of: 3) ? -1.0 : 1
      _ = try solver.addRow(
        [(height, sign)], sign > 0 ? .lessThanOrEqual : .greaterThanOrEqual, sign * Double(bound),
        priority: 250)
    }
    #expect(solver.solve() == nil)
    #expect(solver.value(of: height) == 200 && solver.value(of: other) == 100)
    #expect(solver.statistics.flips == 30 && solver.statistics.pivots == 0)
  }

  @Test("rows of one priority are relaxed while a row with a larger coefficient outweighs them")
  func partlyRelaxed() throws {
    var solver = IncrementalSolver()
    let height = solver.addVariable()
    _ = try solver.addRow([(height, 10.5)], .equal, 2100, priority: 500)
    for bound in 1...30 {
      _ = try solver.addRow([(height, 1)], .lessThanOrEqual, Double(bound), priority: 500)
    }
    #expect(solver.solve() == nil)
    // Relaxing ten of the rows costs less than the first row, and relaxing eleven costs more.
    expectEqual(solver.value(of: height), 11)
  }
}
