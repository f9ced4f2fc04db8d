package import VFLDiagnostics
import VFLLayout
import VFLNarration

/// The diagnostics from solving a layout as part of a check: its conflicts and its ambiguities, each if the
/// rule is enabled.
///
/// A document that specifies neither the container's size nor views is not solved, because its format strings
/// can belong to different screens.
package struct LayoutCheck {
  /// The conflicts and ambiguities, with the sources to which they refer.
  package private(set) var group: DiagnosticGroup?
  /// Whether the layout was not solved because it exceeds ``Limit/solvedConstraints``.
  ///
  /// This limit does not apply to `vfl solve`.
  package private(set) var exceedsLimit = false

  /// Solves the layout of a document if an enabled rule requires this.
  ///
  /// - Parameters:
  ///   - compiled: The compiled layout, which has no errors. Its names may not have been looked up.
  ///   - document: The document that is checked.
  ///   - settings: The settings with which the document was compiled.
  package init(
    _ compiled: CompiledLayout, of document: LayoutDocument, _ settings: LayoutSettings,
    levels: RuleLevels
  ) {
    let requestsConflicts = levels[.conflict] != .off
    let requestsAmbiguity = levels[.ambiguousLayout] != .off
    guard document.isLayout, requestsConflicts || requestsAmbiguity else {
      return
    }
    exceedsLimit = compiled.constraintCount > Limit.solvedConstraints.value
    if exceedsLimit { return }
    let layout = compiled.hasCheckedNames ? compiled : CompiledLayout([document], settings)
    // A layout with an undefined metric or view has no frames.
    guard !layout.hasErrors else { return }
    guard layout.problem.records.count <= Limit.solvedConstraints.value else {
      exceedsLimit = true
      return
    }
    let narration = LayoutNarration(of: layout.problem, text: layout.sources.text)
    let found = levels.apply(
      to: Self.diagnostics(of: layout.problem, narration, withAmbiguity: requestsAmbiguity))
    if !found.isEmpty { group = layout.sources.group(of: found) }
  }

  private static func diagnostics(
    of problem: LayoutProblem, _ narration: LayoutNarration, withAmbiguity: Bool
  ) -> [Diagnostic] {
    do {
      if withAmbiguity {
        return narration.diagnostics(for: try problem.solved(explaining: true))
      }
      return try problem.resultIfUnsatisfiable().map { narration.diagnostics(for: $0) } ?? []
    } catch {
      return narration.diagnostics(for: error)
    }
  }
}

extension LayoutDocument {
  /// Whether the document specifies the size of the container or declares views.
  fileprivate var isLayout: Bool { width != nil || height != nil || declaresViews }
}
