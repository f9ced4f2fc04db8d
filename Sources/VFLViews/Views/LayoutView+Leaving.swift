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

  /// Gives a guide to the view; it leaves the view that it belonged to.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard case .free = guide.kind else { return }
    guide.owningView?.removeLayoutGuide(guide)
    layoutGuides.append(guide)
    guide.owningView = self
    live?.guideAdded(guide)
  }

  /// Takes a guide from the view; the constraints that speak of it are deactivated.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard let index = layoutGuides.firstIndex(where: { $0 === guide }) else { return }
    for mention in guide.mentions { mention.takeUnretainedValue().detach() }
    live?.remove(guide)
    layoutGuides.remove(at: index)
    guide.owningView = nil
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
    for view in leaving { view.isLeaving = false }
    guard let live else { return }
    live.forgetBaselines(into: self)
    for view in leaving {
      for guide in view.layoutGuides { live.remove(guide) }
      live.remove(view)
    }
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
