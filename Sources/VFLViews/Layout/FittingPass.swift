import VFLLayout

/// The rounds of a layout pass over a view alone, whose frames are taken back at the end.
///
/// Each round solves a snapshot, so the rows of the live layout are left alone. Safe areas stay as they are.
struct FittingPass {
  private let root: LayoutView
  private let wish: (inout HierarchySnapshot) -> Void
  private let framesBefore: [FrameChange]
  /// The views that were laid out, some more than once, with the widths for which they were measured before.
  private var laidOut: [(view: LayoutView, measuredWidth: Double?)] = []

  /// The size that a view has when what it asks for is solved, with some wishes besides.
  static func size(
    of root: LayoutView, wish: @escaping (inout HierarchySnapshot) -> Void
  ) throws -> LayoutSize {
    var pass = FittingPass(root: root, wish: wish)
    defer { pass.takeBack() }
    return try pass.size()
  }

  private init(root: LayoutView, wish: @escaping (inout HierarchySnapshot) -> Void) {
    self.root = root
    self.wish = wish
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
    wish(&snapshot)
    return snapshot
  }

  /// Gives an element a frame, as a pass does; the root stays where it is in its superview.
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

  /// Lays out what has to be, superviews first; whether anything asks for it again.
  ///
  /// A view that asks for the size while it is laid out is not called from inside of its own call.
  private mutating func layoutSubviews(_ elements: [LayoutElement]) throws -> Bool {
    let views = elements.lazy.compactMap { $0 as? LayoutView }
    for view in views where view.needsSubviewLayout && !view.isLayingOut {
      laidOut.append((view, view.measuredWidth))
      try view.layoutSubviewsNow()
    }
    return views.contains { $0.needsSubviewLayout && !$0.isLayingOut }
  }

  /// Takes the frames back; what was laid out by others waits for a pass.
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
