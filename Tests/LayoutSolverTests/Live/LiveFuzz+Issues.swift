import Testing

@testable import solver_fuzz

extension LiveFuzz {
  /// Runs scripts; records at most one failure.
  @discardableResult
  func run(
    scripts: Int, seed: UInt64, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Tally {
    var tally = Tally()
    for script in 0..<UInt64(scripts) {
      if let report = failure(seed: seed &* 1_000_003 &+ script, &tally) {
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
