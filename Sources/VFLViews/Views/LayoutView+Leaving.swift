extension LayoutView {
  /// The view with all that lie in it, each behind the one that it lies in.
  var subtree: [LayoutView] {
    var views = [self]
    var next = 0
    while next < views.count {
      views += views[next].subviews
      next += 1
    }
    return views
  }

  /// Deactivates the constraints that cross from this view's hierarchy to what lies outside, and takes
  /// it out of the live layout.
  func leave() {
    let leaving = subtree
    for view in leaving { view.isLeaving = true }
    for view in leaving {
      view.deactivateCrossing()
      for guide in view.layoutGuides { guide.deactivateCrossing() }
    }
    mendConstraints(of: leaving)
    for view in leaving { view.isLeaving = false }
    guard let live else { return }
    for view in leaving {
      for guide in view.layoutGuides { live.remove(guide) }
      live.remove(view)
    }
  }
}

extension LayoutView {
  /// Makes broken constraints that leave required again: another root knows nothing of them.
  private func mendConstraints(of leaving: [LayoutView]) {
    guard leaving.contains(where: { $0.heldConstraints.contains { $0.isBroken } }) else { return }
    rootView.brokenConstraints.removeAll { constraint in
      guard let owner = constraint.owner, owner.isLeaving else { return false }
      constraint.isBroken = false
      return true
    }
  }

  /// Makes all broken constraints required again, as the view ceases to be a root.
  func mendBrokenConstraints() {
    for constraint in brokenConstraints { constraint.isBroken = false }
    brokenConstraints.removeAll()
  }
}

extension LayoutElement {
  /// Deactivates the constraints that are held outside of what is leaving.
  fileprivate func deactivateCrossing() {
    for mention in mentions {
      let constraint = mention.takeUnretainedValue()
      if let owner = constraint.owner, !owner.isLeaving { constraint.detach() }
    }
  }
}
