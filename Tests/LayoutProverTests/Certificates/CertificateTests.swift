import CertificateChecker
import ExactNumbers
import LayoutProver
import Testing
import VFLTestSupport

@Suite("Certificates of random problems")
struct CertificateTests {
  @Test("certificates of small layouts show what the prover decides")
  func layouts() throws { try expectShown(ProblemGenerator(), 0..<2000, short: 80, seed: 11) }

  @Test("certificates of problems with many ties show what the prover decides")
  func ties() throws {
    let generator = ProblemGenerator(
      variables: 2...4, parameters: 1...3, rows: 5...10, levels: 1...2, unit: 20, repetition: 3)
    try expectShown(generator, 0..<1500, short: 60, seed: 12)
  }

  @Test("certificates of problems with scaled parameters show what the prover decides")
  func scaledParameters() throws {
    let generator = ProblemGenerator(variables: 2...4, parameters: 2...4, scaling: 2)
    try expectShown(generator, 0..<1500, short: 60, seed: 13)
  }

  @Test("certificates of larger problems show what the prover decides")
  func largeProblems() throws {
    let generator = ProblemGenerator(
      variables: 5...10, parameters: 2...5, rows: 10...24, levels: 1...4)
    try expectShown(generator, 0..<1000, short: 30, seed: 14)
  }

  @Test("certificates show uniqueness that follows from equal costs")
  func equalCosts() throws {
    // Two views share what remains, each as close as possible to its own size, in many cells.
    let generator = ProblemGenerator(
      variables: 3...6, parameters: 2...4, rows: 12...20, levels: 1...1, repetition: 20)
    try expectShown(generator, 0..<1000, short: 40, seed: 15)
  }

  @Test("no certificate is accepted for a claim that is false")
  func falseClaims() throws {
    var count = 0
    for index in LongTests.cases(0..<4000, short: 100) {
      var random = SplitMix64(seed: 16, case: index)
      let generator = ProblemGenerator(variables: 2...5, parameters: 1...3, levels: 1...2)
      let problem = generator.problem(using: &random)
      let claim = generator.claim(about: problem, using: &random)
      guard let prover = Prover(problem) else { continue }
      guard let offset = Self.excess(of: claim, problem, using: &random) else { continue }
      // The claim is proved with this offset, and false without 1 of it.
      let proved = claim.moved(by: -offset)
      let wrong = claim.moved(by: 1 - offset)
      let certificate = prover.certificate(of: [
        CertifiedClaim("claim", .atMost(proved, attempts: []))
      ])
      let right = [CertifiedClaim("claim", .atMost(proved, attempts: []))]
      let document = document(problem, right)
      let report = try CertificateReport(problems: document, certificates: file(certificate))
      #expect(report.isProved)
      let other = self.document(problem, [CertifiedClaim("claim", .atMost(wrong, attempts: []))])
      for attempt in 0..<10 {
        let changed = attempt == 0 ? certificate : certificate.changed(using: &random)
        let report = try? CertificateReport(problems: other, certificates: file(changed))
        #expect(report?.isProved != true, "case \(index), attempt \(attempt)")
        count += 1
      }
    }
    #expect(count > 200)
  }

  /// Returns an amount that is at least the largest violation of a claim, and less than 1/2 greater; `nil` if that
  /// is not known, or if the claim is never violated as much.
  private static func excess(
    of claim: Claim, _ problem: ParametricProblem, using random: inout SplitMix64
  ) -> Rational? {
    guard let prover = Prover(problem) else { return nil }
    let samples = SamplePoints(of: problem, corners: 8, gridPoints: 3, others: 3, using: &random)
    let reference = ReferenceOptima(problem: problem)
    let largest = samples.points.compactMap { reference.violation(of: claim, at: $0) }.max()
    guard let largest, largest.magnitude < 10_000 else { return nil }
    let offset = Rational(Int64((largest * 4).rounded(.up))) / 4
    guard case .proved = prover.decide(claim.moved(by: -offset)) else { return nil }
    return offset
  }

  private func expectShown(
    _ generator: ProblemGenerator, _ cases: Range<Int>, short: Int, seed: UInt64
  ) throws {
    for index in LongTests.cases(cases, short: short) {
      var random = SplitMix64(seed: seed, case: index)
      let problem = generator.problem(using: &random)
      var claims = [
        CertifiedClaim("satisfiable", .satisfiable),
        CertifiedClaim("unique", .unique(Array(0..<problem.variableCount))),
      ]
      for number in 0..<3 {
        let claim = generator.claim(about: problem, using: &random)
        claims.append(CertifiedClaim("claim \(number)", .atMost(claim, attempts: [[0]])))
      }
      var expected = ["satisfiable: has a counterexample"]
      var certificate = problem.unsatisfiabilityCertificate(of: claims)
      if let prover = Prover(problem, cellLimit: 60) {
        certificate = prover.certificate(of: claims)
        expected = claims.compactMap { claim in
          switch prover.verdict(on: claim) {
          case .proved: nil
          case .counterexample: claim.text + ": has a counterexample"
          case .undecided: claim.text + ": is not shown"
          }
        }
      } else {
        expected += claims.dropFirst().map { $0.text + ": is not shown" }
      }
      do {
        let report = try CertificateReport(
          problems: document(problem, claims), certificates: file(certificate))
        expectEqual(
          report.lines.dropFirst().map { String($0.drop { $0 == " " }) }, expected,
          "seed \(seed), case \(index)")
      } catch {
        Issue.record("seed \(seed), case \(index): \(error)")
      }
    }
  }

  private func document(_ problem: ParametricProblem, _ claims: [CertifiedClaim]) -> [UInt8] {
    let document = problem.document(
      named: "random", variables: (0..<problem.variableCount).map { "x\($0)" },
      parameters: problem.parameters.indices.map { "p\($0)" }, claims)
    return Array("{\"version\": 1, \"problems\": [\(document.json)]}".utf8)
  }

  private func file(_ certificate: ProofValue) -> [UInt8] {
    Array("{\"version\": 1, \"certificates\": [\(certificate.json)]}".utf8)
  }
}

extension Claim {
  /// Returns the claim with a number added to each form.
  fileprivate func moved(by offset: Rational) -> Claim {
    Claim(anyAtMostZero: forms.map { $0 + AffineForm(constant: offset) })
  }
}

extension Prover {
  /// Decides a claim of a certificate.
  fileprivate func verdict(on claim: CertifiedClaim) -> Verdict {
    switch claim.kind {
    case .satisfiable: decideSatisfiability()
    case .unique(let variables): decideUniqueness(of: variables)
    case .atMost(let claim, _): decide(claim)
    }
  }
}
