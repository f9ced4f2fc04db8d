import Testing
import VFLTestSupport

@testable import LayoutSolver
@testable import solver_fuzz

@Suite("Ranges of free variables on the reduced face")
struct FaceRangeTests {
  /// Small integers lead to many ties, and therefore to many ambiguous problems.
  @Test(
    "the ranges on the reduced face are the same as without presolve",
    arguments: [
      ProblemGenerator(variables: 2...6, rows: 1...7),
      ProblemGenerator(variables: 4...9, rows: 3...9, coefficients: [-1, 0, 0, 0, 0, 1]),
      ProblemGenerator(
        variables: 6...14, rows: 6...16, coefficients: [-1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]),
      ProblemGenerator(
        variables: 3...8, rows: 6...14, coefficients: [-1, 0, 0, 1], constants: 0...1,
        priorities: [1000, 500, 250]),
    ])
  func sameAsWritten(shape: ProblemGenerator) {
    var ambiguous = 0
    let cases = LongTests.cases(0..<1500, short: 100)
    for index in cases {
      var random = SplitMix64(seed: 11, case: index)
      let problem = shape.problem(using: &random).linearProblem()
      var backend = SimplexBackend()
      guard backend.solve(problem).values != nil else { continue }
      let fast = backend.freeVariables()
      let slow = backend.freeVariablesAsWritten()
      if !slow.isEmpty { ambiguous += 1 }
      expectEqual(fast.map(\.variable), slow.map(\.variable), "problem \(index)")
      for (left, right) in zip(fast, slow) {
        #expect(
          isClose(left.lower, right.lower) && isClose(left.upper, right.upper),
          "problem \(index): expected \(right), found \(left)")
      }
    }
    #expect(ambiguous > cases.count / 5, "\(ambiguous)")
  }

  @Test("each of 3,000 free widths ranges from 0 to the width of the container")
  func freeWidths() throws {
    let views = 3000
    var backend = SimplexBackend()
    _ = try #require(backend.solve(LayoutShapes.filled(views: views, width: 500)).values)
    let expected = (1..<2 * views).map { FreeVariable(variable: $0, lower: 0, upper: 500) }
    expectEqual(backend.freeVariables(), expected)
  }

  @Test("400 equal views that do not fit can divide the missing width in any way")
  func tiedContent() throws {
    let views = 400
    var backend = SimplexBackend()
    let problem = LayoutShapes.filled(views: views, width: 40 * 400, content: 50)
    _ = try #require(backend.solve(problem).values)
    var expected = [FreeVariable(variable: 1, lower: 0, upper: 50)]
    for view in 1..<views {
      let least = max(0, Double(16_000 - 50 * (views - view)))
      let greatest = min(16_000, Double(50 * view))
      expected.append(FreeVariable(variable: 2 * view, lower: least, upper: greatest))
      expected.append(FreeVariable(variable: 2 * view + 1, lower: 0, upper: 50))
    }
    expectEqual(backend.freeVariables(), expected)
  }

  @Test("the ranges of a long form follow from the only width that is free")
  func longForm() throws {
    let rows = 1000
    let problem = LayoutShapes.form(rows: rows, labels: [60, 109, 80], field: 120)
    var backend = SimplexBackend()
    _ = try #require(backend.solve(problem).values)
    let expected = (0..<rows).flatMap { row in
      [
        FreeVariable(variable: 3 * row, lower: 109, upper: 472),
        FreeVariable(variable: 3 * row + 1, lower: 117, upper: 480),
        FreeVariable(variable: 3 * row + 2, lower: 120, upper: 483),
      ]
    }
    expectEqual(backend.freeVariables(), expected)
  }

  @Test("ranges are exact if the rows form cycles")
  func cycles() throws {
    let views = 60
    var problem = LayoutShapes.filled(views: views, width: 600)
    for view in 1..<views {
      _ = problem.addRow([(2 * view - 1, 1), (2 * view + 1, -1)], .lessThanOrEqual, 0)
    }
    var backend = SimplexBackend()
    _ = try #require(backend.solve(problem).values)
    let free = backend.freeVariables()
    expectEqual(free.map(\.variable), Array(1..<2 * views))
    for range in free where range.variable % 2 == 1 {
      let view = range.variable / 2
      #expect(isClose(range.lower, view == views - 1 ? 10 : 0))
      #expect(isClose(range.upper, 600 / Double(views - view)))
    }
  }

  @Test("a copy of a row does not bound a range because of rounding errors")
  func copyOnFlatEdge() throws {
    var problem = LinearProblem(variableCount: 5)
    for _ in 0..<2 {
      _ = problem.addRow(
        [(2, -0.8262566448741343), (4, 48.78626815426443), (2, -0.4030077795469805)],
        .greaterThanOrEqual, 0, priority: 700)
    }
    _ = problem.addRow(
      [(0, 0.8141652735675199), (4, -0.1216069461768875)], .equal, 0, priority: 400)
    _ = problem.addRow([(3, 1), (2, 0.027123918321837037)], .greaterThanOrEqual, 1)
    _ = problem.addRow(
      [(0, 0.16293702523191705), (1, 2.8556790346870815), (2, 48.78626815426443)],
      .lessThanOrEqual, 0, priority: 300)
    _ = problem.addRow(
      [(3, 0.16293702523191705), (1, 1)], .lessThanOrEqual, 102, priority: 400)
    var backend = SimplexBackend()
    _ = try #require(backend.solve(problem).values)
    let free = backend.freeVariables()
    expectEqual(free.map(\.variable), Array(0..<5))
    for range in free {
      expectEqual(range.lower, -.infinity)
      #expect(isClose(range.upper, range.variable == 1 ? 101.8107256245055 : .infinity))
    }
  }

  private func isClose(_ left: Double, _ right: Double) -> Bool {
    left == right || (left - right).magnitude <= 1e-7 * (1 + right.magnitude)
  }
}
