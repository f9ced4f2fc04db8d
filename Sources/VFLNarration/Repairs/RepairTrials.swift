import VFLLayout
import VFLRecords

/// Tries repairs of a conflict in the whole layout, and finds the faults of the resulting layouts.
///
/// A fault counts against a repair only if it is avoidable: if a layout without one of the members of the
/// conflict does not have it.
struct RepairTrials {
  /// The layout, in which the members of other conflicts are optional.
  private let problem: LayoutProblem
  /// The layout as it is.
  private let original: LayoutProblem
  /// The number of conflicts of the layout.
  private let conflictCount: Int
  private let search: FaultSearch
  /// Changes that resolve the conflict, with which a repair is compared.
  private let references: [Repair]
  /// The maximum number of references, so that the work does not grow with the square of the members.
  private static let referenceCount = 16
  private var outcomes: [Repair: Outcome?] = [:]
  /// The number of records and items that may still be solved.
  private(set) var effort: Int

  /// A layout and its faults.
  private struct Outcome {
    let layout: LayoutResult
    let frames: DeterminedFrames
    let faults: Set<LayoutFault>
  }

  /// Prepares trials of repairs of a conflict.
  ///
  /// - Parameters:
  ///   - conflict: The conflict.
  ///   - others: The members of the other conflicts of the layout.
  ///   - effort: The maximum number of records in all layouts that are solved.
  init(
    _ conflict: Conflict, in problem: LayoutProblem, besides others: [[ConflictMember]], effort: Int
  ) {
    original = problem
    conflictCount = others.count + 1
    var problem = problem
    problem.relax(others.flatMap { $0 })
    self.problem = problem
    search = FaultSearch(problem, on: Set(conflict.members.compactMap(problem.axis)))
    // At the least size of the container that resolves the conflict, a view may have no extent.
    let sizes = conflict.changes.filter { if case .container = $0.member { true } else { false } }
      .flatMap { change in
        [change.to, change.to + (change.to - change.from)].map {
          Repair.constant(ConstantChange(change.member, from: change.from, to: $0))
        }
      }
    let removals = conflict.members.compactMap { member -> Repair? in
      switch member {
      case .record, .contentSize: .removal(member)
      case .container, .nonNegative: nil
      }
    }
    references = Array((sizes + removals).prefix(Self.referenceCount))
    self.effort = effort
  }

  /// Returns the layout after a repair; `nil` if it is unsatisfiable, or if the effort does not suffice.
  mutating func layout(after repair: Repair) -> LayoutResult? { outcome(of: repair)?.layout }

  /// Returns an avoidable fault of the layout after a repair.
  ///
  /// It is also a fault if the layout has as many conflicts as before. A repair would otherwise only replace a
  /// conflict by another one, of which a repair could be the opposite change.
  ///
  /// - Returns: `.some(nil)` if the layout has no such fault, and `nil` if the repair does not resolve the
  ///   conflict, or if the effort does not suffice.
  mutating func fault(after repair: Repair) -> LayoutFault?? {
    guard let outcome = outcome(of: repair) else { return nil }
    var found = outcome.faults.sorted().first { isAvoidable($0, without: repair) }
    if found == nil, !leavesFewerConflicts(repair) { found = .conflict }
    return effort >= 0 ? .some(found) : nil
  }

  private mutating func leavesFewerConflicts(_ repair: Repair) -> Bool {
    // If there is only one conflict, the repaired layout is satisfiable.
    guard conflictCount > 1 else { return true }
    effort -= (problem.records.count + problem.nodes.count) * conflictCount
    guard effort >= 0 else { return false }
    var repaired = original
    repair.apply(to: &repaired)
    guard let result = try? repaired.resultIfUnsatisfiable() else { return true }
    return result.conflicts.count < conflictCount
  }

  private mutating func outcome(of repair: Repair) -> Outcome? {
    if let known = outcomes[repair] { return known }
    effort -= problem.records.count + problem.nodes.count
    guard effort >= 0 else { return nil }
    var repaired = problem
    repair.apply(to: &repaired)
    var outcome: Outcome?
    if let layout = try? repaired.solved(), layout.status != .unsatisfiable {
      let frames = DeterminedFrames(layout)
      outcome = Outcome(layout: layout, frames: frames, faults: search.faults(of: frames))
    }
    outcomes[repair] = .some(outcome)
    return outcome
  }

  /// Returns whether the conflict can be resolved without a fault.
  ///
  /// The removal of the constraint that a repair changes is no evidence, because the layout is similar.
  private mutating func isAvoidable(_ fault: LayoutFault, without repair: Repair) -> Bool {
    var isDecided = false
    for reference in references where reference.member != repair.member {
      guard let other = outcome(of: reference), other.frames.decide(fault) else { continue }
      guard other.faults.contains(fault) else { return true }
      isDecided = true
    }
    return !isDecided
  }
}

extension LayoutProblem {
  /// Returns the axis of a member of a conflict.
  fileprivate func axis(of member: ConflictMember) -> Axis? {
    switch member {
    case .record(let index): records[index].firstAttribute.axis
    case .container(let axis), .nonNegative(_, let axis), .contentSize(_, let axis): axis
    }
  }
}
