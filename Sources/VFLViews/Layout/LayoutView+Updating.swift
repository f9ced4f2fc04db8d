import VFLLayout

extension LayoutView {
  /// Calls ``updateConstraints()`` of the views in this one, and of the view itself, that wait for it,
  /// and of those that come to wait on the way: as a pass does before it solves.
  ///
  /// - Throws: what an update throws, ``LayoutLoopError`` when there is no end to it.
  func updateConstraintsInSubtree() throws {
    var waiting = viewsWaitingForUpdate
    for _ in 0..<LayoutPass.limit where !waiting.isEmpty {
      for view in waiting where view.needsUpdate && view.isDescendant(of: self) {
        try view.updateConstraintsNow()
      }
      waiting = viewsWaitingForUpdate
    }
    guard waiting.isEmpty else { throw LayoutLoopError(views: waiting.map(\.name)) }
  }

  /// The views in this one that wait for an update, the deepest first.
  private var viewsWaitingForUpdate: [LayoutView] { subtree.reversed().filter(\.needsUpdate) }

  /// Calls ``updateConstraints()``; the view still waits for it if that throws.
  func updateConstraintsNow() throws {
    needsUpdate = false
    do { try updateConstraints() } catch {
      needsUpdate = true
      throw error
    }
  }

  /// Measures the content for the width that the view has got, and calls ``layoutSubviews()``; the view still
  /// waits for it if that throws.
  func layoutSubviewsNow() throws {
    needsSubviewLayout = false
    isLayingOut = true
    defer { isLayingOut = false }
    measureContent(forWidth: shownFrame.width)
    do { try layoutSubviews() } catch {
      needsSubviewLayout = true
      throw error
    }
  }
}
