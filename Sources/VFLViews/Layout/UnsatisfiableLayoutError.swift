public import VFLDiagnostics
public import VFLText

/// An error that is thrown if required constraints are unsatisfiable.
public struct UnsatisfiableLayoutError: Error, Sendable, Hashable {
  /// The indices of the constraints in each conflict.
  ///
  /// The constraints of a conflict are unsatisfiable together, but satisfiable if any one of them is removed.
  ///
  /// The conflicts are disjoint, and the remaining constraints are satisfiable. Implicit constraints, such as
  /// the size of the container, only appear in ``diagnostics``.
  ///
  /// For constraint objects, use ``LayoutView/conflictingConstraints`` of the root view.
  public let conflicts: [[Int]]
  /// A diagnostic for each conflict, with the arithmetic that shows the contradiction.
  public let diagnostics: [Diagnostic]
  /// The sources that the diagnostics refer to: format strings, and descriptions of constraint objects with
  /// the file and line of their creation.
  public let sources: [RenderedSource]

  init(conflicts: [[Int]], diagnostics: [Diagnostic], sources: [RenderedSource] = []) {
    self.conflicts = conflicts
    self.diagnostics = diagnostics
    self.sources = sources
  }

  /// The indices of the constraints in the first conflict.
  public var conflict: [Int] { conflicts.first ?? [] }
}

extension UnsatisfiableLayoutError: CustomStringConvertible {
  /// The diagnostics as text, with excerpts from the sources if the sources are known.
  public var description: String { DiagnosticRenderer(sources: sources).render(diagnostics) }
}
