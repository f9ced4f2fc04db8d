extension LayoutView {
  /// Puts a constraint in force, as ``LayoutConstraint/activate(_:)`` does: the nearest view that both of its
  /// items lie in or are holds it, whether that is this one or not.
  ///
  /// - Throws: ``LayoutConstraintError`` for a rule that it breaks.
  public func addConstraint(_ constraint: LayoutConstraint) throws(LayoutConstraintError) {
    try LayoutConstraint.activate([constraint])
  }

  /// Puts constraints in force, all or none.
  ///
  /// - Throws: ``LayoutConstraintError`` for the first that breaks a rule.
  public func addConstraints(_ constraints: [LayoutConstraint]) throws(LayoutConstraintError) {
    try LayoutConstraint.activate(constraints)
  }

  /// Takes a constraint out of force if this view holds it.
  public func removeConstraint(_ constraint: LayoutConstraint) { removeConstraints([constraint]) }

  /// Takes those of some constraints out of force that this view holds.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(constraints.filter { $0.owner === self })
  }

  /// Calls ``updateConstraints()`` of this view, and of those in it, where they wait for it; a pass does so, too.
  ///
  /// - Throws: what an update throws, ``LayoutLoopError`` when there is no end to it.
  public func updateConstraintsIfNeeded() throws { try updateConstraintsInSubtree() }
}
