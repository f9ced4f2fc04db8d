import LayoutSolver
import Testing
import VFLTestSupport

@testable import solver_fuzz

@Suite("Empty and parallel rows")
struct EmptyAndParallelRowTests {
  @Test("a problem without variables has one solution")
  func noVariables() {
    var backend = SimplexBackend()
    expectEqual(backend.solve(LinearProblem()), .optimal(values: []))
    #expect(backend.freeVariables().isEmpty)
  }

  @Test("a variable without rows is 0 and free")
  func variableWithoutRows() {
    var problem = LinearProblem(variableCount: 2)
    _ = problem.addRow([(1, 2)], .equal, 8)
    var backend = SimplexBackend()
    expectEqual(backend.solve(problem), .optimal(values: [0, 4]))
    expectEqual(
      backend.freeVariables(), [FreeVariable(variable: 0, lower: -.infinity, upper: .infinity)])
  }

  @Test("empty rows that are satisfied or optional do not affect the values")
  func trueEmptyRows() {
    var problem = LinearProblem(variableCount: 1)
    _ = problem.addRow([], .equal, 0)
    _ = problem.addRow([], .greaterThanOrEqual, -1)
    _ = problem.addRow([], .lessThanOrEqual, 1)
    _ = problem.addRow([], .equal, 5, priority: 999)
    _ = problem.addRow([(0, 1)], .equal, 3)
    var backend = SimplexBackend()
    expectEqual(backend.solve(problem), .optimal(values: [3]))
  }

  @Test(
    "a required empty row that its constant violates is a conflict of one row",
    arguments: [
      (RowRelation.equal, 5.0, 1.0), (.equal, -5, -1), (.greaterThanOrEqual, 1, 1),
      (.lessThanOrEqual, -1, -1),
    ])
  func falseEmptyRow(relation: RowRelation, constant: Double, multiplier: Double) {
    let expected = SolverOutcome.infeasible(
      InfeasibilityCertificate(rows: [1], multipliers: [multiplier]))
    // No terms, terms that are 0 and terms that cancel are equivalent.
    for terms in [[], [(variable: 0, coefficient: 0.0)], [(0, 0.1), (0, 0.2), (0, -0.3)]] {
      var problem = LinearProblem(variableCount: 1)
      _ = problem.addRow([(0, 1)], .equal, 3)
      _ = problem.addRow(terms, relation, constant)
      var backend = SimplexBackend()
      expectEqual(backend.solve(problem), expected)
      #expect(backend.freeVariables().isEmpty)
    }
  }

  @Test("a value of 0 is not negative zero")
  func unsignedZero() throws {
    var problem = LinearProblem(variableCount: 2)
    _ = problem.addRow([(0, -1)], .equal, 0)
    _ = problem.addRow([(1, -2)], .equal, 0, priority: 500)
    var backend = SimplexBackend()
    let values = try #require(backend.solve(problem).values)
    expectEqual(values.map(\.sign), [.plus, .plus])
  }

  @Test("the coefficients of terms with the same variable are added")
  func repeatedTerms() {
    var problem = LinearProblem(variableCount: 2)
    _ = problem.addRow([(0, 1), (1, 1), (0, 1)], .equal, 10)
    _ = problem.addRow([(1, 3), (1, -1)], .equal, 4)
    var backend = SimplexBackend()
    expectEqual(backend.solve(problem), .optimal(values: [4, 2]))
  }

  @Test("the tightest required row and the median optional row of thousands of parallel rows apply")
  func parallelRows() {
    var problem = LinearProblem(variableCount: 2)
    for index in 0..<900 {
      _ = problem.addRow([(0, 1), (1, -1)], .greaterThanOrEqual, Double(index % 300))
      _ = problem.addRow([(0, 2), (1, -2)], .lessThanOrEqual, Double(5000 + index))
      _ = problem.addRow([(1, 1)], .equal, Double(index % 3), priority: 500)
    }
    _ = problem.addRow([(0, 1)], .equal, 0, priority: 250)
    var backend = SimplexBackend()
    expectEqual(backend.solve(problem), .optimal(values: [300, 1]))
  }

  @Test("two contradicting rows are found among thousands of parallel rows")
  func parallelConflict() {
    var problem = LinearProblem(variableCount: 2)
    for index in 0..<2000 {
      _ = problem.addRow([(0, 1), (1, 1)], .lessThanOrEqual, Double(100 + index))
    }
    let contradicting = problem.addRow([(0, 2), (1, 2)], .greaterThanOrEqual, 201)
    var backend = SimplexBackend()
    guard case .infeasible(let certificate) = backend.solve(problem) else {
      Issue.record("expected a conflict")
      return
    }
    expectEqual(certificate.rows, [0, contradicting])
    problem.expectProof(certificate, "parallel conflict")
  }
}
