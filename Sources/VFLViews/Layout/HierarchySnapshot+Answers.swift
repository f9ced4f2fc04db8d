import VFLDiagnostics
import VFLLayout
import VFLRecords
import VFLRendering

extension HierarchySnapshot {
  /// Solves the problem.
  ///
  /// - Throws: ``MalformedLayoutError`` when it is such that no layout could be sought.
  func solved(explaining: Bool = false) throws(MalformedLayoutError) -> LayoutResult {
    do { return try problem.solved(explaining: explaining) } catch {
      throw MalformedLayoutError(
        strangers: [], diagnostics: narration.diagnostics(for: error), sources: sources)
    }
  }

  /// Says what is wrong with a hierarchy that has no rows; nothing if it has.
  func refuse() throws(MalformedLayoutError) {
    _ = try solved()
  }

  /// The diagnostics of a result.
  func diagnostics(for result: LayoutResult) -> [Diagnostic] {
    narration.diagnostics(for: result)
  }

  /// The error that tells the conflicts of a result.
  func error(for result: LayoutResult) -> UnsatisfiableLayoutError {
    UnsatisfiableLayoutError(
      conflicts: result.conflicts.map { records(in: $0) }, diagnostics: diagnostics(for: result),
      sources: sources)
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

  /// The words of the problem.
  var narration: LayoutNarration {
    let (sources, isFormat) = (sources, isFormat)
    return LayoutNarration(of: problem) { location in
      guard case .format(let index) = location.origin, isFormat.indices.contains(index),
        isFormat[index]
      else { return nil }
      let bytes = sources[index].bytes
      let span = location.span
      guard span.start >= 0, span.end <= bytes.count else { return nil }
      return String(decoding: bytes[span.start..<span.end], as: UTF8.self)
    }
  }
}
