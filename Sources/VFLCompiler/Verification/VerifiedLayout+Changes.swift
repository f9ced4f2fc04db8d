import VFLDiagnostics
import VFLLayout
import VFLRecords
import VFLVerification

extension VerifiedLayout {
  /// A violated property, with the number of the direction in which it is violated.
  typealias FoundViolation = (
    property: LayoutProperty, violation: PropertyOutcome.Violation, direction: Int
  )

  /// Searches for changes that prove the first violated properties.
  ///
  /// - Parameters:
  ///   - search: The search.
  ///   - violations: The violated properties.
  ///   - noting: Receives each change as soon as it is found.
  func searchChanges(
    _ search: ChangeSearch, _ violations: [FoundViolation],
    noting: (ProvingChange, LayoutProperty) -> Void
  ) {
    var search = search
    var seen: Set<LayoutProperty> = []
    for (property, violation, number) in violations where seen.insert(property).inserted {
      if seen.count > Self.changedProperties { return }
      let obstacles = obstacles(to: property, violation, directions[number])
      let change = search.change(
        proving: property, violatedIn: violation, of: number, by: obstacles.shortfall,
        changing: obstacles.records)
      if let change { noting(change, property) }
    }
  }

  /// The number of violated properties for which a change is searched.
  private static let changedProperties = 4

  /// The numbers of the records that force a layout to violate a property, without records that the source does not
  /// contain as constraints, and the amount by which unsatisfiable constraints contradict each other.
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
