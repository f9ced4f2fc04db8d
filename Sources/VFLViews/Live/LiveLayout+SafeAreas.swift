import VFLLayout

// Safe areas, which rows count with and which depend on where views lie.
extension LiveLayout {
  /// What a view adds to the safe area has changed.
  func safeAreaChanged(of view: LayoutView) {
    safeAreaMayHaveMoved(of: view)
    needsSolving = true
  }

  /// Rows may from now on count with the safe area of a view.
  func safeAreaNeeded(of view: LayoutView) {
    var next: LayoutView? = view
    while let current = next, !current.holdsSafeArea {
      current.holdsSafeArea = true
      next = current.superview
    }
    safeAreaChanged(of: view)
  }

  /// A view has another frame, which safe areas in it depend on.
  func safeAreaMayHaveMoved(of view: LayoutView) {
    guard view.holdsSafeArea, !view.isSafeAreaTouched else { return }
    view.isSafeAreaTouched = true
    touchedSafeAreas.append(view)
  }

  /// Lets rows follow the safe area that views have where they lie now.
  func updateSafeAreas() {
    guard !touchedSafeAreas.isEmpty else { return }
    // Superviews first, as what lies in them is looked at with them.
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
