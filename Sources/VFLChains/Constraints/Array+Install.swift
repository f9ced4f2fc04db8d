import VFLViews

extension Array where Element == ConstraintDraft {
  /// Installs drafts.
  ///
  /// If a draft is invalid, no draft is installed.
  ///
  /// - Parameters:
  ///   - fileID: The file to report in diagnostics for constraints that were created with operators.
  ///   - line: The line to report in diagnostics for constraints that were created with operators.
  /// - Throws: ``ChainError`` with all invalid constraints.
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
  /// Activates chained constraints.
  ///
  /// If a constraint is invalid, no constraint is activated.
  ///
  /// - Throws: ``ChainError`` with all invalid constraints.
  public func activate() throws(ChainError) {
    try ChainInstallation.install(filter { !$0.isActive })
  }

  /// Deactivates chained constraints.
  ///
  /// Their elements still list them.
  public func deactivate() {
    for constraint in self { constraint.deactivate() }
  }

  /// Deactivates chained constraints and removes them from the lists of their elements.
  public func uninstall() {
    ChainInstallation.remove(flatMap(\.layoutConstraints))
  }
}
