import VFLLayout
import VFLVerification

/// The verdicts about the properties of a layout, while they are decided and afterwards.
package struct VerificationResult: Sendable {
  /// The verdicts in one layout direction.
  struct Part: Sendable {
    /// The direction.
    let direction: LayoutDirection
    /// The verdicts of the decided properties.
    var verdicts: [LayoutProperty: PropertyOutcome.Verdict] = [:]
    /// Whether all properties that can be decided are decided.
    var isComplete = false
  }

  /// The parts, in the order of ``VerifiedLayout/directions``.
  private(set) var parts: [Part] = []
  /// The reason why the layout cannot be verified, if any.
  private(set) var failure: LayoutFamily.Failure?
  /// The changes of one constant with which violated properties are proved.
  private(set) var changes: [LayoutProperty: ProvingChange] = [:]

  /// Creates a result without verdicts.
  package init() {}

  /// The number of decided properties.
  package var decidedCount: Int { parts.reduce(0) { $0 + $1.verdicts.count } }

  fileprivate mutating func begin(_ direction: LayoutDirection) {
    parts.append(Part(direction: direction))
  }

  fileprivate mutating func note(
    _ property: LayoutProperty, _ verdict: PropertyOutcome.Verdict
  ) {
    parts[parts.count - 1].verdicts[property] = verdict
  }

  fileprivate mutating func complete() { parts[parts.count - 1].isComplete = true }

  fileprivate mutating func fail(_ failure: LayoutFamily.Failure) { self.failure = failure }

  fileprivate mutating func note(_ change: ProvingChange, for property: LayoutProperty) {
    changes[property] = change
  }
}

extension VerifiedLayout {
  /// Decides the properties in each direction, and searches changes that prove the first violated ones.
  ///
  /// - Parameter update: Receives the changes of the result, which may be on another thread's behalf.
  package func verify(_ update: ((inout VerificationResult) -> Void) -> Void) {
    let properties = properties
    var searched: [ChangeSearch.Direction] = []
    var violations: [FoundViolation] = []
    for (number, direction) in directions.enumerated() {
      update { $0.begin(direction) }
      do throws(LayoutFamily.Failure) {
        let family = try family(direction)
        var proved: [LayoutProperty] = []
        var violated: [(property: LayoutProperty, violation: PropertyOutcome.Violation)] = []
        LayoutVerification(of: family).decide(properties) { property, verdict in
          update { $0.note(property, verdict) }
          switch verdict {
          case .proved: proved.append(property)
          case .violated(let violation): violated.append((property, violation))
          case .undecided: break
          }
        }
        violations += violated.map { ($0.property, $0.violation, number) }
        searched.append(ChangeSearch.Direction(family, proved: proved, violated: violated))
      } catch {
        update { $0.fail(error) }
        return
      }
      update { $0.complete() }
    }
    searchChanges(ChangeSearch(searched), violations) { change, property in
      update { $0.note(change, for: property) }
    }
  }
}
