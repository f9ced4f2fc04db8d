import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("The proof of an optimum that is looked at where rounding may have spoilt it")
struct MultiplierBalanceTests {
  /// Wishes of two priorities for three variables that required rows tie together, so that multipliers
  /// of active rows and slopes of violated ones have to make up for one another.
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

  /// Multiplies all multipliers of active rows.
  private func multiply(_ simplex: inout DualSimplex, by factor: Double) {
    for slot in simplex.basis.slots {
      for level in 0..<simplex.multipliers.width {
        simplex.multipliers[slot, level] *= factor
      }
    }
  }

  @Test("adds up to 0 on every column")
  func balances() throws {
    #expect(isBalanced(try solvedSimplex()))
  }

  @Test("does not where one multiplier is another, at whichever level")
  func otherMultiplier() throws {
    let simplex = try solvedSimplex()
    expectEqual(simplex.multipliers.width, 2)
    var triedCount = 0
    for slot in simplex.basis.slots where simplex.basis.head[slot].row != nil {
      for level in 0..<simplex.multipliers.width {
        var spoilt = simplex
        spoilt.multipliers.add(1, to: slot, level: Level(level))
        #expect(!isBalanced(spoilt), "slot \(slot), level \(level)")
        triedCount += 1
      }
    }
    #expect(triedCount > 0)
  }

  @Test("does not where a row that gives way has another slope")
  func otherSlope() throws {
    let simplex = try solvedSimplex()
    let violated = simplex.states.indices.filter {
      !simplex.states[$0].isActive && simplex.states[$0].slope != 0
    }
    #expect(!violated.isEmpty)
    for row in violated {
      var spoilt = simplex
      let slope = spoilt.states[row].slope
      spoilt.states.setSlope(of: DenseIndex(row), to: 2 * slope)
      #expect(!isBalanced(spoilt), "row \(row)")
    }
  }

  @Test("may miss 0 by rounding")
  func rounding() throws {
    var simplex = try solvedSimplex()
    multiply(&simplex, by: 1 + 0x1p-50)
    #expect(isBalanced(simplex))
  }

  @Test("is measured by the size of what is added up")
  func largeMultipliers() throws {
    var simplex = try solvedSimplex()
    multiply(&simplex, by: 0x1p40 * (1 + 0x1p-50))
    for row in simplex.states.indices where simplex.states[row].slope != 0 {
      let slope = simplex.states[row].slope
      simplex.states.setSlope(of: DenseIndex(row), to: slope * 0x1p40)
    }
    #expect(isBalanced(simplex))
  }

  @Test("knows nothing of idle rows, whatever their level was")
  func idleRows() throws {
    var simplex = try solvedSimplex()
    let idle = try #require(
      simplex.states.indices.first {
        !simplex.states[$0].isActive && simplex.states[$0].slope == 0
      })
    simplex.states.setSlopes(of: DenseIndex(idle), to: (0, 0), level: Level(20))
    #expect(isBalanced(simplex))
    simplex.states.setSlopes(of: DenseIndex(idle), to: (0, 0), level: .required)
    simplex.states.setSlope(of: DenseIndex(idle), to: 1)
    #expect(isBalanced(simplex))
  }
}
