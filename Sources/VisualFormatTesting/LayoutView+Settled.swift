import VFLDiagnostics
import VFLLayout
import VFLRendering
public import VFLViews

extension LayoutView {
  /// Lays the hierarchy out and expects that this can be done, and without breaking a constraint.
  ///
  /// - Throws: ``LayoutExpectationError`` with the explanation of the conflict.
  public func expectNoConflict(
    fileID: String = #fileID, line: Int = #line
  ) throws(LayoutExpectationError) {
    do { try settle() } catch {
      throw LayoutExpectationError(
        "expected a layout, at \(situation)\n\(error)", fileID, line)
    }
  }

  /// Lays the hierarchy out; a conflict that a broken constraint has ended counts as one.
  func settle() throws {
    try layoutIfNeeded()
    let broken = rootView.brokenConstraints
    if !broken.isEmpty { throw BrokenConstraintsError(constraints: broken.map(\.description)) }
  }

  /// Expects that the constraints leave nothing open in the hierarchy.
  ///
  /// - Throws: ``LayoutExpectationError`` with what is left open and what would settle it, or with the
  ///   conflict.
  public func expectNoAmbiguity(
    fileID: String = #fileID, line: Int = #line
  ) throws(LayoutExpectationError) {
    let diagnostics: [Diagnostic]
    do {
      try settle()
      diagnostics = try ambiguityDiagnostics()
    } catch {
      throw LayoutExpectationError(
        "expected a layout, at \(situation)\n\(error)", fileID, line)
    }
    guard !diagnostics.isEmpty else { return }
    throw LayoutExpectationError(
      "expected constraints that leave nothing open, at \(situation)\n"
        + DiagnosticRenderer(sources: []).render(diagnostics), fileID, line)
  }
}
