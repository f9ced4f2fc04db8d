import VFLViews

extension ElementChain {
  /// Creates the constraints in a block and activates them.
  ///
  /// If a constraint is invalid, no constraint is activated.
  ///
  /// - Returns: The chained constraints of the block and the added constraint objects.
  /// - Throws: ``ChainError`` with all invalid constraints.
  @discardableResult
  public func makeConstraints(
    fileID: String = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) throws(ChainError) -> ConstraintChanges {
    try elements.makeConstraints(fileID: fileID, line: line, body)
  }

  /// Updates the constraints of the element to include the constraints in a block.
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
    try elements.updateConstraints(fileID: fileID, line: line, body)
  }

  /// Replaces all constraints that chains and distributions created for the element by the constraints in a
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
    try elements.remakeConstraints(fileID: fileID, line: line, body)
  }

  /// Returns the constraints in a block without activating them.
  ///
  /// They need a superview only when you call ``ChainedConstraint/activate()``.
  public func prepareConstraints(
    fileID: String = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [ChainedConstraint] {
    elements.prepareConstraints(fileID: fileID, line: line, body)
  }

  /// Deactivates and removes all constraints that chains and distributions created for the element.
  public func removeConstraints() { elements.removeConstraints() }
}
