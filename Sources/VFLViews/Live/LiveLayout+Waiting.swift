import VFLLayout
import VFLRecords

// Pending calls and broken constraints.
extension LiveLayout {
  /// Returns the views with a pending update, the deepest first, and clears the list.
  func takeWaitingForUpdate() -> [LayoutView] {
    defer { waitingForUpdate.removeAll() }
    return sorted(waitingForUpdate, deepestFirst: true)
  }

  /// Returns the views with a pending layout, the deepest last, and clears the list.
  func takeWaitingForLayout() -> [LayoutView] {
    defer { waitingForLayout.removeAll() }
    return sorted(waitingForLayout, deepestFirst: false)
  }

  /// Returns the views sorted by depth and then by slot.
  func sorted(_ views: [LayoutView], deepestFirst: Bool) -> [LayoutView] {
    // Sorting integers avoids reference counting.
    var keys: [Int64] = []
    keys.reserveCapacity(views.count)
    for view in views where view.live === self {
      let depth = Int64(rows.depth(of: view.slot))
      keys.append((deepestFirst ? Int64(Int32.max) - depth : depth) << 32 | Int64(view.slot))
    }
    keys.sort()
    return keys.compactMap { element(Int($0 & 0xFFFF_FFFF)) as? LayoutView }
  }

  /// Makes broken constraints required again if the current values satisfy them.
  func restoreBroken() {
    for constraint in root.brokenConstraints where constraint.live === self {
      guard constraint.isRowActive, holds(constraint) else { continue }
      constraint.isBroken = false
      touch(constraint)
    }
    root.brokenConstraints.removeAll { !$0.isBroken || !$0.isActive }
  }

  /// Returns whether the values of the last solution satisfy a constraint, apart from rounding errors.
  private func holds(_ constraint: LayoutConstraint) -> Bool {
    guard let record = record(of: constraint),
      let row = try? RecordRow(record, at: 0, of: self)
    else { return false }
    return rows.satisfies(row)
  }
}
