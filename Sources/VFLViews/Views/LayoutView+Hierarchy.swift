extension LayoutView {
  /// Adds a view in front of the view's other subviews.
  ///
  /// The view is first removed from its previous superview, as by ``removeFromSuperview()``. If it already is
  /// a subview of this view, it only moves to the front and no constraint is deactivated. The same is true
  /// for the methods that insert a subview.
  ///
  /// - Precondition: `view` is neither this view nor one of its ancestors.
  public func addSubview(_ view: LayoutView) {
    if view.superview === self { return bringSubviewToFront(view) }
    checkForCycle(view)
    view.removeFromSuperview()
    insert(view, at: subviews.count)
  }

  /// Inserts a view at an index of the view's subviews and removes it from its previous superview.
  ///
  /// - Precondition: `view` is neither this view nor one of its ancestors. `index` is at most the number of
  ///   subviews other than `view`.
  public func insertSubview(_ view: LayoutView, at index: Int) {
    checkForCycle(view)
    let isSubview = take(view)
    Precondition.check(
      index >= 0 && index <= subviews.count,
      "index \(index) is out of range 0...\(subviews.count) for inserting `\(view.name)` into `\(name)`"
    )
    if isSubview { subviews.insert(view, at: index) } else { insert(view, at: index) }
  }

  /// Inserts a view directly in front of another subview.
  ///
  /// - Precondition: `sibling` is a subview of this view and is not `view`.
  public func insertSubview(_ view: LayoutView, aboveSubview sibling: LayoutView) {
    insert(view, besides: sibling, distance: 1)
  }

  /// Inserts a view directly below another subview.
  ///
  /// - Precondition: `sibling` is a subview of this view and is not `view`.
  public func insertSubview(_ view: LayoutView, belowSubview sibling: LayoutView) {
    insert(view, besides: sibling, distance: 0)
  }

  /// Exchanges the positions of two subviews.
  ///
  /// No constraint is deactivated.
  ///
  /// - Precondition: Both indices are valid indices of ``subviews``.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    for index in [first, second] {
      Precondition.check(
        subviews.indices.contains(index),
        "index \(index) is out of range 0..<\(subviews.count) for the subviews of `\(name)`")
    }
    subviews.swapAt(first, second)
  }

  /// Moves a subview to the front.
  ///
  /// No constraint is deactivated.
  public func bringSubviewToFront(_ view: LayoutView) {
    guard let index = subviews.index(of: view) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves a subview to the back.
  ///
  /// No constraint is deactivated.
  public func sendSubviewToBack(_ view: LayoutView) {
    guard let index = subviews.index(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Removes the view from its superview.
  ///
  /// All constraints that relate the view or one of its descendants to an item outside of the view are
  /// deactivated, whichever view owns them.
  public func removeFromSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    leave()
    if let index = superview.subviews.index(of: self) { superview.subviews.remove(at: index) }
    self.superview = nil
    maskAnchor = nil
    superview.setNeedsLayout()
    didMoveToSuperview()
  }

  private func insert(_ view: LayoutView, besides sibling: LayoutView, distance: Int) {
    checkForCycle(view)
    Precondition.check(
      view !== sibling, "cannot insert `\(view.name)` next to itself in `\(name)`")
    let isSubview = take(view)
    guard let index = subviews.index(of: sibling) else {
      Precondition.fail("`\(sibling.name)` is not a subview of `\(name)`")
    }
    if isSubview {
      subviews.insert(view, at: index + distance)
    } else {
      insert(view, at: index + distance)
    }
  }

  /// Traps if `view` is this view or one of its ancestors.
  private func checkForCycle(_ view: LayoutView) {
    Precondition.check(
      !liesIn(view), "cannot add `\(view.name)` to `\(name)`: a view cannot contain itself")
  }

  /// Removes a view from its superview before it is inserted into this view.
  ///
  /// - Returns: Whether the view already was a subview of this view and therefore only changes its position.
  private func take(_ view: LayoutView) -> Bool {
    guard view.superview === self else {
      view.removeFromSuperview()
      return false
    }
    if let index = subviews.index(of: view) { subviews.remove(at: index) }
    return true
  }

  private func insert(_ view: LayoutView, at index: Int) {
    view.rootLayout = nil
    view.repairBrokenConstraints()
    subviews.insert(view, at: index)
    view.superview = self
    view.anchorMask(keeping: view.shownFrame)
    live?.subtreeAdded(view)
    setNeedsLayout()
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Returns whether the view is another view or one of its descendants.
  public func isDescendant(of other: LayoutView) -> Bool {
    var view: LayoutView? = self
    while let current = view {
      if current === other { return true }
      view = current.superview
    }
    return false
  }

  /// Returns the same result as ``isDescendant(of:)``, but searches the ancestors of this view and the
  /// descendants of the other view in alternating steps.
  ///
  /// - Complexity: O(*m*), where *m* is the smaller of the number of ancestors and the number of descendants.
  ///   Adding a new view deep in a hierarchy takes one step, and so does adding a large subtree to a root.
  ///   Building a hierarchy of *n* views in any order takes O(*n* log *n*) steps.
  private func liesIn(_ other: LayoutView) -> Bool {
    var outer: LayoutView? = self
    var inner = [(view: other, next: 0)]
    while let current = outer {
      if current === other { return true }
      while let last = inner.last, last.next == last.view.subviews.count { inner.removeLast() }
      guard let last = inner.last else { return false }
      inner[inner.count - 1].next += 1
      let view = last.view.subviews[last.next]
      if view === self { return true }
      inner.append((view, 0))
      outer = current.superview
    }
    return false
  }

  /// The topmost view of the view's hierarchy.
  public var rootView: LayoutView {
    var view = self
    while let next = view.superview { view = next }
    return view
  }

  /// Returns the nearest common ancestor of this view and another view, which may be one of the two.
  ///
  /// Returns `nil` if the views are in different hierarchies.
  public func commonAncestor(with other: LayoutView) -> LayoutView? {
    if self === other || other.superview === self { return self }
    if superview === other { return other }
    if let superview, superview === other.superview { return superview }
    var (first, second): (LayoutView?, LayoutView?) = (self, other)
    var (depth, otherDepth) = (hierarchyDepth, other.hierarchyDepth)
    while depth > otherDepth {
      first = first?.superview
      depth -= 1
    }
    while otherDepth > depth {
      second = second?.superview
      otherDepth -= 1
    }
    while first !== second {
      first = first?.superview
      second = second?.superview
    }
    return first
  }

  private var hierarchyDepth: Int {
    var depth = 0
    var view = superview
    while let next = view {
      depth += 1
      view = next.superview
    }
    return depth
  }
}

extension [LayoutView] {
  /// Returns the index of a view, or `nil` if the array does not contain it.
  ///
  /// The search starts from both ends, because the first and the last views are removed most often.
  fileprivate func index(of view: LayoutView) -> Int? {
    var (first, last) = (startIndex, endIndex - 1)
    while first <= last {
      if self[first] === view { return first }
      if self[last] === view { return last }
      first += 1
      last -= 1
    }
    return nil
  }
}
