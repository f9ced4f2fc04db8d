extension LayoutView {
  /// Puts a view into this one, before all that are there; it leaves the view that it was in.
  ///
  /// What it leaves, it leaves as by ``removeFromSuperview()``. A subview only comes to the front: no
  /// constraint is touched, by this and all calls that insert one.
  ///
  /// - Precondition: `view` is neither this view nor one that this view lies in.
  public func addSubview(_ view: LayoutView) {
    if view.superview === self { return bringSubviewToFront(view) }
    refuseCircle(view)
    view.removeFromSuperview()
    insert(view, at: subviews.count)
  }

  /// Puts a view into this one at an index; it leaves the view that it was in.
  ///
  /// - Precondition: `view` is neither this view nor one that this view lies in; the index is at most
  ///   the number of subviews without `view`.
  public func insertSubview(_ view: LayoutView, at index: Int) {
    refuseCircle(view)
    let isSubview = take(view)
    Mistake.unless(
      index >= 0 && index <= subviews.count,
      "expected a place for `\(view.name)` among the other subviews of `\(name)`, "
        + "which has \(subviews.count), found \(index)")
    if isSubview { subviews.insert(view, at: index) } else { insert(view, at: index) }
  }

  /// Puts a view into this one, right before another subview.
  ///
  /// - Precondition: `sibling` is a subview, and another one than `view`.
  public func insertSubview(_ view: LayoutView, aboveSubview sibling: LayoutView) {
    insert(view, besides: sibling, distance: 1)
  }

  /// Puts a view into this one, right behind another subview.
  ///
  /// - Precondition: `sibling` is a subview, and another one than `view`.
  public func insertSubview(_ view: LayoutView, belowSubview sibling: LayoutView) {
    insert(view, besides: sibling, distance: 0)
  }

  /// Exchanges two subviews' places; no constraint is touched.
  ///
  /// - Precondition: there are subviews at both indices.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    for index in [first, second] {
      Mistake.unless(
        subviews.indices.contains(index),
        "expected a subview of `\(name)`, which has \(subviews.count), found \(index)")
    }
    subviews.swapAt(first, second)
  }

  /// Makes a subview the foremost one; no constraint is touched.
  public func bringSubviewToFront(_ view: LayoutView) {
    guard let index = subviews.index(of: view) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Makes a subview the hindmost one; no constraint is touched.
  public func sendSubviewToBack(_ view: LayoutView) {
    guard let index = subviews.index(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Takes the view out of its superview.
  ///
  /// The constraints that relate the view, or something in it, to something outside are deactivated, whoever
  /// holds them.
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
    refuseCircle(view)
    Mistake.unless(
      view !== sibling, "expected another view beside `\(name)`'s `\(view.name)`")
    let isSubview = take(view)
    guard let index = subviews.index(of: sibling) else {
      Mistake.trap("expected `\(sibling.name)` to be a subview of `\(name)`")
    }
    if isSubview {
      subviews.insert(view, at: index + distance)
    } else {
      insert(view, at: index + distance)
    }
  }

  /// Ends the program if this view is the one that is to lie in it, or lies in that.
  private func refuseCircle(_ view: LayoutView) {
    Mistake.unless(
      !liesIn(view), "expected `\(view.name)` to be neither `\(name)` nor a view around it")
  }

  /// Takes a view from where it is, to put it into this one; true if it is a subview, which only changes its
  /// place among the others.
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
    view.mendBrokenConstraints()
    subviews.insert(view, at: index)
    view.superview = self
    view.anchorMask(keeping: view.shownFrame)
    live?.subtreeAdded(view)
    setNeedsLayout()
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Whether the view is another one or lies in it, at any depth.
  public func isDescendant(of other: LayoutView) -> Bool {
    var view: LayoutView? = self
    while let current = view {
      if current === other { return true }
      view = current.superview
    }
    return false
  }

  /// ``isDescendant(of:)``, looked for from both ends: upwards from this view, and in all that lies in the
  /// other one, a step here and a step there.
  ///
  /// So putting a new view into one that lies deep is one step, and so is putting much into a root; a
  /// hierarchy is built in `O(n log n)` steps in whatever order its views are put together, as the smaller
  /// part is walked through at most.
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

  /// The view at the top of the hierarchy that this one lies in.
  public var rootView: LayoutView {
    var view = self
    while let next = view.superview { view = next }
    return view
  }

  /// The nearest view that both lie in or are; `nil` when there is none.
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
  /// The index of a view, looked for from both ends: those that came first or last tend to go first.
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
