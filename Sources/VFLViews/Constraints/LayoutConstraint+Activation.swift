import VFLRecords

extension LayoutConstraint {
  /// Activates constraints.
  ///
  /// Constraints that are already active stay active.
  ///
  /// If a constraint is invalid, no constraint is activated.
  ///
  /// - Throws: ``LayoutConstraintError`` for the first invalid constraint, for example if its items have no
  ///   common ancestor, an item was deallocated, or the attributes are incompatible.
  public static func activate(_ constraints: [LayoutConstraint]) throws(LayoutConstraintError) {
    var owners: [LayoutView?] = []
    owners.reserveCapacity(constraints.count)
    for constraint in constraints {
      owners.append(constraint.isActive ? nil : try constraint.checkedOwner())
    }
    for (constraint, owner) in zip(constraints, owners) where !constraint.isActive {
      // A constraint that occurs twice in the array is already active the second time.
      if let owner { constraint.attach(to: owner) }
    }
  }

  /// Deactivates constraints.
  ///
  /// Constraints that are already inactive stay inactive.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.detach() }
  }

  /// Performs the checks of ``activate(_:)`` without activating the constraint.
  ///
  /// - Throws: ``LayoutConstraintError`` if activating the constraint would throw this error.
  package func checkActivation() throws(LayoutConstraintError) {
    if !isActive { _ = try checkedOwner() }
  }

  /// Checks that the constraint is valid and returns the view that will own the constraint.
  func checkedOwner() throws(LayoutConstraintError) -> LayoutView {
    try checkRules()
    guard let first = firstItem, !hasSecondItem || secondItem != nil else {
      throw LayoutConstraintError(.itemIsGone, self)
    }
    guard let host = first.hostView else { throw LayoutConstraintError(.noCommonAncestor, self) }
    guard let second = secondItem else { return host }
    guard let other = second.hostView, let owner = host.commonAncestor(with: other) else {
      throw LayoutConstraintError(.noCommonAncestor, self)
    }
    return owner
  }

  /// Checks the rules that do not depend on the view hierarchy.
  func checkRules() throws(LayoutConstraintError) {
    guard wantedPriority.isInRange else {
      throw LayoutConstraintError(.priorityOutOfRange(wantedPriority), self)
    }
    guard constant.isFinite, multiplier.isFinite else {
      throw LayoutConstraintError(.notFinite, self)
    }
    guard firstAttribute != .notAnAttribute else {
      throw LayoutConstraintError(.incompatibleAttributes, self)
    }
    guard hasSecondItem else {
      guard secondAttribute == .notAnAttribute else {
        throw LayoutConstraintError(.incompatibleAttributes, self)
      }
      guard firstAttribute.isSize else {
        throw LayoutConstraintError(.locationWithoutPartner, self)
      }
      return
    }
    guard secondAttribute != .notAnAttribute,
      firstAttribute.incompatibility(with: secondAttribute) == nil
    else { throw LayoutConstraintError(.incompatibleAttributes, self) }
    guard multiplier != 0 || firstAttribute.isSize else {
      throw LayoutConstraintError(.zeroMultiplier, self)
    }
  }

  func attach(to view: LayoutView) {
    owner = view
    placeInOwner = view.heldConstraints.count
    serial = view.nextSerial
    view.nextSerial += 1
    isBroken = false
    view.heldConstraints.append(self)
    view.live?.touch(self)
  }

  func detach() {
    guard let view = owner else { return }
    owner = nil
    let last = view.heldConstraints.removeLast()
    if last !== self {
      view.heldConstraints[placeInOwner] = last
      last.placeInOwner = placeInOwner
    }
    placeInOwner = -1
    live?.touch(self)
  }
}
