extension LayoutView {
  /// Activates a constraint, as ``LayoutConstraint/activate(_:)`` does.
  ///
  /// The constraint is added to the nearest common ancestor of its items, which need not be this view.
  ///
  /// - Throws: ``LayoutConstraintError`` if the constraint is invalid.
  public func addConstraint(_ constraint: LayoutConstraint) throws(LayoutConstraintError) {
    try LayoutConstraint.activate([constraint])
  }

  /// Activates constraints.
  ///
  /// If a constraint is invalid, no constraint is activated.
  ///
  /// - Throws: ``LayoutConstraintError`` for the first invalid constraint.
  public func addConstraints(_ constraints: [LayoutConstraint]) throws(LayoutConstraintError) {
    try LayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint if this view is its owner.
  public func removeConstraint(_ constraint: LayoutConstraint) { removeConstraints([constraint]) }

  /// Deactivates the given constraints that this view owns.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(constraints.filter { $0.owner === self })
  }

  /// Calls ``updateConstraints()`` on this view and its descendants where an update is pending.
  ///
  /// A layout pass does this before it solves the constraints.
  ///
  /// - Throws: Any error thrown by `updateConstraints()`, or ``LayoutLoopError`` if views keep requesting
  ///   updates.
  public func updateConstraintsIfNeeded() throws { try updateConstraintsInSubtree() }
}
