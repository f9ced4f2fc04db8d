extension LayoutView {
  /// The view and its descendants.
  ///
  /// Each view precedes its subviews.
  var subtree: [LayoutView] {
    var views = [self]
    var next = 0
    while next < views.count {
      views += views[next].subviews
      next += 1
    }
    return views
  }

  /// Deactivates the constraints between this view's subtree and the rest of the hierarchy, and removes the
  /// subtree from the live layout.
  func leave() {
    let leaving = subtree
    for view in leaving { view.isLeaving = true }
    for view in leaving {
      view.deactivateCrossing()
      for guide in view.layoutGuides { guide.deactivateCrossing() }
    }
    repairConstraints(of: leaving)
    for view in leaving { view.isLeaving = false }
    guard let live else { return }
    for view in leaving {
      for guide in view.layoutGuides { live.remove(guide) }
      live.remove(view)
    }
  }
}

extension LayoutView {
  /// Makes the broken constraints of views that leave required again, because the new root does not track
  /// them.
  private func repairConstraints(of leaving: [LayoutView]) {
    guard leaving.contains(where: { $0.heldConstraints.contains { $0.isBroken } }) else { return }
    rootView.brokenConstraints.removeAll { constraint in
      guard let owner = constraint.owner, owner.isLeaving else { return false }
      constraint.isBroken = false
      return true
    }
  }

  /// Makes all broken constraints required again, because the view is no longer a root.
  func repairBrokenConstraints() {
    for constraint in brokenConstraints { constraint.isBroken = false }
    brokenConstraints.removeAll()
  }
}

extension LayoutElement {
  /// Deactivates the constraints whose owner is outside of the subtree that leaves.
  fileprivate func deactivateCrossing() {
    for mention in mentions {
      let constraint = mention.takeUnretainedValue()
      if let owner = constraint.owner, !owner.isLeaving { constraint.detach() }
    }
  }
}
