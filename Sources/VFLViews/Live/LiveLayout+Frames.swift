import VFLLayout

// Conversion of solved values to frames.
extension LiveLayout {
  /// Sets the frames that the solver has computed, and records the previous frames in `undo`.
  ///
  /// - Throws: An error if a value is too large to be finite.
  func readFrames(_ undo: inout [FrameChange]) throws {
    let moved = try rows.movedItems()
    for slot in moved {
      let element = element(slot)
      undo.append(FrameChange(element))
      let (old, new) = (element.solvedFrame, frame(slot))
      element.solvedFrame = new
      if let view = element as? LayoutView { safeAreaMayHaveMoved(of: view) }
      // With rounding to pixels, moving an element changes the rounding of its descendants.
      if root.displayScale == nil {
        show(new, of: element)
      } else if old.x != new.x || old.y != new.y || slot == 0 && countsFromTheRight {
        slots[slot].carriesAlong = true
      }
    }
    if hasNewScale {
      slots[0].carriesAlong = true
      showRounded([0], &undo)
    } else if root.displayScale != nil {
      showRounded(moved, &undo)
    }
    hasNewScale = false
  }

  /// Whether a change of the root's width changes the rounding of all edges.
  private var countsFromTheRight: Bool { root.layoutDirection == .rightToLeft }

  private func frame(_ slot: Int) -> Frame {
    var frame = rows.frame(of: slot)
    if slot == 0 { (frame.x, frame.y) = (root.solvedFrame.x, root.solvedFrame.y) }
    return frame
  }

  /// Sets the frame of an element and requests layout for the views that it affects.
  func show(_ frame: Frame, of element: LayoutElement) {
    let old = element.shownFrame
    if frame == old { return }
    element.shownFrame = frame
    if let view = element as? LayoutView {
      if frame.width != old.width || frame.height != old.height { needsLayout(view) }
      if let superview = view.superview { needsLayout(superview) }
    }
  }
}
