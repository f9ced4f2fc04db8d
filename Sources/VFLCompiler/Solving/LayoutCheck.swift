package import VFLDiagnostics
import VFLLayout
import VFLNarration

/// The diagnostics from solving a layout as part of a check: its conflicts, its ambiguities and the views
/// outside of their superviews, each if the rule is enabled.
///
/// A document that specifies neither the container's size nor views is not solved, because its format strings
/// can belong to different screens.
package struct LayoutCheck {
  /// The diagnostics, with the sources to which they refer.
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
    let requestsFrames = levels[.ambiguousLayout] != .off || levels[.outsideView] != .off
    guard document.isLayout, requestsConflicts || requestsFrames else {
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
      to: Self.diagnostics(of: layout.problem, narration, solving: requestsFrames))
    if !found.isEmpty { group = layout.sources.group(of: found) }
  }

  private static func diagnostics(
    of problem: LayoutProblem, _ narration: LayoutNarration, solving: Bool
  ) -> [Diagnostic] {
    do {
      if solving {
        let result = try problem.solved(explaining: true)
        // A layout without a container size is used at many sizes, so the missing size is not reported.
        if let assumed = AssumedContainer(problem, result) {
          let narration = narration.resized(by: assumed)
          return narration.diagnostics(for: assumed.constrainedResult)
            + narration.outsideWarnings(
              for: narration.outsideItems(
                of: assumed.result, containerAxes: assumed.givenAxes))
        }
        return narration.diagnostics(for: result)
          + narration.outsideWarnings(for: narration.outsideItems(of: result))
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
