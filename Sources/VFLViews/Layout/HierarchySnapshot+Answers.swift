import VFLDiagnostics
import VFLLayout

extension HierarchySnapshot {
  /// Solves the problem.
  ///
  /// - Throws: ``MalformedLayoutError`` when it is such that no layout could be sought.
  func solved(explaining: Bool = false) throws(MalformedLayoutError) -> LayoutResult {
    do { return try problem.solved(explaining: explaining) } catch { throw refusal(error) }
  }

  /// What keeps a layout from being sought, as it is told.
  func refusal(_ error: LayoutError) -> MalformedLayoutError {
    let texts = SnapshotTexts(of: self)
    return MalformedLayoutError(
      strangers: [], diagnostics: texts.narration.diagnostics(for: error), sources: texts.sources)
  }

  /// Says what is wrong with a hierarchy that has no rows; nothing if it has.
  func refuse() throws(MalformedLayoutError) {
    _ = try solved()
  }

  /// The diagnostics of a result.
  func diagnostics(for result: LayoutResult) -> [Diagnostic] {
    SnapshotTexts(of: self).narration.diagnostics(for: result)
  }

  /// The error that tells the conflicts of a result.
  func error(for result: LayoutResult) -> UnsatisfiableLayoutError {
    let texts = SnapshotTexts(of: self)
    return UnsatisfiableLayoutError(
      conflicts: result.conflicts.map { records(in: $0) },
      diagnostics: texts.narration.diagnostics(for: result), sources: texts.sources)
  }

  /// The constraint objects of a conflict.
  func constraints(in conflict: Conflict) -> [LayoutConstraint] {
    records(in: conflict).compactMap { constraints[$0] }
  }

  /// The constraint to break so that a conflict ends: the one whose priority the explanation would
  /// lower, or else the last one.
  func victim(of conflict: Conflict) -> LayoutConstraint? {
    if case .record(let index)? = conflict.demotion, let victim = constraints[index] {
      return victim
    }
    return constraints(in: conflict).last
  }

  private func records(in conflict: Conflict) -> [Int] {
    conflict.members.compactMap { member in
      if case .record(let index) = member { index } else { nil }
    }
  }
}
