import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("Positions measured from one another")
struct PositionOffsetTests {
  /// Lines of a label and a field each, both below the label before, which say how far they are apart.
  ///
  /// The label of line `i` begins at `2i`, its field at `2i + 1`.
  private func form(lines: Int) -> LinearProblem {
    var problem = LinearProblem(variableCount: 2 * lines)
    _ = problem.addRow([(0, 1)], .greaterThanOrEqual, 3)
    _ = problem.addRow([(0, 1)], .equal, 0, priority: 500)
    for line in 0..<lines {
      let (label, field) = (2 * line, 2 * line + 1)
      if line > 0 {
        _ = problem.addRow([(label, 1), (label - 2, -1)], .greaterThanOrEqual, 10)
        _ = problem.addRow([(label, 1), (label - 2, -1)], .equal, 0, priority: 500)
        _ = problem.addRow([(label - 2, -1), (field, 1)], .greaterThanOrEqual, 12)
      }
      _ = problem.addRow([(label, 1), (field, -1)], .lessThanOrEqual, 4)
      if line > 1 {
        _ = problem.addRow(
          [(label, 2), (label - 2, -1), (label - 4, -1)], .greaterThanOrEqual, 30)
      }
      _ = problem.addRow([(label, 1), (field, -1)], .equal, -1, priority: 600)
    }
    return problem
  }

  /// Such lines on a solver, solved.
  private func solved(_ solver: IncrementalSolver, lines: Int) throws -> IncrementalSolver {
    var solver = solver
    for edit in LiveEdit.script(adding: form(lines: lines)) {
      _ = try edit.perform(on: &solver, appending: true)
    }
    #expect(solver.solve() == nil)
    return solver
  }

  @Test("leave the optimum as it is")
  func values() throws {
    let lines = 150
    let (solver, plain) = (
      try solved(IncrementalSolver(), lines: lines),
      try solved(IncrementalSolver(leastLocality: .max), lines: lines)
    )
    let isMeasured = [solver, plain].map { !$0.engine.presolve.offsets.isEmpty }
    #expect(isMeasured == [true, false])
    for variable in 0..<(2 * lines) {
      #expect(abs(solver.value(of: variable) - plain.value(of: variable)) < 1e-9, "\(variable)")
    }
  }

  @Test("say of every row the same, whatever stands between its positions")
  func rows() throws {
    let solver = try solved(IncrementalSolver(), lines: 150)
    let (presolve, system) = (solver.engine.presolve, solver.engine.simplex.system)
    var random = SplitMix64(seed: 37)
    let positions = (0..<300).map { _ in Double(Int.random(in: 0..<1000, using: &random)) }
    for (number, place) in presolve.places.enumerated() where place >= 0 {
      var sum = 0.0
      for entry in system.rows.entries(of: place) {
        let root = presolve.rootOfColumn[system.rows.indices[entry]]
        let parent = presolve.offsets.rank(of: root) == nil ? -1 : presolve.offsets.parent(of: root)
        let base = parent < 0 ? 0 : positions[Int(parent)]
        sum += system.rows.values[entry] * (positions[Int(root)] - base)
      }
      var written = 0.0
      for term in solver.store.rows[number].allTerms {
        let (variable, coefficient) = (
          solver.store.terms[term].variable, solver.store.terms[term].coefficient
        )
        written += coefficient * positions[Int(variable)]
      }
      #expect(sum == written, "row \(number)")
    }
  }
}
