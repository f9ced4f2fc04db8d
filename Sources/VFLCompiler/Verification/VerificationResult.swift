import VFLDiagnostics
import VFLLayout
import VFLRecords
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
    var violations: [(LayoutProperty, PropertyOutcome.Violation, direction: Int)] = []
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
    var search = ChangeSearch(searched)
    var seen: Set<LayoutProperty> = []
    for (property, violation, number) in violations where seen.insert(property).inserted {
      if seen.count > Self.changedProperties { return }
      let obstacles = obstacles(to: property, violation, directions[number])
      let change = search.change(
        proving: property, violatedIn: violation, of: number, by: obstacles.shortfall,
        changing: obstacles.records)
      if let change { update { $0.note(change, for: property) } }
    }
  }

  /// The number of violated properties for which a change is searched.
  private static let changedProperties = 4

  /// The numbers of the records that force a layout to violate a property, without those that are not written as
  /// constraints, and the amount by which unsatisfiable constraints contradict each other.
  private func obstacles(
    to property: LayoutProperty, _ violation: PropertyOutcome.Violation,
    _ direction: LayoutDirection
  ) -> (records: [Int], shortfall: Double?) {
    let layout = layout(at: violation.values, direction)
    var (members, shortfall): ([ConflictMember], Double?) = ([], nil)
    if property == .satisfiable {
      let conflict = (try? layout.problem.resultIfUnsatisfiable())?.conflicts.first
      (members, shortfall) = (conflict?.members ?? [], conflict?.shortfall.magnitude)
    } else {
      let causes = layout.problem.causes(
        ofViolating: property, claim: violation.claim, layout.requirements)
      members = (causes ?? []).map { $0.member }
    }
    let records = members.compactMap { member -> Int? in
      guard case .record(let number) = member,
        layout.isWritten(layout.problem.records[number])
      else { return nil }
      return number
    }
    return (records, shortfall)
  }
}

extension CompiledLayout {
  /// Whether a record is a constraint with a number that the source can contain.
  ///
  /// Other records place guides, express masks, or keep the size that a view has in the file.
  fileprivate func isWritten(_ record: ConstraintRecord) -> Bool {
    if record.priority < 1 { return false }
    if case .equation(let number) = record.provenance.location.origin,
      sources.equations.indices.contains(number), sources.equations[number].isPlacement
    {
      return false
    }
    switch record.provenance.rule {
    case .standardGap, .gap, .size, .equation, .object: return true
    case .flushGap, .alignment, .fill, .autoresizingMask: return false
    }
  }
}
