import VFLLayout
import VFLRecords

// Notifications from views, guides and constraints about their changes.
extension LiveLayout {
  /// Called when a constraint was activated or deactivated, or when its constant or priority changed.
  func touch(_ constraint: LayoutConstraint) {
    needsSolving = true
    guard constraint.waiting !== self else { return }
    constraint.waiting = self
    touched.append(constraint)
  }

  /// Called when a constraint with a row is deallocated.
  func forget(_ row: Int) {
    rows.removeLater(row)
    needsSolving = true
  }

  /// Called when the margins, a baseline or the safe area of an element have changed.
  ///
  /// Schedules the constraints that depend on them.
  func traitsChanged(of element: LayoutElement) {
    for mention in element.mentions {
      let constraint = mention.takeUnretainedValue()
      if constraint.isActive { touch(constraint) }
    }
  }

  func contentChanged(of element: LayoutElement) {
    guard !slots[element.slot].isContentTouched else { return }
    slots[element.slot].isContentTouched = true
    touchedContent.append(element.slot)
    needsSolving = true
  }

  func maskChanged(of view: LayoutView) {
    guard !slots[view.slot].isMaskTouched else { return }
    slots[view.slot].isMaskTouched = true
    touchedMasks.append(view.slot)
    needsSolving = true
  }

  func rootSizeChanged() {
    isRootSizeTouched = true
    needsSolving = true
    safeAreaMayHaveMoved(of: root)
    // The root's frame already has the new size, so the solved size will not show a change.
    needsLayout(root)
  }

  func scaleChanged() { hasNewScale = true }

  /// Called when the layout direction of the user interface has changed.
  ///
  /// The change can affect every row.
  func directionChanged() { root.rootLayout = nil }

  /// Called when the layout direction of a view has changed.
  ///
  /// The change affects the constraints that the view owns and the view's margins.
  func directionChanged(of view: LayoutView) {
    for constraint in view.heldConstraints where constraint.followsDirection { touch(constraint) }
    traitsChanged(of: view)
  }

  /// Called when the frame of an element was set directly.
  ///
  /// The next solution must be compared with this frame.
  func frameWasSet(of element: LayoutElement) {
    rows.forgetFrame(of: element.slot)
    slots[element.slot].carriesAlong = true
    guard let view = element as? LayoutView else { return }
    safeAreaMayHaveMoved(of: view)
    // A superview that sets the frame in its own `layoutSubviews()` does not need layout again.
    if let superview = view.superview, !superview.isLayingOut { needsLayout(superview) }
    needsLayout(view)
  }

  func needsLayout(_ view: LayoutView) {
    guard !view.needsSubviewLayout else { return }
    view.needsSubviewLayout = true
    waitingForLayout.append(view)
  }

  func subtreeAdded(_ view: LayoutView) { newSubtrees.append(view) }

  func guideAdded(_ guide: LayoutGuide) { newGuides.append(guide) }

  // MARK: Removal

  /// Removes an element and all rows that refer to it.
  func remove(_ element: LayoutElement) {
    guard element.live === self else { return }
    for mention in element.mentions { dropRow(of: mention.takeUnretainedValue()) }
    dropBaselineRows(of: element.slot)
    rows.removeItem(element.slot)
    for given in maskRows.removeValue(forKey: element.slot) ?? [] { rows.removeLater(given.row) }
    elements[element.slot] = nil
    element.live = nil
    element.slot = -1
    needsSolving = true
  }

  /// Removes the row of a constraint from the solver.
  func dropRow(of constraint: LayoutConstraint) {
    guard constraint.live === self else { return }
    rows.removeLater(constraint.row)
    constraint.row = -1
    constraint.live = nil
    needsSolving = true
  }
}
