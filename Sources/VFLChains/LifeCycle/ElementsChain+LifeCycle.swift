import VFLViews

extension ElementsChain {
  /// Makes the constraints that a block says, for each element; those of all of them, or none, are put
  /// in force.
  ///
  /// - Returns: the lines of the block, and the constraint objects that were added.
  /// - Throws: ``ChainError`` with everything that is wrong.
  @discardableResult
  public func makeConstraints(
    fileID: String = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) throws(ChainError) -> ConstraintChanges {
    let lines = collected(ConstraintOrigin(fileID: fileID, line: line), body)
    try ChainInstallation.install(lines)
    return ConstraintChanges(
      constraints: lines, matched: [], added: lines.flatMap(\.layoutConstraints), removed: [])
  }

  /// Makes sure that what a block says is in force: a constraint that chains made for an element and that
  /// is the same but for constant and priority gets those of the block, and the others are added.
  ///
  /// - Returns: the lines of the block, and what was found and added.
  /// - Throws: ``ChainError`` with everything that is wrong; then nothing is changed.
  @discardableResult
  public func updateConstraints(
    fileID: String = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) throws(ChainError) -> ConstraintChanges {
    try ChainInstallation.update(
      elements, to: collected(ConstraintOrigin(fileID: fileID, line: line), body),
      removingRest: false)
  }

  /// Makes what a block says the only constraints that chains and distributions made for the elements; those that stay the
  /// same but for constant and priority are not made anew.
  ///
  /// - Returns: the lines of the block, and what was found, added and removed.
  /// - Throws: ``ChainError`` with everything that is wrong; then nothing is changed.
  @discardableResult
  public func remakeConstraints(
    fileID: String = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) throws(ChainError) -> ConstraintChanges {
    try ChainInstallation.update(
      elements, to: collected(ConstraintOrigin(fileID: fileID, line: line), body),
      removingRest: true)
  }

  /// Collects what a block says without putting it in force; ``ChainedConstraint/activate()`` does that,
  /// and needs a superview only then.
  public func prepareConstraints(
    fileID: String = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [ChainedConstraint] {
    collected(ConstraintOrigin(fileID: fileID, line: line), body)
  }

  /// Takes everything out of force that chains and distributions made for the elements, and forgets it.
  public func removeConstraints() {
    ChainInstallation.remove(elements.flatMap(\.chained.members))
  }
}
