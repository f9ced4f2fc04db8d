import VFLLayout
import VFLRecords

/// The numbers that a person might change.
extension LogNarration {
  /// The result with no changes but those that a person might make.
  func plausible(_ result: LayoutResult) -> LayoutResult {
    var plausible = result
    plausible.conflicts = result.conflicts.map { found in
      var found = found
      found.changes = isCuredOtherwise(found.members) ? [] : changes(found, of: result)
      return found
    }
    return plausible
  }

  /// The changes that a person might make, the one first that lets the whole list hold.
  private func changes(_ found: Conflict, of result: LayoutResult) -> [ConstantChange] {
    var changes = found.changes.filter(isPlausible)
    guard result.conflicts.count == 1 else { return changes }
    let best = changes.prefix(Self.triedChanges).firstIndex { change in
      guard case .record(let index) = change.member else { return false }
      var mended = problem.layout
      mended.records[index].constant = change.to
      return canHold(mended)
    }
    if let best { changes.insert(changes.remove(at: best), at: 0) }
    return changes
  }

  // Each takes a solve of the whole list.
  static let triedChanges = 8

  func canHold(_ problem: LayoutProblem) -> Bool {
    guard let result = try? problem.resultIfUnsatisfiable() else { return true }
    return result.conflicts.allSatisfy(self.problem.mayBeRounding)
  }

  /// Whether a person might make a change: to a number of the program's own that keeps its sign.
  private func isPlausible(_ change: ConstantChange) -> Bool {
    origin(of: change.member) == nil && !isKept(change.member) && !isManagedSize(change.member)
      && (change.to == 0 ? !isSize(change.member) : (change.to < 0) == (change.from < 0))
  }

  /// Whether the number of a member is a size, which nobody wants to be 0 instead of another number.
  private func isSize(_ member: ConflictMember) -> Bool {
    problem.constraint(of: member).map { conflict.constraints[$0].second == nil } ?? false
  }

  /// Whether a member is the size of a view that the system lays out: a window, a content view.
  private func isManagedSize(_ member: ConflictMember) -> Bool {
    guard let constraint = problem.constraint(of: member).map({ conflict.constraints[$0] }) else {
      return false
    }
    return constraint.isAmongSystem
      || constraint.second == nil
        && (constraint.first.item.isManaged || constraint.first.item.isSystemGuide)
  }

  private func isKept(_ member: ConflictMember) -> Bool {
    problem.constraint(of: member).map { conflict.constraints[$0].isKept } ?? false
  }

  /// Whether one of the members is a constraint of the system that no other number cures.
  private func isCuredOtherwise(_ members: [ConflictMember]) -> Bool {
    members.contains { origin(of: $0)?.isCuredOtherwise ?? false }
  }
}
