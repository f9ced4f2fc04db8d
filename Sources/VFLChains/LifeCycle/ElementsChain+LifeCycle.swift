import VFLViews

extension ElementsChain {
  /// Creates the constraints in a block for each element and activates them.
  ///
  /// If a constraint is invalid, no constraint is activated.
  ///
  /// - Returns: The chained constraints of the block and the added constraint objects.
  /// - Throws: ``ChainError`` with all invalid constraints.
  @discardableResult
  public func makeConstraints(
    fileID: String = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) throws(ChainError) -> ConstraintChanges {
    let lines = collected(ConstraintOrigin(fileID: fileID, line: line), body)
    try ChainInstallation.install(lines)
    return ConstraintChanges(
      constraints: lines, matched: [], added: lines.flatMap(\.layoutConstraints), removed: [])
  }

  /// Updates the constraints of the elements to include the constraints in a block.
  ///
  /// If an existing chain constraint differs only in its constant and priority, that constraint is updated.
  /// Otherwise, a new constraint is added.
  ///
  /// - Returns: The chained constraints of the block, and the matched and added constraint objects.
  /// - Throws: ``ChainError`` with all invalid constraints. Nothing is changed in this case.
  @discardableResult
  public func updateConstraints(
    fileID: String = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) throws(ChainError) -> ConstraintChanges {
    try ChainInstallation.update(
      elements, to: collected(ConstraintOrigin(fileID: fileID, line: line), body),
      removingRest: false)
  }

  /// Replaces all constraints that chains and distributions created for the elements by the constraints in a
  /// block.
  ///
  /// Existing constraints that differ only in their constant and priority are updated and not created again.
  ///
  /// - Returns: The chained constraints of the block, and the matched, added and removed constraint objects.
  /// - Throws: ``ChainError`` with all invalid constraints. Nothing is changed in this case.
  @discardableResult
  public func remakeConstraints(
    fileID: String = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) throws(ChainError) -> ConstraintChanges {
    try ChainInstallation.update(
      elements, to: collected(ConstraintOrigin(fileID: fileID, line: line), body),
      removingRest: true)
  }

  /// Returns the constraints in a block without activating them.
  ///
  /// They need a superview only when you call ``ChainedConstraint/activate()``.
  public func prepareConstraints(
    fileID: String = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [ChainedConstraint] {
    collected(ConstraintOrigin(fileID: fileID, line: line), body)
  }

  /// Deactivates and removes all constraints that chains and distributions created for the elements.
  public func removeConstraints() {
    ChainInstallation.remove(elements.flatMap(\.chained.members))
  }
}
