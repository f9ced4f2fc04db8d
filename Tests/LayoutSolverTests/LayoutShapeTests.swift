import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("Problems with the structure of layouts")
struct LayoutShapeTests {
  @Test("a long chain divides the container into views of equal width")
  func longChain() throws {
    let views = 3000
    let problem = LayoutShapes.chain(views: views, width: 40 + 8 * 2999 + 50 * 3000)
    var backend = SimplexBackend()
    let values = try #require(backend.solve(problem).values)
    #expect(values[1] == 50 && values[2 * views - 1] == 50)
    expectEqual(values[2 * views - 2], 20 + 58 * 2999)
    #expect(backend.freeVariables().isEmpty)
  }

  @Test("the conflict of a chain that is too wide is irreducible")
  func chainTooNarrow() throws {
    let views = 40
    let problem = LayoutShapes.chain(views: views, width: 300, minimumWidth: 10)
    var backend = SimplexBackend()
    guard case .infeasible(let certificate) = backend.solve(problem) else {
      Issue.record("40 views of at least 10 points and the gaps need 752 points")
      return
    }
    problem.expectProof(certificate, "narrow chain")
    for omitted in certificate.rows {
      var rest = LinearProblem(variableCount: problem.variableCount)
      for row in certificate.rows where row != omitted { rest.append(row: row, of: problem) }
      var other = SimplexBackend()
      #expect(other.solve(rest).values != nil, "unsatisfiable even without row \(omitted)")
    }
  }

  @Test("rows with 200 different priorities are satisfied in descending order of priority")
  func manyPriorities() throws {
    let problem = LayoutShapes.rankedChain(views: 200, width: 1055, preferred: 10)
    var backend = SimplexBackend()
    let values = try #require(backend.solve(problem).values)
    expectEqual(Array(values[..<105]), [Double](repeating: 10, count: 105))
    expectEqual(values[105], 5)
    expectEqual(Array(values[106...]), [Double](repeating: 0, count: 94))
    #expect(backend.freeVariables().isEmpty)
  }

  @Test("a used backend returns the same results as a new backend")
  func determinism() {
    var random = SplitMix64(seed: 7)
    let shape = ProblemGenerator(variables: 3...12, rows: 5...30)
    var used = SimplexBackend()
    for _ in 0..<100 {
      let problem = shape.problem(using: &random).linearProblem()
      var new = SimplexBackend()
      expectEqual(used.solve(problem), new.solve(problem))
      expectEqual(used.freeVariables(), new.freeVariables())
    }
  }

  @Test("computing free variables does not change the result of the next solve")
  func solvedTwice() {
    // There are several optima: variable 3 is 2 or 0 at the same costs.
    var problem = LinearProblem(variableCount: 5)
    _ = problem.addRow([(0, 1), (1, -1), (2, 1)], .equal, 1, priority: 500)
    _ = problem.addRow([(0, 1), (3, 1)], .equal, 0, priority: 500)
    _ = problem.addRow([(3, 1), (4, -1)], .equal, 0, priority: 500)
    _ = problem.addRow([(1, 1)], .lessThanOrEqual, 0, priority: 250)
    _ = problem.addRow([(1, 1)], .equal, 2, priority: 250)
    _ = problem.addRow([(3, 1)], .equal, 2, priority: 500)
    _ = problem.addRow([(4, 1)], .lessThanOrEqual, 0, priority: 500)
    var backend = SimplexBackend()
    let first = backend.solve(problem)
    _ = backend.freeVariablesAsWritten()
    expectEqual(backend.solve(problem), first)
    expectEqual(backend.solve(problem), first)
  }
}
