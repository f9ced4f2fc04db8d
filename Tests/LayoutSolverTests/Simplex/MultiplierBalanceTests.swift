import Testing

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
    _ = try solver.addRow([(second, 3)], .equal, 12, priority: 700, weight: 2)
    _ = try solver.addRow([(third, 1)], .greaterThanOrEqual, 5, priority: 300)
    _ = try solver.addRow([(third, 1), (first, -1)], .greaterThanOrEqual, -20)
    #expect(solver.solve() == nil)
    return solver.engine.simplex
  }

  @Test("adds up to 0 on every column")
  func isBalanced() throws {
    #expect(try solvedSimplex().multipliersBalance())
  }

  @Test("does not where one multiplier is another, at whichever level")
  func otherMultiplier() throws {
    let simplex = try solvedSimplex()
    #expect(simplex.levelWidth == 2)
    var triedCount = 0
    for slot in simplex.head.indices where simplex.head[slot] >= 0 {
      for level in 0..<simplex.levelWidth {
        var spoilt = simplex
        spoilt.multipliers[slot * simplex.levelWidth + level] += 1
        #expect(!spoilt.multipliersBalance(), "slot \(slot), level \(level)")
        triedCount += 1
      }
    }
    #expect(triedCount > 0)
  }

  @Test("does not where a row that gives way has another slope")
  func otherSlope() throws {
    let simplex = try solvedSimplex()
    let violated = simplex.states.indices.filter {
      simplex.states[$0].slot < 0 && simplex.states[$0].slope != 0
    }
    #expect(!violated.isEmpty)
    for row in violated {
      var spoilt = simplex
      spoilt.states[row].slope *= 2
      #expect(!spoilt.multipliersBalance(), "row \(row)")
    }
  }

  @Test("may miss 0 by rounding")
  func rounding() throws {
    var simplex = try solvedSimplex()
    for place in simplex.multipliers.indices { simplex.multipliers[place] *= 1 + 0x1p-50 }
    #expect(simplex.multipliersBalance())
  }

  @Test("is measured by the size of what is added up")
  func largeMultipliers() throws {
    var simplex = try solvedSimplex()
    for place in simplex.multipliers.indices {
      simplex.multipliers[place] *= 0x1p40 * (1 + 0x1p-50)
    }
    for row in simplex.states.indices { simplex.states[row].slope *= 0x1p40 }
    #expect(simplex.multipliersBalance())
  }

  @Test("knows nothing of idle rows, whatever their level was")
  func idleRows() throws {
    var simplex = try solvedSimplex()
    let idle = try #require(
      simplex.states.indices.first {
        simplex.states[$0].slot < 0 && simplex.states[$0].slope == 0
      })
    simplex.states[idle].level = 20
    #expect(simplex.multipliersBalance())
    simplex.states[idle].level = RowSystem.required
    simplex.states[idle].slope = 1
    #expect(simplex.multipliersBalance())
  }
}
