import Testing
import VFLTestSupport

@testable import solver_fuzz

extension LiveFuzz {
  /// Runs scripts, more of them in the long tests, and records the first failure.
  ///
  /// - Parameter known: The scripts that are known to exceed the step bound. Another failure of these
  ///   scripts is recorded as usual.
  @discardableResult
  func run(
    scripts: Int, long: Int = 0, known: Set<Int> = [], seed: UInt64,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Tally {
    var tally = Tally()
    for script in LongTests.cases(0..<max(scripts, long), short: scripts) {
      let report = failure(seed: seed &* 1_000_003 &+ UInt64(script), &tally)
      guard let report else { continue }
      guard known.contains(script), report.contains("it took ") else {
        Issue.record("\(report)", sourceLocation: sourceLocation)
        break
      }
      withKnownIssue(sourceLocation: sourceLocation) {
        Issue.record("\(report)", sourceLocation: sourceLocation)
      }
    }
    return tally
  }
}

extension LiveShape: CustomTestStringConvertible {
  /// The name of the shape.
  public var testDescription: String { name }
}
