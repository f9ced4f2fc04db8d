import VFLRecords
import VFLViews

/// The constraints that a panel keeps in force, changed by saying which ones are wanted now.
///
/// What is wanted still stays as it is, row of the solver included. What is wanted no longer is put
/// aside for the next time: a view that is hidden and shown again gets its old constraints back.
struct PanelConstraints {
  /// The constraints in force, in the order of the rows that they stand for.
  private(set) var constraints: [LayoutConstraint] = []
  private var keys: [PanelRow.Key] = []
  private var spare: [PanelRow.Key: LayoutConstraint] = [:]

  /// Puts in force what stands for the rows, and nothing else.
  ///
  /// - Throws: ``LayoutConstraintError`` when a row breaks a rule of constraints; what was in force
  ///   before the call and is not wanted any longer is out of force then, too.
  mutating func become(
    _ rows: [PanelRow], origin: ConstraintOrigin
  ) throws(LayoutConstraintError) {
    let newKeys = rows.map(\.key)
    let shorter = min(keys.count, newKeys.count)
    var start = 0
    while start < shorter, keys[start] == newKeys[start] { start += 1 }
    var end = 0
    while end < shorter - start, keys[keys.count - 1 - end] == newKeys[newKeys.count - 1 - end] {
      end += 1
    }
    var changed = constraints[start..<(constraints.count - end)]
    if start + end < max(keys.count, newKeys.count) {
      changed =
        replacement(
          of: start..<(keys.count - end), by: newKeys[start..<(newKeys.count - end)], rows, origin)[
          ...]
    }
    var next = constraints[..<start] + changed + constraints[(constraints.count - end)...]
    for index in rows.indices {
      // An item may have gone, and another one come to its place in memory.
      if next[index].firstItem !== rows[index].first
        || next[index].secondItem !== rows[index].second
      {
        LayoutConstraint.deactivate([next[index]])
        next[index] = rows[index].constraint(origin)
      }
      next[index].constant = rows[index].constant
      try next[index].setPriority(rows[index].priority)
    }
    constraints = Array(next)
    keys = newKeys
    try LayoutConstraint.activate(constraints.filter { !$0.isActive })
  }

  /// The constraints for some of the rows: those in force before, those put aside, and new ones; the
  /// rest of those in force is put aside.
  private mutating func replacement(
    of old: Range<Int>, by newKeys: ArraySlice<PanelRow.Key>, _ rows: [PanelRow],
    _ origin: ConstraintOrigin
  ) -> [LayoutConstraint] {
    var known = [PanelRow.Key: LayoutConstraint](minimumCapacity: old.count)
    for index in old {
      let twin = known.updateValue(constraints[index], forKey: keys[index])
      if let twin { LayoutConstraint.deactivate([twin]) }
    }
    let found = newKeys.indices.map { index in
      known.removeValue(forKey: newKeys[index]) ?? spare.removeValue(forKey: newKeys[index])
        ?? rows[index].constraint(origin)
    }
    // What no new row took is still known.
    if spare.count > 2 * rows.count + 32 { spare.removeAll() }
    for index in old where known[keys[index]] === constraints[index] {
      LayoutConstraint.deactivate([constraints[index]])
      spare[keys[index]] = constraints[index]
    }
    return found
  }
}
