import VFLLayout

// Safe areas depend on the frames of views, and rows depend on safe areas.
extension LiveLayout {
  /// Called when the additional safe area insets of a view have changed.
  func safeAreaChanged(of view: LayoutView) {
    safeAreaMayHaveMoved(of: view)
    needsSolving = true
  }

  /// Called when rows may begin to depend on the safe area of a view.
  func safeAreaNeeded(of view: LayoutView) {
    var next: LayoutView? = view
    while let current = next, !current.holdsSafeArea {
      current.holdsSafeArea = true
      next = current.superview
    }
    safeAreaChanged(of: view)
  }

  /// Called when the frame of a view has changed, which affects the safe areas of its descendants.
  func safeAreaMayHaveMoved(of view: LayoutView) {
    guard view.holdsSafeArea, !view.isSafeAreaTouched else { return }
    view.isSafeAreaTouched = true
    touchedSafeAreas.append(view)
  }

  /// Updates the rows for the safe areas of views at their current frames.
  func updateSafeAreas() {
    guard !touchedSafeAreas.isEmpty else { return }
    // Superviews first, because descendants are updated together with them.
    let views = sorted(touchedSafeAreas, deepestFirst: false)
    touchedSafeAreas.removeAll(keepingCapacity: true)
    for view in views where view.isSafeAreaTouched { follow(view) }
  }

  private func follow(_ view: LayoutView) {
    var waiting = [(view, view.safeAreaInsets)]
    while let (view, insets) = waiting.popLast() {
      view.isSafeAreaTouched = false
      if view.usesSafeArea, insets != view.appliedSafeArea {
        view.appliedSafeArea = insets
        traitsChanged(of: view)
        if view.insetsLayoutMarginsFromSafeArea { view.layoutMarginsDidChange() }
      }
      for inner in view.subviews where inner.holdsSafeArea {
        waiting.append((inner, inner.safeAreaInsets(in: view, insets)))
      }
    }
  }
}
