import VFLRecords

// What views, guides and constraints say when they change.
extension LiveLayout {
  /// A constraint was put in force or taken out of it, or one of its numbers changed.
  func touch(_ constraint: LayoutConstraint) {
    needsSolving = true
    guard constraint.waiting !== self else { return }
    constraint.waiting = self
    touched.append(constraint)
  }

  /// A constraint that has a row ceases to exist.
  func forget(_ row: Int) {
    deadRows.append(row)
    needsSolving = true
  }

  /// Margins, a baseline or the safe area of an element have changed, with what counts from them.
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
    // The root's frame has changed with it, which the solved size will not show.
    needsLayout(root)
  }

  func scaleChanged() { hasNewScale = true }

  /// The direction of the interface has changed; every row may be another one.
  func directionChanged() { root.rootLayout = nil }

  /// What leading and trailing mean to a view has changed: in the constraints that it holds, and for its
  /// margins.
  func directionChanged(of view: LayoutView) {
    for constraint in view.heldConstraints where constraint.followsDirection { touch(constraint) }
    traitsChanged(of: view)
  }

  /// The frame of an element was set by hand; the next values are to be compared with that.
  func frameWasSet(of element: LayoutElement) {
    let slot = slots[element.slot]
    for variable in [slot.x, slot.y, slot.width, slot.height] where variable >= 0 {
      values[variable] = .nan
    }
    slots[element.slot].carriesAlong = true
    guard let view = element as? LayoutView else { return }
    safeAreaMayHaveMoved(of: view)
    // What sets a frame while it lays its subviews out knows of it.
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

  // MARK: Leaving

  /// Takes an element out, with every row that speaks of it.
  func remove(_ element: LayoutElement) {
    guard element.live === self else { return }
    for mention in element.mentions { dropRow(of: mention.takeUnretainedValue()) }
    dropBaselineRows(of: element.slot)
    let slot = slots[element.slot]
    for row in slot.rows where row >= 0 { deadRows.append(row) }
    if let rows = maskRows.removeValue(forKey: element.slot) { deadRows += rows.map(\.row) }
    for variable in [slot.x, slot.y, slot.width, slot.height] {
      deadVariables.append(variable)
      slotOfVariable[variable] = -1
    }
    elements[element.slot] = nil
    slots[element.slot].parent = -1
    freeSlots.append(element.slot)
    element.live = nil
    element.slot = -1
    needsSolving = true
  }

  /// Takes the row of a constraint out of the solver.
  func dropRow(of constraint: LayoutConstraint) {
    guard constraint.live === self else { return }
    deadRows.append(constraint.row)
    constraint.row = -1
    constraint.live = nil
    needsSolving = true
  }
}
