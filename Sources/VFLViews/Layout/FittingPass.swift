import VFLLayout

/// A layout pass over a single view and its descendants that restores all frames at the end.
///
/// Each iteration solves a snapshot, so the rows of the live layout do not change. Safe areas are not
/// updated.
struct FittingPass {
  private let root: LayoutView
  private let addOptional: (inout HierarchySnapshot) -> Void
  private let framesBefore: [FrameChange]
  /// The views that were laid out, possibly several times, with the width for which each was measured before.
  private var laidOut: [(view: LayoutView, measuredWidth: Double?)] = []

  /// Returns the size of a view when its constraints are solved together with additional optional
  /// constraints.
  ///
  /// - Parameter addOptional: Adds the optional constraints to a snapshot.
  static func size(
    of root: LayoutView, addOptional: @escaping (inout HierarchySnapshot) -> Void
  ) throws -> LayoutSize {
    var pass = FittingPass(root: root, addOptional: addOptional)
    defer { pass.takeBack() }
    return try pass.size()
  }

  private init(root: LayoutView, addOptional: @escaping (inout HierarchySnapshot) -> Void) {
    self.root = root
    self.addOptional = addOptional
    framesBefore = ItemHierarchy.elements(of: root).map { FrameChange($0) }
  }

  private mutating func size() throws -> LayoutSize {
    var snapshot = try snapshot()
    for _ in 0..<LayoutPass.limit {
      let result = try snapshot.solved()
      guard !result.frames.isEmpty else { throw snapshot.error(for: result) }
      for (element, frame) in zip(snapshot.elements, result.frames) { show(frame, of: element) }
      let isWaiting = try layoutSubviews(snapshot.elements)
      let problem = snapshot.problem
      snapshot = try self.snapshot()
      if !isWaiting, snapshot.problem == problem {
        return LayoutSize(width: result.frames[0].width, height: result.frames[0].height)
      }
    }
    throw LayoutLoopError(views: snapshot.elements.compactMap(\.hostView?.name))
  }

  private func snapshot() throws -> HierarchySnapshot {
    try root.updateConstraintsInSubtree()
    var snapshot = HierarchySnapshot(of: root, isAlone: true)
    addOptional(&snapshot)
    return snapshot
  }

  /// Sets the frame of an element, as a layout pass does.
  ///
  /// The frame of the root keeps its origin.
  private func show(_ frame: Frame, of element: LayoutElement) {
    let old = element.shownFrame
    var frame = frame
    if element === root { (frame.x, frame.y) = (old.x, old.y) }
    guard frame != old else { return }
    element.shownFrame = frame
    guard let view = element as? LayoutView else { return }
    if frame.width != old.width || frame.height != old.height { view.needsSubviewLayout = true }
    if view !== root { view.superview?.needsSubviewLayout = true }
  }

  /// Lays out the views that need layout, superviews first.
  ///
  /// If a view requests this size in its own `layoutSubviews()`, the method is not called recursively.
  ///
  /// - Returns: Whether a view needs layout again.
  private mutating func layoutSubviews(_ elements: [LayoutElement]) throws -> Bool {
    let views = elements.lazy.compactMap { $0 as? LayoutView }
    for view in views where view.needsSubviewLayout && !view.isLayingOut {
      laidOut.append((view, view.measuredWidth))
      try view.layoutSubviewsNow()
    }
    return views.contains { $0.needsSubviewLayout && !$0.isLayingOut }
  }

  /// Restores the frames and requests layout for the views that were laid out.
  private func takeBack() {
    for change in framesBefore { change.undo() }
    for (view, measuredWidth) in laidOut.reversed() {
      view.measureContent(forWidth: measuredWidth)
      view.needsSubviewLayout = true
    }
    for view in root.subtree where view.needsSubviewLayout {
      view.needsSubviewLayout = false
      if !view.isLayingOut { view.setNeedsLayout() }
    }
  }
}
