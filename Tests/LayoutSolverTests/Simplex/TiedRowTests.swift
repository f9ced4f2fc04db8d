import Testing
import VFLTestSupport

@testable import LayoutSolver

/// What becomes of a basis when active rows take over a slope, some of them by rows at the same breakpoint.
@Suite("Rows that take over for others at the same breakpoint")
struct TiedRowTests {
  /// Views side by side in a window, each with two rows for its content, at weights far apart.
  private static func simplex(
    seed: UInt64, weights: [Double], excess: Double,
    counts: [Int] = [0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]
  ) throws -> DualSimplex {
    var generator = SplitMix64(seed: seed)
    var solver = IncrementalSolver()
    let window = solver.addVariable()
    let widths = Array(solver.addVariables(Int.random(in: 2...6, using: &generator)))
    var total = excess
    for width in widths {
      let content = Double(Int.random(in: 20...90, using: &generator))
      total += content
      _ = try solver.addRow([(width, 1)], .greaterThanOrEqual, 0)
      for relation in [RowRelation.greaterThanOrEqual, .lessThanOrEqual] {
        // Now and then there is no other row at the breakpoint, or there is one more.
        let count = counts.randomElement(using: &generator) ?? 1
        for _ in 0..<count {
          _ = try solver.addRow(
            [(width, 1)], relation, content,
            priority: [500, 250].randomElement(using: &generator) ?? 500,
            weight: weights.randomElement(using: &generator) ?? 1)
        }
      }
    }
    _ = try solver.addRow([(window, 1)] + widths.map { ($0, -1) }, .equal, 0)
    _ = try solver.addRow([(window, 1)], .equal, total, priority: 900)
    #expect(solver.solve() == nil)
    return solver.engine.simplex
  }

  /// Lets the active rows take over a slope of each row that does not hold; returns how often they could
  /// not, and how often rows at the same breakpoint had to help.
  private func check(_ before: DualSimplex, by slope: Double) -> (refused: Int, helped: Int) {
    var (refused, helped) = (0, 0)
    for row in before.states.indices where before.states[row].slot < 0 {
      let level = before.states[row].level
      if level < 0 || before.states[row].residual == 0 { continue }
      var simplex = before
      simplex.basis.combine(DenseIndex(row), of: simplex.system.rows)
      if simplex.passTies(by: slope, level: level) {
        simplex.states.setSlope(of: DenseIndex(row), to: simplex.states[row].slope - slope)
        #expect(simplex.multipliers.balance(simplex.states, simplex.system.columns))
        #expect(simplex.multipliers.areFeasible(simplex.basis.head, simplex.states))
        if simplex.basis.head != before.basis.head { helped += 1 }
        #expect(
          simplex.counts.pivots - before.counts.pivots
            >= (simplex.basis.head == before.basis.head ? 0 : 1))
      } else {
        refused += 1
        expectSame(simplex, before)
      }
    }
    return (refused, helped)
  }

  private func expectSame(_ simplex: DualSimplex, _ before: DualSimplex) {
    #expect(simplex.basis.head == before.basis.head)
    let numbers = [simplex, before].map { $0.multipliers.numbers.map(\.bitPattern) }
    #expect(numbers[0] == numbers[1])
    #expect(simplex.states.all.map(\.slope) == before.states.all.map(\.slope))
    #expect(simplex.states.all.map(\.slot) == before.states.all.map(\.slot))
    #expect(!simplex.multipliers.hasCancelled)
    #expect(simplex.step.passes.isEmpty)
  }

  /// Multipliers of all sizes, as they may be on the way to an optimum: what is subtracted from them and
  /// added again is not what it was.
  @Test("are there again to the last bit where others cannot take over")
  func takenBack() throws {
    var slideCount = 0
    for seed in 1...300 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      var before = try TiedRowTests.simplex(
        seed: seed, weights: [1, 0.01, 1e6], excess: 40, counts: [1, 2, 3])
      for slot in before.basis.slots {
        for level in 0..<before.multipliers.width {
          let sizes: [Double] = [1e-9, 1e-4, 1, 1e4]
          let size = sizes.randomElement(using: &generator) ?? 1
          let number = size * Double.random(in: -1...1, using: &generator)
          before.multipliers.set(slot, level: level, to: number)
        }
      }
      for row in before.states.indices
      where before.states[row].slot < 0 && before.states[row].level >= 0 {
        for slope in [1e6, -1e6, 0.5, -0.5] {
          var simplex = before
          simplex.basis.combine(DenseIndex(row), of: simplex.system.rows)
          let looks = simplex.counts.comparisons
          if simplex.passTies(by: slope, level: before.states[row].level) { continue }
          slideCount += simplex.counts.comparisons - looks
          expectSame(simplex, before)
        }
      }
    }
    #expect(slideCount > 100, "\(slideCount) slides")
  }

  @Test(
    "keep all multipliers in their intervals, or leave everything as it was to the last bit",
    arguments: [[1], [1, 0.01, 1e6], [0.0001, 1e8]] as [[Double]])
  func all(weights: [Double]) throws {
    var (refused, helped) = (0, 0)
    for seed in 1...60 as ClosedRange<UInt64> {
      for excess in [-25.0, 40] {
        let simplex = try TiedRowTests.simplex(seed: seed, weights: weights, excess: excess)
        for slope in weights.flatMap({ [$0, -$0] }) {
          let found = check(simplex, by: slope)
          refused += found.refused
          helped += found.helped
        }
      }
    }
    #expect(refused > 100, "\(refused) refused")
    // Where weights are farthest apart no row at its breakpoint could make up for it.
    #expect(helped > 10 || weights.contains(1e8), "\(helped) helped")
  }

  /// Views side by side in a window, that must not be smaller than their contents and would rather not
  /// be larger.
  @Test("hold the views of a window that is stretched, and give them back when it is squeezed")
  func stretched() throws {
    var solver = IncrementalSolver()
    let window = solver.addVariable()
    let widths = Array(solver.addVariables(20))
    let contents = widths.map { Double(40 + 7 * $0 % 11) }
    for (width, content) in zip(widths, contents) {
      _ = try solver.addRow([(width, 1)], .greaterThanOrEqual, 0)
      _ = try solver.addRow([(width, 1)], .greaterThanOrEqual, content, priority: 750)
      _ = try solver.addRow([(width, 1)], .lessThanOrEqual, content, priority: 250)
    }
    _ = try solver.addRow([(window, 1)] + widths.map { ($0, -1) }, .equal, 0)
    let edit = try solver.addEditRow(for: window, priority: 900)
    let total = contents.reduce(0, +)
    for (drag, excess) in [100.0, -30, 250, 0, -1, 1].enumerated() {
      try solver.suggest(total + excess, for: edit)
      #expect(solver.solve() == nil)
      let changes = zip(widths, contents).map { solver.value(of: $0) - $1 }
      #expect(changes.filter { $0 != 0 }.count == (excess == 0 ? 0 : 1))
      #expect((changes.reduce(0, +) - excess).magnitude < 1e-9)
      if drag > 0 { continue }
      // Each view but the one that grows is held by another row of its content: one look at each.
      #expect(solver.statistics.pivots == widths.count - 1)
      #expect(solver.statistics.comparisons <= 3 * widths.count)
    }
  }
}
