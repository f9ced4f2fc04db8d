import VFLViews

extension Array where Element == ConstraintDraft {
  /// Puts drafts in force: all of them, or none if one breaks a rule.
  ///
  /// - Parameters:
  ///   - fileID: the file that diagnostics name for relations that were made by operators.
  ///   - line: the line that diagnostics name for relations that were made by operators.
  /// - Throws: ``ChainError`` with everything that is wrong.
  @discardableResult
  public func install(
    fileID: String = #fileID, line: Int = #line
  ) throws(ChainError) -> [ChainedConstraint] {
    let constraints = map(\.constraint)
    for constraint in constraints where constraint.origin == nil {
      constraint.origin = ConstraintOrigin(fileID: fileID, line: line)
    }
    try constraints.activate()
    return constraints
  }
}

extension Sequence<ChainedConstraint> {
  /// Puts constraints in force: all of them, or none if one breaks a rule.
  ///
  /// - Throws: ``ChainError`` with everything that is wrong.
  public func activate() throws(ChainError) {
    try ChainInstallation.install(filter { !$0.isActive })
  }

  /// Takes constraints out of force; the views remember them.
  public func deactivate() {
    for constraint in self { constraint.deactivate() }
  }

  /// Takes constraints out of force, and the views forget them.
  public func uninstall() {
    ChainInstallation.remove(flatMap(\.layoutConstraints))
  }
}
