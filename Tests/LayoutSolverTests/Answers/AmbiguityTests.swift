import LayoutSolver
import Testing
import VFLTestSupport

@testable import solver_fuzz

@Suite("Free variables at the optimum")
struct AmbiguityTests {
  @Test("views that can exchange width are free between their limits")
  func tradedWidth() throws {
    var problem = LinearProblem(variableCount: 3)
    _ = problem.addRow([(0, 1), (1, 1), (2, 1)], .equal, 100)
    for view in 0..<3 { _ = problem.addRow([(view, 1)], .greaterThanOrEqual, 10) }
    _ = problem.addRow([(0, 1)], .equal, 30, priority: 750)
    var backend = SimplexBackend()
    let values = try #require(backend.solve(problem).values)
    expectEqual(values[0], 30)
    expectEqual(
      backend.freeVariables(),
      [
        FreeVariable(variable: 1, lower: 10, upper: 60),
        FreeVariable(variable: 2, lower: 10, upper: 60),
      ])
  }

  @Test("views that do not affect each other have separate ranges")
  func independentViews() throws {
    let views = 100
    var problem = LinearProblem(variableCount: 2 * views + 1)
    _ = problem.addRow([(2 * views, 1)], .equal, 500)
    for view in 0..<views {
      _ = problem.addRow([(2 * view + 1, 1)], .equal, 10)
      _ = problem.addRow([(2 * view, 1)], .greaterThanOrEqual, Double(view))
      _ = problem.addRow(
        [(2 * view, 1), (2 * view + 1, 1), (2 * views, -1)], .lessThanOrEqual, 0)
    }
    var backend = SimplexBackend()
    _ = try #require(backend.solve(problem).values)
    let expected = (0..<views).map {
      FreeVariable(variable: 2 * $0, lower: Double($0), upper: 490)
    }
    expectEqual(backend.freeVariables(), expected)
  }

  @Test(
    "a row with large coefficients and a small constant does not fix a variable",
    arguments: [0, 4.5e-13, 1e-3, 1], [0x1p-10, 0x1p-6, 1])
  func tinyConstant(constant: Double, coefficient: Double) throws {
    // Except for the constant, the first row is y >= -x. The optional row determines z from x and y.
    var problem = LinearProblem(variableCount: 3)
    _ = problem.addRow([(1, -4096), (0, -4096)], .lessThanOrEqual, constant)
    _ = problem.addRow(
      [(2, coefficient), (1, coefficient), (0, -2 * coefficient)], .equal, 0, priority: 250)
    var backend = SimplexBackend()
    _ = try #require(backend.solve(problem).values)
    let expected = (0..<3).map {
      FreeVariable(variable: $0, lower: -.infinity, upper: .infinity)
    }
    expectEqual(backend.freeVariables(), expected)
  }

  @Test("in a chain of equal views, all ranges are multiples of the range of the common width")
  func openChain() throws {
    let views = 500
    var problem = LinearProblem(variableCount: 2 * views)
    _ = problem.addRow([(0, 1)], .equal, 0)
    for view in 0..<views {
      _ = problem.addRow([(2 * view + 1, 1)], .greaterThanOrEqual, 0)
      if view == 0 { continue }
      _ = problem.addRow([(2 * view, 1), (2 * view - 2, -1), (2 * view - 1, -1)], .equal, 0)
      _ = problem.addRow([(2 * view + 1, 1), (1, -1)], .equal, 0)
    }
    _ = problem.addRow([(1, 1)], .lessThanOrEqual, 2)
    var backend = SimplexBackend()
    _ = try #require(backend.solve(problem).values)
    let free = backend.freeVariables()
    expectEqual(free.count, 2 * views - 1)
    expectEqual(free.first, FreeVariable(variable: 1, lower: 0, upper: 2))
    expectEqual(free.last, FreeVariable(variable: 2 * views - 1, lower: 0, upper: 2))
    expectEqual(free[1], FreeVariable(variable: 2, lower: 0, upper: 2))
    expectEqual(free[2 * views - 3].upper, Double(2 * (views - 1)))
  }

  @Test("a variable is free between the constants of two equalities with the same priority")
  func tiedRows() throws {
    var problem = LinearProblem(variableCount: 1)
    _ = problem.addRow([(0, 1)], .equal, 10, priority: 500)
    _ = problem.addRow([(0, 1)], .equal, 20, priority: 500)
    var backend = SimplexBackend()
    let values = try #require(backend.solve(problem).values)
    #expect((10...20).contains(values[0]))
    expectEqual(backend.freeVariables(), [FreeVariable(variable: 0, lower: 10, upper: 20)])
    _ = problem.addRow([(0, 1)], .equal, 40, priority: 250)
    expectEqual(backend.solve(problem), .optimal(values: [20]))
    #expect(backend.freeVariables().isEmpty)
  }
}
