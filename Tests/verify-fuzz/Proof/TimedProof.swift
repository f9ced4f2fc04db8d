import Dispatch
import VFLChecking
import VFLCompiler
import VFLLayout
import VFLVerification

/// The verdicts of the prover that are known when the proofs end or the time limit is reached.
struct TimedProof: Sendable {
  /// The verdicts in each direction.
  private(set) var verdicts: [LayoutDirection: [LayoutProperty: PropertyOutcome.Verdict]] = [:]
  /// The property with the largest time, and the time in seconds.
  private(set) var slowest: (property: LayoutProperty, seconds: Double)?
  /// The reason why the layout cannot be verified, if any.
  private(set) var failure: String?
  /// Whether the proofs were abandoned at the time limit.
  private(set) var isInterrupted = false
  /// The time of the proofs, in seconds.
  private(set) var seconds = 0.0

  /// Creates a result without verdicts.
  private init() {}

  /// Decides the properties of a layout.
  ///
  /// At the time limit, the proofs are abandoned. Their thread continues until the process ends.
  init(of layout: VerifiedLayout, seconds limit: Int) {
    let start = DispatchTime.now()
    let shared = LockedValue(TimedProof())
    let results = ParallelMap.map(
      count: 1, jobs: 1, goesOn: { _ in start.elapsedSeconds < Double(limit) },
      { _ in Self.decide(layout, shared) })
    self = shared.withLock { $0 }
    isInterrupted = results.isEmpty
    seconds = start.elapsedSeconds
  }

  private static func decide(_ layout: VerifiedLayout, _ shared: LockedValue<TimedProof>) {
    let properties = layout.properties
    var last = DispatchTime.now()
    for direction in layout.directions {
      do throws(LayoutFamily.Failure) {
        let family = try layout.family(direction)
        LayoutVerification(of: family).decide(properties) { property, verdict in
          let seconds = last.elapsedSeconds
          last = .now()
          shared.withLock { $0.note(property, verdict, direction, seconds) }
        }
      } catch {
        shared.withLock { $0.failure = "\(error)" }
        return
      }
    }
  }

  private mutating func note(
    _ property: LayoutProperty, _ verdict: PropertyOutcome.Verdict, _ direction: LayoutDirection,
    _ seconds: Double
  ) {
    verdicts[direction, default: [:]][property] = verdict
    if seconds > slowest?.seconds ?? 0 { slowest = (property, seconds) }
  }
}

extension DispatchTime {
  /// The time since this time, in seconds.
  fileprivate var elapsedSeconds: Double {
    Double(DispatchTime.now().uptimeNanoseconds - uptimeNanoseconds) / 1e9
  }
}
