import VFLRecords

extension LayoutConstraint {
  /// Puts constraints in force; those that are already stay so.
  ///
  /// Either all are put in force, or one breaks a rule and none is.
  ///
  /// - Throws: ``LayoutConstraintError`` for the first that breaks a rule: the items lie in no common
  ///   view, one of them is gone, or the attributes do not go together.
  public static func activate(_ constraints: [LayoutConstraint]) throws(LayoutConstraintError) {
    var owners: [LayoutView?] = []
    owners.reserveCapacity(constraints.count)
    for constraint in constraints {
      owners.append(constraint.isActive ? nil : try constraint.checkedOwner())
    }
    for (constraint, owner) in zip(constraints, owners) where !constraint.isActive {
      // One that is given twice is active the second time.
      if let owner { constraint.attach(to: owner) }
    }
  }

  /// Takes constraints out of force; those that are out already stay so.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.detach() }
  }

  /// Checks what activation would check, and changes nothing.
  ///
  /// - Throws: ``LayoutConstraintError`` for the rule that would be broken.
  package func checkActivation() throws(LayoutConstraintError) {
    if !isActive { _ = try checkedOwner() }
  }

  /// The view that is to hold the constraint, once all rules are checked.
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

  /// Checks what can be checked without knowing where the items lie.
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
