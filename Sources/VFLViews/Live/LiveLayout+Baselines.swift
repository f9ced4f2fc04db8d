import VFLLayout
import VFLRecords

// Baselines that belong to descendants.
//
// The row of a constraint refers to the view whose baseline is used. The slot of that view keeps a reference
// to the constraint, so that the row is updated or replaced when that view changes, however deep it is.
extension LiveLayout {
  /// Updates the rows that depend on a view's baseline after its distance from the edge has changed.
  func baselineChanged(of view: LayoutView) {
    traitsChanged(of: view)
    for constraint in constraintsUsingBaseline(of: view.slot) where constraint.isActive {
      touch(constraint)
    }
  }

  /// Schedules an update of the rows that use a view's baselines, because `viewForFirstBaselineLayout` or
  /// `viewForLastBaselineLayout` has changed.
  func baselineViewsChanged(of view: LayoutView) {
    guard !view.isBaselineTouched else { return }
    view.isBaselineTouched = true
    touchedBaselines.append(view)
    needsSolving = true
  }

  /// Schedules the constraints on baselines of views whose baseline views may have changed.
  func touchBaselines() {
    for view in touchedBaselines where view.live === self {
      var next: LayoutView? = view
      while let current = next {
        touchBaselineMentions(of: current)
        // If the superview uses this view's baselines, its baselines have changed, too.
        guard let superview = current.superview, !superview.isBaselineTouched else { break }
        let views = [superview.viewForFirstBaselineLayout, superview.viewForLastBaselineLayout]
        next = views.contains { $0 === current } ? superview : nil
      }
    }
    for view in touchedBaselines where view.live === self { view.isBaselineTouched = false }
    touchedBaselines.removeAll(keepingCapacity: true)
  }

  private func touchBaselineMentions(of view: LayoutView) {
    guard view.baselineMentions > 0 else { return }
    for mention in view.mentions {
      let constraint = mention.takeUnretainedValue()
      guard constraint.isActive,
        constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline
      else { continue }
      touch(constraint)
    }
  }

  /// Registers a constraint with the slots of the descendants whose baselines it uses.
  func noteBaselines(of constraint: LayoutConstraint) {
    note(constraint, constraint.firstItem, constraint.firstAttribute, constraint.writtenSlots.first)
    note(
      constraint, constraint.secondItem, constraint.secondAttribute, constraint.writtenSlots.second)
  }

  private func note(
    _ constraint: LayoutConstraint, _ item: LayoutElement?, _ attribute: Attribute, _ slot: Int32
  ) {
    guard attribute.isBaseline, slot >= 0, let item, element(Int(slot)) !== item.placement?.element
    else { return }
    // Remove unused entries each time the number of entries has doubled.
    let slot = Int(slot)
    if let users = baselineUsers[slot], users.constraints.count >= users.limit {
      var seen: Set<ObjectIdentifier> = []
      let left = constraintsUsingBaseline(of: slot)
        .filter { seen.insert(ObjectIdentifier($0)).inserted }
      baselineUsers[slot] = LiveSlot.BaselineUsers(
        constraints: left.map { LiveSlot.BaselineUsers.WeakConstraint(constraint: $0) },
        limit: max(16, 2 * left.count))
    }
    baselineUsers[slot, default: LiveSlot.BaselineUsers()].constraints
      .append(LiveSlot.BaselineUsers.WeakConstraint(constraint: constraint))
  }

  /// Returns the constraints whose rows refer to a slot because a superview uses its baseline.
  private func constraintsUsingBaseline(of slot: Int) -> [LayoutConstraint] {
    guard let users = baselineUsers[slot] else { return [] }
    return users.constraints.compactMap { user in
      guard let constraint = user.constraint, constraint.live === self else { return nil }
      let written = constraint.writtenSlots
      return Int(written.first) == slot || Int(written.second) == slot ? constraint : nil
    }
  }

  /// Removes the rows that refer to an element that leaves the hierarchy because a superview uses its
  /// baseline.
  ///
  /// Active constraints are scheduled for new rows.
  func dropBaselineRows(of slot: Int) {
    guard !baselineUsers.isEmpty else { return }
    for constraint in constraintsUsingBaseline(of: slot) {
      dropRow(of: constraint)
      if constraint.isActive { touch(constraint) }
    }
    baselineUsers[slot] = nil
  }
}
