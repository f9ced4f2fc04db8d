import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Balance of multipliers")
struct MultiplierBalanceTests {
  /// Optional rows of two priorities in three variables that required rows connect, so that the multipliers
  /// of active rows and the slopes of violated rows cancel.
  private func solvedSimplex() throws -> DualSimplex {
    var solver = IncrementalSolver()
    let (first, second, third) = (
      solver.addVariable(), solver.addVariable(), solver.addVariable()
    )
    _ = try solver.addRow([(first, 1), (second, 2), (third, 1)], .lessThanOrEqual, 10)
    _ = try solver.addRow([(first, 1)], .equal, 8, priority: 700)
    _ = try solver.addRow([(second, 6)], .equal, 24, priority: 700)
    _ = try solver.addRow([(third, 1)], .greaterThanOrEqual, 5, priority: 300)
    _ = try solver.addRow([(third, 1), (first, -1)], .greaterThanOrEqual, -20)
    #expect(solver.solve() == nil)
    return solver.engine.simplex
  }

  private func isBalanced(_ simplex: DualSimplex) -> Bool {
    simplex.multipliers.balance(simplex.states, simplex.system.columns)
  }

  /// Multiplies the multipliers of all active rows by a factor.
  private func multiply(_ simplex: inout DualSimplex, by factor: Double) {
    for slot in simplex.basis.slots {
      for level in 0..<simplex.multipliers.width {
        simplex.multipliers[slot, level] *= factor
      }
    }
  }

  @Test("the multipliers of an optimum are balanced")
  func balances() throws {
    #expect(isBalanced(try solvedSimplex()))
  }

  @Test("multipliers are not balanced if one of them is changed at any level")
  func otherMultiplier() throws {
    let simplex = try solvedSimplex()
    expectEqual(simplex.multipliers.width, 2)
    var count = 0
    for slot in simplex.basis.slots where simplex.basis.head[slot].row != nil {
      for level in 0..<simplex.multipliers.width {
        var changed = simplex
        changed.multipliers.add(1, to: slot, level: Level(level))
        #expect(!isBalanced(changed), "slot \(slot), level \(level)")
        count += 1
      }
    }
    #expect(count > 0)
  }

  @Test("multipliers are not balanced if the slope of a violated row is changed")
  func otherSlope() throws {
    let simplex = try solvedSimplex()
    let violated = simplex.states.indices.filter {
      !simplex.states[$0].isActive && simplex.states[$0].slope != 0
    }
    #expect(!violated.isEmpty)
    for row in violated {
      var changed = simplex
      let slope = changed.states[row].slope
      changed.states.setSlope(of: DenseIndex(row), to: 2 * slope)
      #expect(!isBalanced(changed), "row \(row)")
    }
  }

  @Test("multipliers are balanced despite rounding errors")
  func rounding() throws {
    var simplex = try solvedSimplex()
    multiply(&simplex, by: 1 + 0x1p-50)
    #expect(isBalanced(simplex))
  }

  @Test("the tolerance for balanced multipliers depends on their magnitude")
  func largeMultipliers() throws {
    var simplex = try solvedSimplex()
    multiply(&simplex, by: 0x1p40 * (1 + 0x1p-50))
    for row in simplex.states.indices where simplex.states[row].slope != 0 {
      let slope = simplex.states[row].slope
      simplex.states.setSlope(of: DenseIndex(row), to: slope * 0x1p40)
    }
    #expect(isBalanced(simplex))
  }

  @Test("inactive rows without a slope or without a level do not affect the balance")
  func idleRows() throws {
    var simplex = try solvedSimplex()
    let inactive = try #require(
      simplex.states.indices.first {
        !simplex.states[$0].isActive && simplex.states[$0].slope == 0
      })
    simplex.states.setSlopes(of: DenseIndex(inactive), to: (0, 0), level: Level(20))
    #expect(isBalanced(simplex))
    simplex.states.setSlopes(of: DenseIndex(inactive), to: (0, 0), level: .required)
    simplex.states.setSlope(of: DenseIndex(inactive), to: 1)
    #expect(isBalanced(simplex))
  }
}
