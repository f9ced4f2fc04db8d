import VFLLayout
import VFLRecords

// Baselines that are those of views inside.
//
// A row is written for the view whose baseline it is. The slot of that view knows the constraint, so that
// it follows, or is written anew, when something happens there, however deep that is.
extension LiveLayout {
  /// How far the baseline of a view lies from its edge has changed.
  func baselineChanged(of view: LayoutView) {
    traitsChanged(of: view)
    for constraint in constraintsUsingBaseline(of: view.slot) where constraint.isActive {
      touch(constraint)
    }
  }

  /// A view may have its baselines from other views than before.
  func baselineViewsChanged(of view: LayoutView) {
    guard !view.isBaselineTouched else { return }
    view.isBaselineTouched = true
    touchedBaselines.append(view)
    needsSolving = true
  }

  /// Lets the rows of baselines be looked at that may be those of other views now.
  func touchBaselines() {
    for view in touchedBaselines where view.live === self {
      var next: LayoutView? = view
      while let current = next {
        touchBaselineMentions(of: current)
        // What has its baselines from this view has other ones, too.
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

  /// Lets the slots of inner views know a constraint that has its baselines from them.
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
    // Those that have gone are swept out whenever there are twice as many as were left the last time.
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

  /// The constraints whose rows are written for a slot since its baseline is that of a view around it.
  private func constraintsUsingBaseline(of slot: Int) -> [LayoutConstraint] {
    guard let users = baselineUsers[slot] else { return [] }
    return users.constraints.compactMap { user in
      guard let constraint = user.constraint, constraint.live === self else { return nil }
      let written = constraint.writtenSlots
      return Int(written.first) == slot || Int(written.second) == slot ? constraint : nil
    }
  }

  /// Takes out the rows that speak of an element that leaves since its baseline is that of a view around
  /// it; those in force are written anew.
  func dropBaselineRows(of slot: Int) {
    guard !baselineUsers.isEmpty else { return }
    for constraint in constraintsUsingBaseline(of: slot) {
      dropRow(of: constraint)
      if constraint.isActive { touch(constraint) }
    }
    baselineUsers[slot] = nil
  }
}
