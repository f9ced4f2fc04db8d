import Testing
import VFLTestSupport

@testable import solver_fuzz

extension LiveFuzz {
  /// Runs a number of scripts, and others in the long part of the tests; records at most one failure.
  @discardableResult
  func run(
    scripts: Int, long: Int = 0, seed: UInt64, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Tally {
    var tally = Tally()
    for script in LongTests.cases(0..<max(scripts, long), short: scripts) {
      if let report = failure(seed: seed &* 1_000_003 &+ UInt64(script), &tally) {
        Issue.record("\(report)", sourceLocation: sourceLocation)
        break
      }
    }
    return tally
  }
}

extension LiveShape: CustomTestStringConvertible {
  /// What its scripts are about.
  public var testDescription: String { name }
}
