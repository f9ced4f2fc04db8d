import LayoutProver
import Testing
import VFLTestSupport

@Suite("Comparison of verdicts with optima at sample points")
struct RandomProblemTests {
  @Test("verdicts about small layouts agree with the optima at sample points")
  func layouts() {
    expectDecided(compare(ProblemGenerator(), cases: 0..<3000, short: 120, seed: 1))
  }

  @Test("verdicts about problems with many ties agree with the optima at sample points")
  func ties() {
    let generator = ProblemGenerator(
      variables: 2...4, parameters: 1...3, rows: 5...10, levels: 1...2, unit: 20, repetition: 3)
    expectDecided(compare(generator, cases: 0..<2000, short: 80, seed: 2))
  }

  @Test("verdicts about problems with scaled parameters agree with the optima at sample points")
  func scaledParameters() {
    let generator = ProblemGenerator(variables: 2...4, parameters: 2...4, scaling: 2)
    expectDecided(compare(generator, cases: 0..<2000, short: 80, seed: 3))
  }

  @Test("verdicts about problems with one parameter agree with the optima at sample points")
  func oneParameter() {
    let generator = ProblemGenerator(parameters: 1...1, rows: 6...12)
    expectDecided(compare(generator, cases: 0..<2000, short: 80, seed: 4))
  }

  @Test("verdicts agree with the optima at sample points even if few cells are examined")
  func fewCells() {
    let generator = ProblemGenerator(variables: 2...4, parameters: 1...2, rows: 5...10)
    let tally = compare(generator, cases: 0..<1000, short: 60, seed: 5, cellLimit: 1)
    expectEqual(tally.undecided > 0, true, "\(tally)")
  }

  /// Expects that most verdicts are decided, and that there are many verdicts of each kind.
  private func expectDecided(_ tally: Verification.Tally) {
    expectEqual(tally.isMostlyDecided, true, "mostly decided: \(tally)")
    expectEqual(tally.isMixed, true, "of each kind: \(tally)")
  }

  /// Compares the verdicts about random problems, and returns their numbers.
  private func compare(
    _ generator: ProblemGenerator, cases: Range<Int>, short: Int, seed: UInt64,
    cellLimit: Int? = nil
  ) -> Verification.Tally {
    var tally = Verification.Tally()
    for index in LongTests.cases(cases, short: short) {
      var random = SplitMix64(seed: seed, case: index)
      let problem = generator.problem(using: &random)
      let samples = SamplePoints(
        of: problem, corners: 4, gridPoints: 3, others: 3, using: &random)
      var verification = Verification(
        problem, points: samples.points, cellLimit: cellLimit, "seed \(seed), case \(index)")
      verification.runSatisfiability()
      verification.runUniqueness(of: Array(0..<problem.variableCount))
      verification.runUniqueness(of: [0])
      for _ in 0..<2 { verification.run(generator.claim(about: problem, using: &random)) }
      tally.add(verification.tally)
      expectEqual(verification.failures, [])
    }
    return tally
  }
}
