import Testing
import VFLTestSupport

@testable import LayoutSolver

@Suite("Growth of the work for a range of parameters")
struct ParametricGrowthTests {
  /// Views with optional sizes next to each other in a container whose size is the parameter.
  private func row(
    of count: Int, _ sizes: (_ view: Int) -> [(RowRelation, constant: Double, priority: Double)]
  ) -> LinearProblem {
    var problem = LinearProblem(variableCount: 2 * count + 1)
    _ = problem.addRow([(0, 1)], .equal, 0)
    for view in 0..<count {
      let (start, size) = (2 * view + 1, 2 * view + 2)
      if view == 0 {
        _ = problem.addRow([(start, 1)], .equal, 20)
      } else {
        _ = problem.addRow([(start, 1), (start - 2, -1), (start - 1, -1)], .equal, 8)
      }
      _ = problem.addRow([(size, 1)], .greaterThanOrEqual, 0)
      for (relation, constant, priority) in sizes(view) {
        _ = problem.addRow([(size, 1)], relation, constant, priority: priority)
      }
    }
    _ = problem.addRow([(0, 1), (2 * count - 1, -1), (2 * count, -1)], .equal, 20)
    return problem
  }

  private let rows:
    [(
      name: String,
      sizes: @Sendable (_ view: Int) -> [(RowRelation, constant: Double, priority: Double)]
    )] = [
      ("equal sizes", { _ in [(.equal, 50, 500)] }),
      ("sizes", { [(.equal, Double(10 + $0 * 37 % 90), 500)] }),
      (
        "content sizes",
        {
          let size = Double(10 + $0 * 37 % 90)
          return [(.greaterThanOrEqual, size, 750), (.lessThanOrEqual, size, 250)]
        }
      ),
      ("three priorities", { [(.equal, Double(10 + $0 * 37 % 90), Double(400 + $0 % 3))] }),
    ]

  @Test("the work for a range grows at most linearly with the number of views")
  func stretches() {
    for (index, (name, sizes)) in rows.enumerated() {
      let uppers = index % 2 == 0 ? [1e6, .infinity] : [.infinity, 1e6]
      for upper in uppers.prefix(LongTests.areOn() ? 2 : 1) {
        var counts: [StepCounts] = []
        for count in LongTests.areOn() ? [400, 800] : [200, 400] {
          var simplex = ParametricSimplex()
          let problem = row(of: count, sizes)
          let solution = simplex.solve(problem, varyingConstantOf: 0, over: 0...upper)
          #expect(solution.isComplete && solution.isVerified, "\(name)")
          expectEqual(solution.pieces.last?.upper, upper, "\(name)")
          #expect(simplex.stretchCount <= 400, "\(name): \(simplex.stretchCount)")
          counts.append(simplex.counts)
        }
        let steps = counts.map { Double($0.pivots + $0.flips + $0.factorisations) }
        #expect(steps[1] <= 2.2 * steps[0], "\(name): \(counts)")
        let comparisons = counts.map { Double($0.comparisons) }
        #expect(comparisons[1] <= 2.2 * comparisons[0], "\(name): \(counts)")
      }
    }
  }

  @Test("optima that are interpolated on a face have the same costs as computed optima")
  func optimaOnFaces() {
    for (name, sizes) in LongTests.cases(rows, short: 2) {
      let problem = row(of: 200, sizes)
      var simplex = ParametricSimplex()
      let solution = simplex.solve(problem, varyingConstantOf: 0, over: 0...40_000)
      var single = ParametricSimplex(stretchLimit: .max)
      let slow = single.solve(problem, varyingConstantOf: 0, over: 0...40_000)
      #expect(single.stretchCount > simplex.stretchCount, "\(name)")
      expectEqual(solution.pieces.count, slow.pieces.count, "\(name)")
      for (piece, expected) in zip(solution.pieces, slow.pieces) {
        #expect((piece.lower - expected.lower).magnitude < 1e-6, "\(name)")
        #expect((piece.upper - expected.upper).magnitude < 1e-6, "\(name)")
        expectEqual(piece.freeVariables, expected.freeVariables, "\(name)")
        expectEqual(
          solution.bindingRows(in: piece).map { $0.row },
          slow.bindingRows(in: expected).map { $0.row }, "\(name)")
        for share in [0.1, 0.5, 0.83] {
          let parameter = piece.lower + share * (piece.upper - piece.lower)
          var varied = problem
          _ = varied.addRow([(0, 1)], .equal, parameter)
          let variables = 0..<problem.variableCount
          varied.dropFirstRow.expectEqualCosts(
            variables.map { solution.value(of: $0, at: parameter) },
            variables.map { slow.value(of: $0, at: parameter) }, "\(name) at \(parameter)")
        }
      }
    }
  }
}

extension LinearProblem {
  /// The problem without its first row.
  fileprivate var dropFirstRow: LinearProblem {
    var other = LinearProblem(variableCount: variableCount)
    for row in 1..<rowCount {
      for term in termRange(of: row) {
        other.appendTerm(Int(terms[term].variable), terms[term].coefficient)
      }
      _ = other.closeRow(rows[row].relation, rows[row].constant, priority: rows[row].priority)
    }
    return other
  }
}
