import VFLDiagnostics
import VFLLayout
import VFLText
public import VFLViews

extension LayoutView {
  /// Lays out the hierarchy and checks that this succeeds without breaking a constraint.
  ///
  /// - Throws: ``LayoutExpectationError`` with the explanation of the conflict.
  public func expectNoConflict(
    fileID: String = #fileID, line: Int = #line
  ) throws(LayoutExpectationError) {
    do { try settle() } catch {
      throw LayoutExpectationError(
        "layout failed, at \(situation)\n\(error)", fileID, line)
    }
  }

  /// Lays out the hierarchy.
  ///
  /// Throws an error if a constraint was broken to resolve a conflict.
  func settle() throws {
    try layoutIfNeeded()
    let broken = rootView.brokenConstraints
    if !broken.isEmpty { throw BrokenConstraintsError(constraints: broken.map(\.description)) }
  }

  /// Lays out the hierarchy and checks that the layout is unambiguous.
  ///
  /// - Throws: ``LayoutExpectationError`` with the ambiguous attributes and suggested constraints, or with
  ///   the explanation of a conflict.
  public func expectNoAmbiguity(
    fileID: String = #fileID, line: Int = #line
  ) throws(LayoutExpectationError) {
    let diagnostics: [Diagnostic]
    do {
      try settle()
      diagnostics = try ambiguityDiagnostics()
    } catch {
      throw LayoutExpectationError(
        "layout failed, at \(situation)\n\(error)", fileID, line)
    }
    guard !diagnostics.isEmpty else { return }
    throw LayoutExpectationError(
      "ambiguous layout, at \(situation)\n"
        + DiagnosticRenderer(sources: []).render(diagnostics), fileID, line)
  }
}
