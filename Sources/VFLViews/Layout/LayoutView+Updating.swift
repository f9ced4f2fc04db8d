import VFLLayout

extension LayoutView {
  /// Calls ``updateConstraints()`` on the view and its descendants where an update is pending, including
  /// updates that are requested meanwhile.
  ///
  /// - Throws: Any error thrown by an update, or ``LayoutLoopError`` if views keep requesting updates.
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

  /// The view and its descendants with a pending update, the deepest first.
  private var viewsWaitingForUpdate: [LayoutView] { subtree.reversed().filter(\.needsUpdate) }

  /// Calls ``updateConstraints()``.
  ///
  /// The update stays pending if it throws an error.
  func updateConstraintsNow() throws {
    needsUpdate = false
    do { try updateConstraints() } catch {
      needsUpdate = true
      throw error
    }
  }

  /// Measures the content for the current width of the view and calls ``layoutSubviews()``.
  ///
  /// The layout stays pending if it throws an error.
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
