import VFLLayout

// Registration of new elements.
extension LiveLayout {
  /// Assigns a slot to an element, and schedules its content size and autoresizing mask.
  func register(_ element: LayoutElement, parent: Int) {
    let slot = rows.addItem(in: parent)
    let held = element === root ? nil : element
    if slot == slots.count {
      slots.append(LiveSlot())
      elements.append(held)
    } else {
      slots[slot] = LiveSlot()
      elements[slot] = held
    }
    element.live = self
    element.slot = slot
    needsSolving = true
    if element.contentSizing != nil { contentChanged(of: element) }
    guard let view = element as? LayoutView else { return }
    if view.maskAnchor != nil { maskChanged(of: view) }
    if view.needsUpdate { waitingForUpdate.append(view) }
    if view.needsSubviewLayout { waitingForLayout.append(view) }
    // Reset the flags of a former live layout. Superviews are registered first, so their flags are set again
    // when a descendant is registered.
    view.holdsSafeArea = false
    view.isSafeAreaTouched = false
    view.isBaselineTouched = false
    if view.usesSafeArea { safeAreaNeeded(of: view) }
  }

  /// Registers the descendants and guides of a registered view, and schedules the constraints that all these
  /// views own.
  func enterSubtree(of view: LayoutView) {
    var views = [view]
    var next = 0
    while next < views.count {
      let current = views[next]
      next += 1
      for guide in current.layoutGuides { register(guide, parent: current.slot) }
      for inner in current.subviews { register(inner, parent: current.slot) }
      views += current.subviews
      for constraint in current.heldConstraints { touch(constraint) }
    }
  }

  /// Registers the subtrees and guides that were added since the last pass and not removed again.
  func enterNewElements() {
    let (subtrees, guides) = (newSubtrees, newGuides)
    newSubtrees.removeAll()
    newGuides.removeAll()
    for view in subtrees {
      guard view.live !== self, let superview = view.superview, superview.live === self else {
        continue
      }
      register(view, parent: superview.slot)
      enterSubtree(of: view)
    }
    for guide in guides {
      guard guide.live !== self, let view = guide.owningView, view.live === self else { continue }
      register(guide, parent: view.slot)
    }
  }
}
