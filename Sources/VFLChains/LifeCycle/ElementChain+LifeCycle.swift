import VFLViews

extension ElementChain {
  /// Makes the constraints that a block says and puts them in force: all, or none.
  ///
  /// - Returns: the lines of the block, and the constraint objects that were added.
  /// - Throws: ``ChainError`` with everything that is wrong.
  @discardableResult
  public func makeConstraints(
    fileID: String = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) throws(ChainError) -> ConstraintChanges {
    try elements.makeConstraints(fileID: fileID, line: line, body)
  }

  /// Makes sure that what a block says is in force: a constraint that chains made for the element and
  /// that is the same but for constant and priority gets those of the block, and the others are added.
  ///
  /// - Returns: the lines of the block, and what was found and added.
  /// - Throws: ``ChainError`` with everything that is wrong; then nothing is changed.
  @discardableResult
  public func updateConstraints(
    fileID: String = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) throws(ChainError) -> ConstraintChanges {
    try elements.updateConstraints(fileID: fileID, line: line, body)
  }

  /// Makes what a block says the only constraints that chains and distributions made for the element; those that stay the
  /// same but for constant and priority are not made anew.
  ///
  /// - Returns: the lines of the block, and what was found, added and removed.
  /// - Throws: ``ChainError`` with everything that is wrong; then nothing is changed.
  @discardableResult
  public func remakeConstraints(
    fileID: String = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) throws(ChainError) -> ConstraintChanges {
    try elements.remakeConstraints(fileID: fileID, line: line, body)
  }

  /// Collects what a block says without putting it in force; ``ChainedConstraint/activate()`` does that,
  /// and needs a superview only then.
  public func prepareConstraints(
    fileID: String = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [ChainedConstraint] {
    elements.prepareConstraints(fileID: fileID, line: line, body)
  }

  /// Takes everything out of force that chains and distributions made for the element, and forgets it.
  public func removeConstraints() { elements.removeConstraints() }
}
