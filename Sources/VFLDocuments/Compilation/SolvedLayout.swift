import LayoutSolver
package import VFLDiagnostics
import VFLLayout

/// The findings of solving a layout for a check: its conflicts and, if a rule asks for it, its ambiguities.
///
/// A list of formats that says nothing of a container or of views is no layout: its lines may be of as
/// many screens, and are not solved together.
package struct SolvedLayout {
  /// The conflicts and ambiguities, with the texts that they point into.
  package private(set) var faults: FaultGroup?
  /// Whether the layout was not solved because it exceeds ``Limit/solvedConstraints``, which `vfl solve` does
  /// not have.
  package private(set) var exceedsLimit = false

  /// Solves the layout of some documents.
  ///
  /// - Parameters:
  ///   - compiled: the layout, without errors, whether names were looked up in it or not.
  ///   - document: the document that is checked.
  ///   - documents: all documents that the layout was compiled from, also those of flags.
  package init(
    _ compiled: CompiledLayout, of document: LayoutDocument, in documents: [LayoutDocument],
    settings: CompiledLayout.Settings, levels: RuleLevels
  ) {
    let asksForConflicts = levels[.conflict] != .off
    let asksForAmbiguity = levels[.ambiguousLayout] != .off
    guard document.isLayout, asksForConflicts || asksForAmbiguity else {
      return
    }
    exceedsLimit = compiled.constraintCount > Limit.solvedConstraints.value
    if exceedsLimit { return }
    var layout = compiled
    if !compiled.hasCheckedNames {
      var settings = settings
      (settings.checksNames, settings.lint) = (true, nil)
      layout = CompiledLayout(documents, settings: settings)
    }
    // What lacks the number of a metric, or a view, has no frames.
    guard !layout.hasErrors else { return }
    guard layout.problem.records.count <= Limit.solvedConstraints.value else {
      exceedsLimit = true
      return
    }
    let narration = LayoutNarration(of: layout.problem, text: layout.texts.text)
    let found = levels.apply(
      to: Self.diagnostics(of: layout.problem, narration, withAmbiguity: asksForAmbiguity))
    if !found.isEmpty { faults = layout.texts.group(of: found) }
  }

  private static func diagnostics(
    of problem: LayoutProblem, _ narration: LayoutNarration, withAmbiguity: Bool
  ) -> [Diagnostic] {
    var engine = LayoutEngine(backend: SimplexBackend())
    do {
      if withAmbiguity {
        return narration.diagnostics(for: try engine.solve(problem, explaining: true))
      }
      return try engine.resultIfUnsatisfiable(of: problem).map { narration.diagnostics(for: $0) }
        ?? []
    } catch {
      return narration.diagnostics(for: error)
    }
  }
}

extension LayoutDocument {
  /// Whether it says how large the container is, or which views there are.
  fileprivate var isLayout: Bool { width != nil || height != nil || declaresViews }
}
