import ExactNumbers
import LayoutProver
import Testing
import VFLTestSupport

/// Expects that a claim is proved.
func expectProved(
  _ prover: Prover, _ claim: Claim, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  expectProved(prover.decide(claim), sourceLocation: sourceLocation)
}

/// Expects a verdict that is a proof.
func expectProved(
  _ verdict: Prover.Verdict, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  if case .proved = verdict { return }
  Issue.record("expected a proof, found \(verdict)", sourceLocation: sourceLocation)
}

/// Expects that a claim is violated at a point, by an amount that is a function of the point.
func expectCounterexample(
  _ prover: Prover, _ claim: Claim, sourceLocation: Testing.SourceLocation = #_sourceLocation,
  excess: ([Rational]) -> Rational
) {
  guard
    let found = expectCounterexample(prover.decide(claim), sourceLocation: sourceLocation)
  else { return }
  let isExceeded = found.excess.map { $0 > Rational(1) / Rational(1000) } ?? false
  expectEqual(isExceeded, true, "\(found): excess", sourceLocation: sourceLocation)
  expectEqual(found.excess, excess(found.point), "\(found)", sourceLocation: sourceLocation)
}

/// Expects a verdict that is a counterexample, and returns it.
@discardableResult
func expectCounterexample(
  _ verdict: Prover.Verdict, sourceLocation: Testing.SourceLocation = #_sourceLocation
) -> Prover.Counterexample? {
  if case .counterexample(let found) = verdict { return found }
  Issue.record("expected a counterexample, found \(verdict)", sourceLocation: sourceLocation)
  return nil
}
