import VFLLayout
import VFLRecords

/// Suggested changes of constants.
extension LogNarration {
  /// Returns the result without implausible changes.
  func plausible(_ result: LayoutResult) -> LayoutResult {
    var plausible = result
    plausible.conflicts = result.conflicts.map { found in
      var found = found
      found.changes = isCuredOtherwise(found.members) ? [] : changes(found, of: result)
      return found
    }
    return plausible
  }

  /// Returns the plausible changes.
  ///
  /// If a change makes the whole list of constraints satisfiable, this change is the first one.
  private func changes(_ found: Conflict, of result: LayoutResult) -> [ConstantChange] {
    var changes = found.changes.filter(isPlausible)
    guard result.conflicts.count == 1 else { return changes }
    let best = changes.prefix(Self.triedChanges).firstIndex { change in
      guard case .record(let index) = change.member else { return false }
      var fixed = problem.layout
      fixed.records[index].constant = change.to
      return canHold(fixed)
    }
    if let best { changes.insert(changes.remove(at: best), at: 0) }
    return changes
  }

  // The maximum number of changes to try. Each attempt solves the whole list of constraints.
  static let triedChanges = 8

  func canHold(_ problem: LayoutProblem) -> Bool {
    guard let result = try? problem.resultIfUnsatisfiable() else { return true }
    return result.conflicts.allSatisfy(self.problem.mayBeRounding)
  }

  /// Returns whether a change is plausible: it affects a constant of the program and keeps the sign of the
  /// constant.
  private func isPlausible(_ change: ConstantChange) -> Bool {
    origin(of: change.member) == nil && !isKept(change.member) && !isManagedSize(change.member)
      && (change.to == 0 ? !isSize(change.member) : (change.to < 0) == (change.from < 0))
  }

  /// Returns whether the constant of a member is a size.
  ///
  /// Replacing a size by 0 is not plausible.
  private func isSize(_ member: ConflictMember) -> Bool {
    problem.constraint(of: member).map { conflict.constraints[$0].second == nil } ?? false
  }

  /// Returns whether a member is the size of a view that the system lays out, such as a window or a content
  /// view.
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

  /// Returns whether a member is a system constraint whose conflict cannot be fixed by changing a constant.
  private func isCuredOtherwise(_ members: [ConflictMember]) -> Bool {
    members.contains { origin(of: $0)?.isCuredOtherwise ?? false }
  }
}
