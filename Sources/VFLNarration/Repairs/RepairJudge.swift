import VFLLayout
import VFLRecords

/// Judges repairs of a conflict by the faults of the whole layout after each repair.
///
/// A fault counts against a repair only if it is avoidable: if a layout without one of the members of the
/// conflict does not have it.
struct RepairJudge {
  /// The layout, in which the members of other conflicts are optional.
  private let problem: LayoutProblem
  /// The layout as it is.
  private let original: LayoutProblem
  /// The number of conflicts of the layout.
  private let conflictCount: Int
  private let search: FaultSearch
  /// Other sizes of the container at which the layout has to be satisfiable.
  private let sizes: [PerAxis<Double?>]
  /// Changes that resolve the conflict, with which a repair is compared.
  private let references: [Repair]
  /// The maximum number of references, so that the work does not grow with the square of the members.
  private static let referenceCount = 16
  private var outcomes: [Repair: Outcome?] = [:]
  /// The number of records and items that may still be solved.
  private var effort: Int

  /// A layout and its faults.
  private struct Outcome {
    let layout: LayoutResult
    let frames: DeterminedFrames
    let faults: Set<LayoutFault>
  }

  /// Creates a judge of the repairs of a conflict.
  ///
  /// - Parameters:
  ///   - conflict: The conflict.
  ///   - others: The members of the other conflicts of the layout.
  ///   - sizes: Other sizes of the container at which a repair has to resolve the conflict.
  ///   - effort: The maximum number of records in all layouts that are solved.
  init(
    _ conflict: Conflict, in problem: LayoutProblem, besides others: [[ConflictMember]],
    at sizes: [PerAxis<Double?>], effort: Int
  ) {
    original = problem
    self.sizes = sizes
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

  /// The judgement of a repair.
  enum Judgement: Equatable {
    /// The repair does not resolve the conflict, or the effort does not suffice to tell.
    case unresolved
    /// The repair leaves fewer conflicts, and the layout has no avoidable fault.
    case good
    /// The layout has an avoidable fault.
    case faulty(LayoutFault)
  }

  /// Judges a repair.
  ///
  /// It is a fault if the layout has as many conflicts as before. A repair would otherwise only replace a
  /// conflict by another one, of which a repair could be the opposite change.
  mutating func judgement(of repair: Repair) -> Judgement {
    guard let outcome = outcome(of: repair) else {
      return effort >= 0 ? .faulty(.conflict) : .unresolved
    }
    var found = outcome.faults.sorted().first { isAvoidable($0, without: repair) }
    if found == nil, !leavesFewerConflicts(repair) || !isSatisfiableAtOtherSizes(repair) {
      found = .conflict
    }
    guard effort >= 0 else { return .unresolved }
    return found.map { .faulty($0) } ?? .good
  }

  /// Returns whether no view is smaller than its content after a repair, and no more attributes are free than
  /// after another one.
  mutating func keepsContent(_ repair: Repair, determiningLike other: Repair) -> Bool {
    guard let one = outcome(of: repair), let other = outcome(of: other) else { return false }
    let showsContent = problem.nodes.indices.dropFirst().allSatisfy { index in
      let (content, frame) = (problem.nodes[index].content, one.layout.frames[index])
      return frame.width >= (content.horizontal ?? 0) - 1e-6
        && frame.height >= (content.vertical ?? 0) - 1e-6
    }
    return showsContent && one.layout.freeAttributes.count <= other.layout.freeAttributes.count
  }

  /// Returns whether a repair resolves the conflict, and the layout has no fault of a view at all.
  mutating func isFaultless(_ item: ItemID, after repair: Repair) -> Bool {
    judgement(of: repair) == .good
      && outcome(of: repair)?.faults.contains { $0.extents.contains { $0.item == item } } == false
  }

  private mutating func leavesFewerConflicts(_ repair: Repair) -> Bool {
    // If there is only one conflict, the repaired layout is satisfiable.
    guard conflictCount > 1 else { return true }
    effort -= problem.records.count + problem.nodes.count
    guard effort >= 0 else { return false }
    var repaired = original
    repair.apply(to: &repaired)
    guard let result = try? repaired.resultIfUnsatisfiable() else { return true }
    return result.conflicts.count < conflictCount
  }

  private mutating func isSatisfiableAtOtherSizes(_ repair: Repair) -> Bool {
    for size in sizes {
      effort -= problem.records.count + problem.nodes.count
      guard effort >= 0 else { return false }
      var repaired = problem
      repaired.containerSize = size
      repair.apply(to: &repaired)
      guard (try? repaired.resultIfUnsatisfiable()) == nil else { return false }
    }
    return true
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

  /// Returns whether the layout without another member of the conflict does not have a fault.
  ///
  /// If no such layout shows this, gaps that closed and views without an extent count as avoidable, because a
  /// greater change avoids them. The removal of the constraint that a repair changes shows nothing, because
  /// the layout is similar.
  private mutating func isAvoidable(_ fault: LayoutFault, without repair: Repair) -> Bool {
    var isDecided = false
    for reference in references where reference.member != repair.member {
      guard let other = outcome(of: reference), other.frames.decide(fault) else { continue }
      // A view without an extent overlaps no other view.
      if case .overlap = fault,
        fault.extents.contains(where: { other.faults.contains(.empty($0.item, $0.axis)) })
      {
        continue
      }
      guard other.faults.contains(fault) else { return true }
      isDecided = true
    }
    switch fault {
    case .empty, .closed: return !isDecided
    case .outside, .overlap, .conflict: return false
    }
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
