import VFLDiagnostics
import VFLLayout
import VFLNarration

extension HierarchySnapshot {
  /// Solves the layout problem.
  ///
  /// - Throws: ``MalformedLayoutError`` if the problem is malformed.
  func solved(explaining: Bool = false) throws(MalformedLayoutError) -> LayoutResult {
    do { return try problem.solved(explaining: explaining) } catch { throw malformed(error) }
  }

  /// Returns the error to throw for a malformed problem.
  func malformed(_ error: LayoutError) -> MalformedLayoutError {
    let texts = SnapshotTexts(of: self)
    return MalformedLayoutError(
      strangers: [], diagnostics: texts.narration.diagnostics(for: error), sources: texts.sources)
  }

  /// Throws ``MalformedLayoutError`` if the problem is malformed.
  func validate() throws(MalformedLayoutError) {
    _ = try solved()
  }

  /// Returns the diagnostics for a result.
  func diagnostics(for result: LayoutResult) -> [Diagnostic] {
    SnapshotTexts(of: self).narration.diagnostics(for: result)
  }

  /// Returns the error that describes the conflicts of a result.
  func error(for result: LayoutResult) -> UnsatisfiableLayoutError {
    let texts = SnapshotTexts(of: self)
    return UnsatisfiableLayoutError(
      conflicts: result.conflicts.map { records(in: $0) },
      diagnostics: texts.narration.diagnostics(for: result), sources: texts.sources)
  }

  /// Returns the constraint objects in a conflict.
  func constraints(in conflict: Conflict) -> [LayoutConstraint] {
    records(in: conflict).compactMap { constraints[$0] }
  }

  /// Returns the constraint to break to resolve a conflict: the constraint whose priority the explanation
  /// suggests to lower, or otherwise the last constraint.
  ///
  /// Returns `nil` if the conflict contains no constraint object.
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
