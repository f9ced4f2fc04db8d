import LayoutSolver
import VFLLayout
import VFLRecords

// Values on their way to frames.
extension LiveLayout {
  /// Gives the elements the frames that the solver has found, noting what they were before.
  ///
  /// - Throws: ``LayoutChangeRefusal`` when numbers are so large that there is no finite frame.
  func readFrames(_ undo: inout [FrameChange]) throws(LayoutChangeRefusal) {
    var moved: [Int] = []
    var changed: [Int] = []
    solver.update(&values, noting: &changed)
    for variable in changed {
      guard values[variable].isFinite else { throw LayoutChangeRefusal() }
      let slot = Int(slotOfVariable[variable])
      if slot < 0 || slots[slot].isMoved { continue }
      slots[slot].isMoved = true
      moved.append(slot)
    }
    for slot in moved {
      slots[slot].isMoved = false
      let element = element(slot)
      undo.append(FrameChange(element))
      element.solvedFrame = frame(slot)
      if root.displayScale == nil { show(element.solvedFrame, of: element) }
    }
    if root.displayScale != nil ? !moved.isEmpty || hasNewScale : hasNewScale { reshow(&undo) }
    hasNewScale = false
  }

  private func frame(_ slot: Int) -> Frame {
    let entry = slots[slot]
    let isRoot = slot == 0
    return Frame(
      x: isRoot ? root.solvedFrame.x : CleanNumber.cleaned(values[entry.x]),
      y: isRoot ? root.solvedFrame.y : CleanNumber.cleaned(values[entry.y]),
      width: max(0, CleanNumber.cleaned(values[entry.width])),
      height: max(0, CleanNumber.cleaned(values[entry.height])))
  }

  /// Gives an element a frame, and lets the views be laid out that have to do with it.
  private func show(_ frame: Frame, of element: LayoutElement) {
    let old = element.shownFrame
    if frame == old { return }
    element.shownFrame = frame
    if let view = element as? LayoutView {
      if frame.width != old.width || frame.height != old.height { needsLayout(view) }
      if let superview = view.superview { needsLayout(superview) }
    }
  }

  /// Rounds all frames to pixels, or takes that back.
  ///
  /// Edges are rounded where they lie in the root, and sizes are what is between them. So views that
  /// touch still touch, and no error adds up however deep the hierarchy is.
  private func reshow(_ undo: inout [FrameChange]) {
    let scale = root.displayScale
    func rounded(_ value: Double) -> Double {
      guard let scale else { return value }
      return (value * scale + 0.5).rounded(.down) / scale
    }
    /// The near corner in the root: as it was solved, and rounded.
    var corners = [(x: Double, y: Double, shownX: Double, shownY: Double)](
      repeating: (0, 0, 0, 0), count: slots.count)
    var order = [0]
    var next = 0
    while next < order.count {
      let slot = order[next]
      next += 1
      let element = element(slot)
      let solved = element.solvedFrame
      let outer = slot == 0 ? (0, 0, 0, 0) : corners[slots[slot].parent]
      let x = slot == 0 ? 0 : outer.0 + solved.x
      let y = slot == 0 ? 0 : outer.1 + solved.y
      let (shownX, shownY) = (rounded(x), rounded(y))
      corners[slot] = (x, y, shownX, shownY)
      let roundedFrame = Frame(
        x: slot == 0 ? solved.x : shownX - outer.2, y: slot == 0 ? solved.y : shownY - outer.3,
        width: rounded(x + solved.width) - shownX, height: rounded(y + solved.height) - shownY)
      let frame = scale == nil ? solved : roundedFrame
      if frame != element.shownFrame {
        undo.append(FrameChange(element))
        show(frame, of: element)
      }
      guard let view = element as? LayoutView else { continue }
      for guide in view.layoutGuides where guide.live === self { order.append(guide.slot) }
      for inner in view.subviews where inner.live === self { order.append(inner.slot) }
    }
  }

  /// Lets rows follow the safe area that views have where they lie now.
  func updateSafeAreas() {
    safeAreaViews.removeAll { $0.live !== self }
    for view in safeAreaViews where view.safeAreaInsets != view.appliedSafeArea {
      view.appliedSafeArea = view.safeAreaInsets
      traitsChanged(of: view)
    }
  }
}

/// The frames of an element before a change.
struct FrameChange {
  let element: LayoutElement
  private let solved: Frame
  private let shown: Frame

  init(_ element: LayoutElement) {
    self.element = element
    solved = element.solvedFrame
    shown = element.shownFrame
  }

  /// Takes the change back.
  func undo() {
    element.solvedFrame = solved
    element.shownFrame = shown
  }
}
