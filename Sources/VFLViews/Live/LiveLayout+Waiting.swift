import LayoutSolver
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
      let depth = Int64(slots[view.slot].depth)
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
    let sides = row.second.map { [row.first, $0] } ?? [row.first]
    var residual = -row.constant
    for side in sides {
      var value = side.share * solver.value(of: slots[side.item].size(side.axis))
      if side.isPosition {
        var slot = side.item
        while slot != row.ancestor {
          value += solver.value(of: slots[slot].position(side.axis))
          slot = slots[slot].parent
        }
      }
      residual += side.factor * value
    }
    let allowed = 1e-6 * max(1, row.constant.magnitude)
    return switch row.relation {
    case .lessThanOrEqual: residual <= allowed
    case .equal: residual.magnitude <= allowed
    case .greaterThanOrEqual: residual >= -allowed
    }
  }
}
