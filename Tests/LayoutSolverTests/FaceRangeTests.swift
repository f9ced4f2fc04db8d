import Testing

@testable import LayoutSolver

@Suite("Ranges on the reduced face")
struct FaceRangeTests {
  /// Small whole numbers make many ties, and so many ambiguous problems.
  @Test(
    "are those of the problem as it was written",
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
    var random = SeededGenerator(seed: 11)
    var ambiguous = 0
    for index in 0..<1500 {
      let problem = shape.problem(using: &random).linearProblem()
      var backend = SimplexBackend()
      guard backend.solve(problem).values != nil else { continue }
      let fast = backend.freeVariables()
      let slow = backend.freeVariablesAsWritten()
      if !slow.isEmpty { ambiguous += 1 }
      #expect(fast.map(\.variable) == slow.map(\.variable), "problem \(index)")
      for (left, right) in zip(fast, slow) {
        #expect(
          isClose(left.lower, right.lower) && isClose(left.upper, right.upper),
          "problem \(index): \(left) should be \(right)")
      }
    }
    #expect(ambiguous > 300, "\(ambiguous)")
  }

  private func isClose(_ left: Double, _ right: Double) -> Bool {
    left == right || (left - right).magnitude <= 1e-7 * (1 + right.magnitude)
  }
}
